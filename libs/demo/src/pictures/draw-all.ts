import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { PictureJob } from './picture-set.js';

type Batch = { key: string; job: PictureJob }[];
type Answer = { key: string; bytes: Uint8Array; isDone?: undefined } | { isDone: true };

/**
 * Draws pictures on all cores and passes each to `take` when it is ready; resolves when all have been taken.
 */
export async function drawAll(
  set: Map<string, PictureJob>,
  take: (key: string, bytes: Buffer) => Promise<void>,
): Promise<void> {
  const batches = batchesOf(set);
  const workers = Math.max(1, Math.min(batches.length, availableParallelism()));
  await Promise.all(Array.from({ length: workers }, () => work(batches, take)));
}

/** Groups pictures by body and angle, which can share work. */
function batchesOf(set: Map<string, PictureJob>): Batch[] {
  const groups = new Map<string, Batch>();
  for (const [key, job] of set) {
    const group = job.kind === 'cabin' ? 'cabin' : job.shape;
    groups.set(group, [...(groups.get(group) ?? []), { key, job }]);
  }
  return [...groups.values()].sort((left, right) => right.length - left.length);
}

async function work(batches: Batch[], take: (key: string, bytes: Buffer) => Promise<void>): Promise<void> {
  const worker = new Worker(new URL('./draw-worker.js', import.meta.url));
  const taken: Promise<void>[] = [];
  try {
    for (let batch = batches.shift(); batch; batch = batches.shift()) {
      await drawn(worker, batch, (key, bytes) => taken.push(take(key, bytes)));
    }
    await Promise.all(taken);
  } finally {
    await worker.terminate();
  }
}

function drawn(worker: Worker, batch: Batch, give: (key: string, bytes: Buffer) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const hear = (answer: Answer) => {
      if (!answer.isDone) return give(answer.key, Buffer.from(answer.bytes));
      worker.off('message', hear).off('error', reject);
      resolve();
    };
    worker.on('message', hear).once('error', reject).postMessage(batch);
  });
}
