// The source files of the manifests.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const OVERLAYS = ['ha', 'one-box', 'one-box-demo'];

/** Returns a digest of all of them, by which the tests know whether the rendered manifests are up to date. */
export function sourcesDigest() {
  const hash = createHash('sha256');
  for (const path of readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!/\.(yaml|env|conf)$/.test(path) || /^(test|prove)\b|secrets\.env$|\.prove-/.test(path)) continue;
    hash.update(`${path}\n${readFileSync(join(import.meta.dirname, path), 'utf8')}`);
  }
  return hash.digest('hex').slice(0, 16);
}
