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
import { Tally, type TallyJob } from './tally.js';

const { state } = workerData as CountingThreadSetting;
/** Of the last two models: while one replaces the other, both are asked. */
const tallies = new Map<number, Tally>();
const KEPT = 2;

function count(tally: Tally | undefined, job: TallyJob): string | undefined {
  if (!tally) return 'it does not know the memory';
  while (Atomics.compareExchange(state, 0, NOBODY, COUNTING) !== NOBODY) Atomics.wait(state, 0, CHANGING);
  try {
    tally.count(job);
    return undefined;
  } catch (failure) {
    return String(failure);
  } finally {
    Atomics.store(state, 0, NOBODY);
    Atomics.notify(state, 0);
  }
}

parentPort!.on('message', (order: ThreadOrder) => {
  if ('shared' in order) {
    tallies.set(order.memory, new Tally(order.shared, operationsOn(order.shared)));
    for (const oldest of tallies.keys()) if (tallies.size > KEPT) tallies.delete(oldest);
    return;
  }
  const failure = count(tallies.get(order.memory), order.job);
  const reply: ThreadReply = { id: order.id, ...(failure !== undefined && { failure }) };
  parentPort!.postMessage(reply);
});
