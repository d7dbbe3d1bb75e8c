import { jest } from '@jest/globals';
import pLimit from 'p-limit';
import { KeyedBatches } from './keyed-batches.js';

interface Item {
  readonly key: string;
  readonly n: number;
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

function queue(work: (batch: readonly Item[]) => Promise<void>, parallel = 3, limit = pLimit(8)) {
  return new KeyedBatches<Item>({ keyOf: ({ key }) => key, work, parallel, mostPerBatch: 16, limit });
}

describe('keyed batches', () => {
  it('work each key in order, and never one key in two batches at a time', async () => {
    const seen = new Map<string, number[]>();
    const atWork = new Set<string>();
    const batches = queue(async (batch) => {
      const keys = new Set(batch.map(({ key }) => key));
      for (const key of keys) {
        expect(atWork.has(key)).toBe(false);
        atWork.add(key);
      }
      await turn();
      for (const { key, n } of batch) seen.set(key, [...(seen.get(key) ?? []), n]);
      for (const key of keys) atWork.delete(key);
    });
    for (let n = 0; n < 500; n += 1) batches.add({ key: `key ${n % 7}`, n });
    await batches.idle();
    expect([...seen.values()].flat()).toHaveLength(500);
    for (const ns of seen.values()) expect(ns).toEqual([...ns].sort((a, b) => a - b));
  });

  it('grow while they are quick, up to the maximum', async () => {
    const sizes: number[] = [];
    const batches = queue(async (batch) => void sizes.push(batch.length), 1);
    for (let n = 0; n < 200; n += 1) batches.add({ key: String(n), n });
    await batches.idle();
    expect(sizes.slice(0, 6)).toEqual([1, 2, 4, 8, 16, 16]);
    expect(Math.max(...sizes)).toBe(16);
  });

  it('gather items that arrive shortly after the previous batch', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] });
    try {
      const sizes: number[] = [];
      const batches = queue(async (batch) => void sizes.push(batch.length), 1);
      batches.add({ key: 'first', n: 0 });
      await batches.idle();
      for (let n = 1; n <= 6; n += 1) {
        batches.add({ key: String(n), n });
        await turn();
      }
      expect(sizes).toEqual([1]);
      await jest.advanceTimersByTimeAsync(100);
      await batches.idle();
      expect(sizes).toEqual([1, 2, 4]);
    } finally {
      jest.useRealTimers();
    }
  });

  it('handle other keys while one key is blocked', async () => {
    const done: string[] = [];
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    let pass = (): void => undefined;
    const passed = new Promise<void>((resolve) => (pass = resolve));
    const batches = queue(async (batch) => {
      if (batch[0]!.key === 'slow') await held;
      else pass();
      done.push(...batch.map(({ key }) => key));
    });
    batches.add({ key: 'slow', n: 0 });
    await turn();
    batches.add({ key: 'slow', n: 1 });
    await turn();
    batches.add({ key: 'quick', n: 2 });
    await passed;
    await turn();
    expect(done).toEqual(['quick']);
    release();
    await batches.idle();
    expect(done).toEqual(['quick', 'slow', 'slow']);
  });

  it('leave permits to other queues', async () => {
    const limit = pLimit(2);
    let atWork = 0;
    let most = 0;
    const work = async (): Promise<void> => {
      atWork += 1;
      most = Math.max(most, atWork);
      await turn();
      atWork -= 1;
    };
    const queues = [queue(work, 3, limit), queue(work, 3, limit), queue(work, 3, limit)];
    for (const one of queues) for (let n = 0; n < 30; n += 1) one.add({ key: String(n), n });
    await Promise.all(queues.map((one) => one.idle()));
    expect(most).toBe(2);
  });
});
