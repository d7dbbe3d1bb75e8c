import { parseCsv } from 'hucre/csv';
import { FileRefusal } from './refusal.js';
import { recognised, tableOf, type ListCell, type Table } from './table.js';

/** Separators, in the order in which they win where headings tell nothing. */
const SEPARATORS = [';', ',', '\t'] as const;

/** First line that Excel takes as the separator of the others. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i;

const decode = (bytes: Uint8Array, encoding: string): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

const startsWith = (bytes: Uint8Array, ...start: number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

/** Looks at the start of a file alone, because every second byte of UTF-16 is 0 in the first words already. */
const LOOKED_AT = 4_096;

/** Returns the encoding of texts in which every second byte of most characters is 0: UTF-16 without its mark. */
function unmarkedUtf16(bytes: Uint8Array): string | undefined {
  const head = bytes.subarray(0, LOOKED_AT);
  const zeros = [0, 0];
  for (const [index, byte] of head.entries()) if (byte === 0) zeros[index % 2]! += 1;
  const many = head.length / 20;
  if (zeros[1]! > many && zeros[0]! < zeros[1]! / 10) return 'utf-16le';
  return zeros[0]! > many && zeros[1]! < zeros[0]! / 10 ? 'utf-16be' : undefined;
}

/** Returns the texts that the bytes may be, the likeliest first. */
function decodings(bytes: Uint8Array): string[] {
  if (startsWith(bytes, 0xff, 0xfe)) return texts(bytes, 'utf-16le');
  if (startsWith(bytes, 0xfe, 0xff)) return texts(bytes, 'utf-16be');
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return texts(bytes, 'utf-8');
  const utf16 = unmarkedUtf16(bytes);
  if (utf16) return texts(bytes, utf16);
  const utf8 = decode(bytes, 'utf-8');
  // Russian spreadsheets write the encoding of Windows, most of whose texts are Chinese ones in GB 18030 as well.
  return utf8 === undefined ? texts(bytes, 'gb18030', 'windows-1251') : [utf8];
}

const texts = (bytes: Uint8Array, ...encodings: string[]): string[] =>
  encodings.flatMap((encoding) => decode(bytes, encoding) ?? []);

/** Matches signs that no text file has. */
const UNPRINTABLE = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/;

/**
 * Reads a file of separated values. Encoding and separator are those with which most headings are known names.
 * @throws FileRefusal encoding, notTable, and those of `tableOf`
 */
export function readCsv(bytes: Uint8Array): Table {
  const readable = decodings(bytes);
  if (readable.length === 0) throw new FileRefusal('encoding');
  const likely = readable.filter((text) => !UNPRINTABLE.test(text));
  if (likely.length === 0) throw new FileRefusal('notTable');
  const readings = likely.flatMap((text) => readingsOf(text.replace(/^\uFEFF/, '')));
  const best = readings.reduce((one, other) => (other.known > one.known ? other : one));
  return tableOf(cellsOf(best.text, best.separator));
}

interface Reading {
  readonly text: string;
  readonly separator: string;
  /** Number of known headings. */
  readonly known: number;
}

const HEAD_LINES = 20;

function readingsOf(given: string): Reading[] {
  const stated = SEPARATOR_LINE.exec(given)?.[1];
  const text = given.replace(SEPARATOR_LINE, '');
  const separators = stated ? [stated] : SEPARATORS;
  return [...separators]
    .map((separator) => ({ separator, rows: cellsOf(text, separator, HEAD_LINES) }))
    .sort((one, other) => widthOf(other.rows) - widthOf(one.rows))
    .map(({ separator, rows }) => ({ text, separator, known: Math.max(0, ...rows.map(recognised)) }));
}

const widthOf = (rows: readonly (readonly ListCell[])[]): number =>
  Math.max(0, ...rows.map(({ length }) => length));

const cellsOf = (text: string, separator: string, maxRows?: number): ListCell[][] =>
  parseCsv(text, { delimiter: separator, ...(maxRows !== undefined && { maxRows }) }).map((row) =>
    row.map((value) => ({ text: value === null ? '' : String(value), isNumber: false })),
  );
