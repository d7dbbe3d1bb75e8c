import { carFields, storedColumns } from '@mall/contracts/product';
import { inLanguage } from '@mall/validation';
import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { endianness } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { COLUMN_TYPES } from '../index/columns.js';
import { HISTOGRAMS } from '../index/histograms.js';
import { VALUE_FIELDS } from '../index/value-fields.js';
import { FORMAT } from './snapshot-format.js';

/** The folder of the engine, which decides which numbers a car has in its columns. */
const ENGINE = new URL('../', import.meta.url);

/**
 * Returns a hash of everything that a stored state depends on besides the cars: the table of car fields, the columns,
 * and the code that fills them. A build that differs in any of these has another one, and reads all cars.
 * @param reader folder of the code that reads cars from their source
 */
export function buildFingerprint(reader: URL): string {
  const tables = [
    FORMAT,
    endianness(),
    carFields,
    storedColumns,
    COLUMN_TYPES,
    VALUE_FIELDS.map(({ name, values }) => [name, values]),
    HISTOGRAMS,
    // It chooses the texts that are indexed.
    String(inLanguage),
  ];
  return hash('sha256', JSON.stringify([tables, ...[ENGINE, reader].flatMap(codeIn)]), 'hex').slice(0, 24);
}

/** Returns the hashes of all files of a folder. */
function codeIn(folder: URL): string[] {
  const path = fileURLToPath(folder);
  const names = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.[jt]s$/.test(name) && !/\.(spec|d)\.ts$/.test(name),
  );
  return names.sort().map((name) => hash('sha256', readFileSync(join(path, name)), 'hex'));
}
