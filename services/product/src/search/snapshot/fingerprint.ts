import { carFields, storedColumns } from '@mall/contracts/product';
import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { endianness } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { COLUMN_TYPES } from '../engine/columns.js';
import { HISTOGRAMS } from '../engine/histograms.js';
import { VALUE_FIELDS } from '../engine/value-fields.js';
import { FORMAT } from './snapshot-format.js';

/** The folder of the search and the file that chooses texts: they decide which numbers a car has in its columns. */
const CODE = ['../../in-language', '../'].map((path) => fileURLToPath(new URL(path, import.meta.url)));

/**
 * Returns a hash of everything that a stored state depends on besides the cars: the table of car fields, the columns,
 * and the code that fills them. A build that differs in any of these has another one, and reads all cars.
 */
export function buildFingerprint(): string {
  const tables = [
    FORMAT,
    endianness(),
    carFields,
    storedColumns,
    COLUMN_TYPES,
    VALUE_FIELDS.map(({ name, values }) => [name, values]),
    HISTOGRAMS,
  ];
  return hash('sha256', JSON.stringify([tables, ...CODE.flatMap(codeAt)]), 'hex').slice(0, 24);
}

/** Returns the hashes of a file, or of all files of a folder. */
function codeAt(path: string): string[] {
  if (!path.endsWith('/')) return codeOf([`${path}.js`, `${path}.ts`]);
  const names = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.[jt]s$/.test(name) && !/\.(spec|d)\.ts$/.test(name),
  );
  return codeOf(names.sort().map((name) => join(path, name)));
}

function codeOf(paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    try {
      return [hash('sha256', readFileSync(path), 'hex')];
    } catch {
      // One of the two forms of a file does not exist.
      return [];
    }
  });
}
