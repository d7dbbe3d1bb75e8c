import { stockListLimits } from '@mall/contracts/product';
import { unzipSync } from 'fflate';
import { readXlsx, type CellValue, type Sheet } from 'hucre/xlsx';
import { cellName, FileRefusal } from './refusal.js';
import { EMPTY_CELL, recognised, tableOf, type ListCell, type Table } from './table.js';

/** Rows above the headings, and one more than is allowed, by which too many are noticed. */
const READ_ROWS = stockListLimits.rows + 100;
const READ_COLUMNS = stockListLimits.columns + 1;

/**
 * Checks what a workbook unpacks to before anything is unpacked; an entry is never unpacked beyond the size that it states. One that
 * states no size would be.
 * @throws FileRefusal damaged, unpacksTooLarge
 */
export function checkPacked(bytes: Uint8Array): void {
  let total = 0;
  let isUnstated = false;
  try {
    unzipSync(bytes, {
      filter: ({ name, originalSize, size }) => {
        total += originalSize;
        if (!name.endsWith('/') && (size === 0 || originalSize === 0)) isUnstated = true;
        return false;
      },
    });
  } catch {
    throw new FileRefusal('damaged');
  }
  if (total === 0 || isUnstated) throw new FileRefusal('damaged');
  const { unpackedBytes } = stockListLimits;
  if (total > unpackedBytes)
    throw new FileRefusal('unpacksTooLarge', { most: Math.floor(unpackedBytes / 1024 / 1024) });
}

/**
 * Reads the sheet of a workbook whose headings are known, or its only one.
 * @throws FileRefusal severalSheets, noSheet, merged, formula, errorCell, and those of `checkPacked` and `tableOf`
 */
export async function readWorkbook(bytes: Uint8Array): Promise<Table> {
  checkPacked(bytes);
  const sheet = theOne(await sheetsOf(bytes));
  checkMerges(sheet);
  checkCells(sheet);
  return tableOf(cellsOf(sheet));
}

async function sheetsOf(bytes: Uint8Array): Promise<readonly Sheet[]> {
  try {
    const { sheets } = await readXlsx(bytes, {
      range: `A1:${cellName(READ_ROWS - 1, READ_COLUMNS - 1)}`,
      sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden,
    });
    return sheets.filter(({ rows }) => rows.some((row) => row.some((value) => value !== null)));
  } catch {
    throw new FileRefusal('damaged');
  }
}

/** Known headings with which a sheet is taken for the list. */
const ENOUGH_HEADINGS = 2;

function theOne(sheets: readonly Sheet[]): Sheet {
  const [first, ...others] = sheets;
  if (!first) throw new FileRefusal('empty');
  if (others.length === 0) return first;
  const known = sheets.filter((sheet) =>
    cellsOf(sheet)
      .slice(0, 20)
      .some((cells) => recognised(cells) >= ENOUGH_HEADINGS),
  );
  const names = (some: readonly Sheet[]): string => some.map(({ name }) => name).join(', ');
  if (known.length > 1) throw new FileRefusal('severalSheets', { names: names(known) });
  if (!known[0]) throw new FileRefusal('noSheet', { names: names(sheets) });
  return known[0];
}

/** Merged cells have one value for several cars, which nobody can assign. A title across columns is merged in one row. */
function checkMerges({ merges = [], rows }: Sheet): void {
  const across = merges.find(
    ({ startRow, endRow, startCol, endCol }) =>
      endRow < rows.length && (endRow > startRow || (endCol > startCol && isBelowTitle(rows, startRow))),
  );
  if (across)
    throw new FileRefusal('merged', {
      cells: `${cellName(across.startRow, across.startCol)}:${cellName(across.endRow, across.endCol)}`,
    });
}

/** Whether a row, or one above it, has more than one value: headings and cars have, titles have not. */
const isBelowTitle = (rows: readonly (readonly CellValue[])[], at: number): boolean =>
  rows.slice(0, at + 1).some((row) => row.filter((value) => value !== null && value !== '').length > 1);

function checkCells({ cells }: Sheet): void {
  for (const [at, { type, value, formula }] of cells ?? []) {
    const [row = 0, column = 0] = at.split(',').map(Number);
    if (type === 'error' || isErrorText(type, value))
      throw new FileRefusal('errorCell', { cell: cellName(row, column), error: String(value as string) });
    // A workbook that no spreadsheet has saved holds formulas without their results.
    if (formula !== undefined && (value === null || value === undefined))
      throw new FileRefusal('formula', { cell: cellName(row, column) });
  }
}

const isErrorText = (type: string, value: CellValue): boolean =>
  type === 'formula' &&
  typeof value === 'string' &&
  /^#(?:REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!)$/.test(value);

const cellsOf = ({ rows }: Sheet): ListCell[][] => rows.map((row) => row.map(toCell));

/** Digits that a spreadsheet shows of a number: 0.1 + 0.2 is 0.3 there. */
const SHOWN_DIGITS = 15;

function toCell(value: CellValue): ListCell {
  if (value === null) return EMPTY_CELL;
  if (typeof value === 'number')
    return { text: String(Number(value.toPrecision(SHOWN_DIGITS))), isNumber: true };
  if (value instanceof Date) return { text: dayOf(value), isNumber: false };
  return { text: String(value), isNumber: false };
}

/** Workbooks have days without a zone, which are read as UTC. A time of the day stays, so that a column of days refuses it. */
function dayOf(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  const [day = '', time = ''] = date.toISOString().split('T');
  return time.startsWith('00:00:00') ? day : `${day} ${time.slice(0, 5)}`;
}
