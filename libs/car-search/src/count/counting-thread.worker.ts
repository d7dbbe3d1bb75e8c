import { parentPort, workerData } from 'node:worker_threads';
import { operationsOn } from './bit-code.js';
import {
  COUNTING,
  NOBODY,
  CHANGING,
  type CountingThreadSetting,
  type ThreadOrder,
  type ThreadReply,
} from './counting-thread.js';
import { Tally } from './tally.js';

const { state } = workerData as CountingThreadSetting;
/** Tallies of the last two models: while one replaces the other, both are used. */
const tallies = new Map<number, Tally>();
const KEPT = 2;

parentPort!.on('message', (order: ThreadOrder) => {
  if ('shared' in order) {
    tallies.set(order.memory, new Tally(order.shared, operationsOn(order.shared)));
    for (const oldest of tallies.keys()) if (tallies.size > KEPT) tallies.delete(oldest);
    return;
  }
  while (Atomics.compareExchange(state, 0, NOBODY, COUNTING) !== NOBODY) Atomics.wait(state, 0, CHANGING);
  try {
    tallies.get(order.memory)!.count(order.job);
  } finally {
    Atomics.store(state, 0, NOBODY);
    Atomics.notify(state, 0);
  }
  parentPort!.postMessage({ id: order.id } satisfies ThreadReply);
});
