import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const bodies = new Map<string, Buffer>();

/** Reads a body that the benchmark has written to a file. */
export function bodyCalled(name: string): Buffer {
  const known = bodies.get(name);
  if (known) return known;
  const body = readFileSync(join(process.env['BODIES_DIR']!, basename(name)));
  bodies.set(name, body);
  return body;
}
