import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { markupOf } from './markup.js';
import { WaitingQueryClient } from './waiting-query-client.js';

const rendered: string[] = [];

function Car({ id, children }: { readonly id: string; readonly children?: (model: string) => ReactNode }) {
  rendered.push(id);
  const { data, error } = useQuery({
    queryKey: [id],
    queryFn: () =>
      id === 'sold' ? Promise.reject(new Error('no such car')) : Promise.resolve(`model of ${id}`),
  });
  return (
    <p>
      {data ?? error?.message ?? 'loading'}
      {data && children?.(data)}
    </p>
  );
}

const pageOf = (content: ReactNode): Promise<string> =>
  markupOf(<QueryClientProvider client={new WaitingQueryClient()}>{content}</QueryClientProvider>);

beforeEach(() => void rendered.splice(0));

describe('the markup of a page', () => {
  it('holds the answers, also to what is asked because of other answers', async () => {
    expect(await pageOf(<Car id="monjaro">{(model) => <Car id={model} />}</Car>)).toContain(
      'model of model of monjaro',
    );
  });

  it('is made once, whatever has to be waited for', async () => {
    await pageOf([
      <Car key="a" id="monjaro" />,
      <Car key="b" id="coolray">
        {() => <Car id="atlas" />}
      </Car>,
    ]);
    // Each started without its answer, and was rendered with it.
    expect(rendered.toSorted()).toEqual(['atlas', 'atlas', 'coolray', 'coolray', 'monjaro', 'monjaro']);
  });

  it('shows what was refused', async () => expect(await pageOf(<Car id="sold" />)).toContain('no such car'));

  it('does not wait for what the page has switched off', async () => {
    function Later() {
      const { isPending } = useQuery({ queryKey: ['later'], queryFn: () => fail(), enabled: false });
      return <p>{isPending ? 'not asked' : 'asked'}</p>;
    }
    expect(await pageOf(<Later />)).toContain('not asked');
  });

  it('has a large part in place, without a script that inserts it', async () => {
    const markup = await pageOf(
      <Suspense fallback="loading">
        <Car id="monjaro">{() => 'long '.repeat(20_000)}</Car>
      </Suspense>,
    );
    expect(markup).toContain('long long');
    expect(markup).not.toMatch(/<script|<template|loading/);
  });

  it('is refused when a component fails', async () => {
    function Broken(): ReactNode {
      throw new Error('broken');
    }
    await expect(pageOf(<Suspense fallback="loading">{<Broken />}</Suspense>)).rejects.toThrow('broken');
  });
});
