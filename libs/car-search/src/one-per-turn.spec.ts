import { OnePerTurn } from './one-per-turn.js';

/** Records how many tasks had run at each turn of the event loop. */
async function turnsDuring(work: Promise<unknown>, done: () => number): Promise<number[]> {
  const seen: number[] = [];
  let isOver = false;
  const look = (): void => {
    seen.push(done());
    if (!isOver) setImmediate(look);
  };
  setImmediate(look);
  await work;
  isOver = true;
  return seen;
}

describe('long tasks', () => {
  it('run in order, and let everything else run between two of them', async () => {
    const queue = new OnePerTurn();
    const ran: number[] = [];
    const all = Promise.all([1, 2, 3, 4].map((task) => queue.run(() => ran.push(task))));
    const seen = await turnsDuring(all, () => ran.length);
    expect(ran).toEqual([1, 2, 3, 4]);
    expect(seen.slice(0, 4)).toEqual([0, 1, 2, 3]);
  });

  it('fail separately', async () => {
    const queue = new OnePerTurn();
    const failing = queue.run(() => {
      throw new Error('too long a word');
    });
    const next = queue.run(() => 'found');
    await expect(failing).rejects.toThrow('too long a word');
    expect(await next).toBe('found');
    expect(await queue.run(() => 'again')).toBe('again');
  });
});
