import { setTimeout as sleep } from 'node:timers/promises';

/** Called for each arrival with its due time, which a slow predecessor does not delay. */
export type Arrival = (index: number, dueAt: number) => Promise<void>;

/** Open loop: starts `perSecond` arrivals per second, however long each takes; resolves when all have ended. */
export async function openLoop(perSecond: number, seconds: number, arrive: Arrival): Promise<void> {
  const total = Math.round(perSecond * seconds);
  const startedAt = performance.now();
  const dueAt = (index: number): number => startedAt + (index * 1_000) / perSecond;
  const underWay: Promise<void>[] = [];
  for (let next = 0; next < total;) {
    while (next < total && dueAt(next) <= performance.now()) {
      underWay.push(arrive(next, dueAt(next)));
      next += 1;
    }
    if (next < total) await sleep(Math.max(0, dueAt(next) - performance.now()));
  }
  await Promise.all(underWay);
}

/** Closed loop: each of `workers` starts the next task when its last one has ended, until the time is over. */
export async function closedLoop(workers: number, seconds: number, arrive: Arrival): Promise<void> {
  const endAt = performance.now() + seconds * 1_000;
  let next = 0;
  const work = async (): Promise<void> => {
    while (performance.now() < endAt) await arrive(next++, performance.now());
  };
  await Promise.all(Array.from({ length: workers }, work));
}
