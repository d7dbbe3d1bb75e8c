import { parentPort } from 'node:worker_threads';
import type { PrintedDocument } from '../printed-document.js';
import type { PrintedInspection } from '../printed-inspection.js';
import { drawDocument } from './draw.js';
import { drawInspection } from './draw-inspection.js';

export type PrintedPaper = PrintedDocument | PrintedInspection;

/** Messages of the worker: a paper to draw, and its result. */
export interface DrawOrder {
  readonly id: number;
  readonly printed: PrintedPaper;
}

export type Drawn =
  { readonly id: number; readonly bytes: Uint8Array } | { readonly id: number; readonly failure: string };

const draw = (printed: PrintedPaper): Promise<Buffer> =>
  'panels' in printed ? drawInspection(printed) : drawDocument(printed);

parentPort?.on('message', ({ id, printed }: DrawOrder) => {
  draw(printed).then(
    (bytes) => parentPort!.postMessage({ id, bytes } satisfies Drawn),
    (failure: unknown) => parentPort!.postMessage({ id, failure: String(failure) } satisfies Drawn),
  );
});
