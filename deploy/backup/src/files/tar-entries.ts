import type { Readable } from 'node:stream';
import { extract, type Extract } from 'tar-stream';

/** Returns the entries of a tar; an error of the stream ends the iteration. */
export function entriesOf(tar: Readable): Extract {
  const entries = extract();
  // Not `pipeline` of Node, which never ends on a stream of this library.
  tar.once('error', (failure) => entries.destroy(failure));
  entries.once('close', () => tar.destroy());
  tar.pipe(entries as unknown as NodeJS.WritableStream);
  return entries;
}
