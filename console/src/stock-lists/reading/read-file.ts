import { stockListLimits } from '@mall/contracts/product';
import { FileRefusal } from './refusal.js';
import type { Table } from './table.js';

const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** Start of workbooks before XLSX, and of workbooks with a password. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];
const PDF = [0x25, 0x50, 0x44, 0x46];

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

/** Reads a table from a file, by its content and not by its name. @throws FileRefusal */
export async function readFile(bytes: Uint8Array): Promise<Table> {
  const { bytes: most } = stockListLimits;
  if (bytes.length === 0) throw new FileRefusal('empty');
  if (bytes.length > most) throw new FileRefusal('tooLarge', { most: Math.floor(most / 1024 / 1024) });
  if (startsWith(bytes, COMPOUND)) throw new FileRefusal('oldWorkbook');
  if (startsWith(bytes, PDF)) throw new FileRefusal('notTable');
  if (startsWith(bytes, ZIP)) return (await import('./read-xlsx.js')).readWorkbook(bytes);
  return (await import('./read-csv.js')).readCsv(bytes);
}
