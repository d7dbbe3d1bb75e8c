import { jest } from '@jest/globals';
import { KeptValue } from './index.js';

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-01') }));
afterEach(() => jest.useRealTimers());

const later = (ms: number) => jest.setSystemTime(Date.now() + ms);

describe('a kept value', () => {
  it('is read once for all who ask at the same time, and again when it is old', async () => {
    let reads = 0;
    const kept = new KeptValue(1_000, async () => (reads += 1));
    expect(await Promise.all([kept.current(), kept.current()])).toEqual([1, 1]);
    later(999);
    expect(await kept.current()).toBe(1);
    later(1);
    expect(await kept.current()).toBe(2);
  });

  it('is not kept when its reading fails', async () => {
    const read = jest
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('away'))
      .mockResolvedValue('read');
    const kept = new KeptValue(1_000, read);
    await expect(kept.current()).rejects.toThrow('away');
    expect(await kept.current()).toBe('read');
  });

  it('passes the previous value to the next read', async () => {
    const kept = new KeptValue<string>(1_000, async (before) => `${before ?? 'nothing'}, then more`);
    await kept.current();
    later(1_000);
    expect(await kept.current()).toBe('nothing, then more, then more');
  });

  it('is read again after it was forgotten, even if a read was in progress', async () => {
    const answers: ((value: string) => void)[] = [];
    const kept = new KeptValue<string>(1_000, () => new Promise((resolve) => answers.push(resolve)));
    const early = kept.current();
    kept.forget();
    const late = kept.current();
    answers[0]!('old');
    expect(await early).toBe('old');
    answers[1]!('new');
    expect(await late).toBe('new');
    expect(await kept.current()).toBe('new');
    expect(answers).toHaveLength(2);
  });
});
