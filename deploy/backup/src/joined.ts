import type { Readable, Transform } from 'node:stream';

/** Pipes a stream into another one, and passes errors and the end of reading on, which `pipe` alone does not. */
export function joined(source: Readable, target: Transform): Readable {
  source.once('error', (failure) => target.destroy(failure));
  target.once('close', () => source.destroy());
  source.pipe(target);
  return target;
}
