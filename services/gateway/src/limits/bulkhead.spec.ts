import { Bulkhead } from './bulkhead.js';

class Full extends Error {}

interface Job {
  readonly done: Promise<string>;
  readonly finish: () => void;
}

describe('a bulkhead for two calls and one waiting', () => {
  let bulkhead: Bulkhead;
  let running: string[];

  beforeEach(() => {
    running = [];
    bulkhead = new Bulkhead({ most: 2, mostWaiting: 1, longestWaitMs: 50, full: () => new Full() });
  });

  function job(name: string): Job {
    let finish = (): void => undefined;
    const work = (): Promise<string> => {
      running.push(name);
      return new Promise((resolve) => (finish = () => resolve(name)));
    };
    const done = bulkhead.run(work);
    return { done, finish: () => finish() };
  }

  const settled = () => new Promise((resolve) => setImmediate(resolve));

  it('starts the third call when one has ended', async () => {
    const [a, b, c] = [job('a'), job('b'), job('c')];
    expect(running).toEqual(['a', 'b']);
    a.finish();
    await a.done;
    await settled();
    expect(running).toEqual(['a', 'b', 'c']);
    b.finish();
    c.finish();
    expect(await Promise.all([b.done, c.done])).toEqual(['b', 'c']);
  });

  it('rejects the fourth call at once', async () => {
    const [a, b, c, d] = [job('a'), job('b'), job('c'), job('d')];
    await expect(d.done).rejects.toThrow(Full);
    for (const one of [a, b]) one.finish();
    await Promise.all([a.done, b.done]);
    await settled();
    c.finish();
    expect(await c.done).toBe('c');
  });

  it('rejects a call that has waited too long, and keeps its size', async () => {
    const [a, b, c] = [job('a'), job('b'), job('c')];
    await expect(c.done).rejects.toThrow(Full);
    a.finish();
    b.finish();
    await Promise.all([a.done, b.done]);
    const [d, e] = [job('d'), job('e')];
    expect(running).toEqual(['a', 'b', 'd', 'e']);
    d.finish();
    e.finish();
    await Promise.all([d.done, e.done]);
  });

  it('releases the permit when the work fails', async () => {
    await expect(bulkhead.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    const [a, b] = [job('a'), job('b')];
    expect(running).toEqual(['a', 'b']);
    a.finish();
    b.finish();
    await Promise.all([a.done, b.done]);
  });
});
