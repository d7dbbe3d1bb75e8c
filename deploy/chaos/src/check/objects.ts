import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface StoredObject {
  readonly key: string;
  readonly sizeBytes: number;
  readonly sha256: string;
}

/** The private objects of a storage that is a folder; undefined for one that is not. */
export function privateObjects(storageUrl: string): StoredObject[] | undefined {
  if (!storageUrl.startsWith('file:')) return undefined;
  const folder = join(fileURLToPath(storageUrl), 'private');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.startsWith('.unfinished') && statSync(join(folder, name)).isFile())
    .map((name) => {
      const bytes = readFileSync(join(folder, name));
      const key = relative(folder, join(folder, name)).split(sep).join('/');
      return { key, sizeBytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
    });
}
