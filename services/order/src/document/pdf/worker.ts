import { parentPort } from 'node:worker_threads';
import type { Paper } from '../paper.js';
import { drawPaper } from './draw.js';

/** One paper to draw, and what came of it. */
export interface DrawOrder {
  readonly id: number;
  readonly paper: Paper;
}

export type Drawn =
  { readonly id: number; readonly bytes: Uint8Array } | { readonly id: number; readonly failure: string };

parentPort?.on('message', ({ id, paper }: DrawOrder) => {
  drawPaper(paper).then(
    (bytes) => parentPort!.postMessage({ id, bytes } satisfies Drawn),
    (failure: unknown) => parentPort!.postMessage({ id, failure: String(failure) } satisfies Drawn),
  );
});
