import { parentPort } from 'node:worker_threads';
import type { PrintedDocument } from '../printed-document.js';
import { drawDocument } from './draw.js';

/** Messages of the worker: a document to draw, and its result. */
export interface DrawOrder {
  readonly id: number;
  readonly printed: PrintedDocument;
}

export type Drawn =
  { readonly id: number; readonly bytes: Uint8Array } | { readonly id: number; readonly failure: string };

parentPort?.on('message', ({ id, printed }: DrawOrder) => {
  drawDocument(printed).then(
    (bytes) => parentPort!.postMessage({ id, bytes } satisfies Drawn),
    (failure: unknown) => parentPort!.postMessage({ id, failure: String(failure) } satisfies Drawn),
  );
});
