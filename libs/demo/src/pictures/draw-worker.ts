import { parentPort } from 'node:worker_threads';
import { drawPicture } from './draw.js';
import type { PictureJob } from './picture-set.js';

/** Draws the pictures of each message and posts their bytes. */
parentPort!.on('message', (batch: { key: string; job: PictureJob }[]) => void drawAll(batch));

async function drawAll(batch: { key: string; job: PictureJob }[]): Promise<void> {
  for (const { key, job } of batch) parentPort!.postMessage({ key, bytes: await drawPicture(job) });
  parentPort!.postMessage({ isDone: true });
}
