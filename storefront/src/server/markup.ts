import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/**
 * Renders the whole markup, once all texts, code and answers of its components are loaded.
 * @throws the error that a component has thrown
 */
export function markupOf(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString());
        done();
      },
    });
    const stream = renderToPipeableStream(page, {
      // Otherwise a large part would follow the page and be inserted by a script.
      progressiveChunkSize: Infinity,
      onAllReady: () => stream.pipe(sink),
      onError: reject,
    });
  });
}
