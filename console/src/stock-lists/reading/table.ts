import { columnsOfHeadings, stockListLimits, type ListCell } from '@mall/contracts/product';
import { cellName, FileRefusal } from './refusal.js';

export type { ListCell };

/** A row of a file, with its number there, from 1. */
export interface TableRow {
  readonly fileRow: number;
  readonly cells: readonly ListCell[];
}

/** The table in a file: its headings, and the rows below them. */
export interface Table {
  readonly headings: readonly string[];
  readonly rows: readonly TableRow[];
}

/** Rows above the headings in which titles and remarks may stand. */
const MOST_TITLES = 20;

export const EMPTY_CELL: ListCell = { text: '', isNumber: false };

const isFilled = ({ text }: ListCell): boolean => text.trim() !== '';

export const recognised = (cells: readonly ListCell[]): number =>
  columnsOfHeadings(cells.map(({ text }) => text)).filter((column) => column !== undefined).length;

/**
 * Finds the headings, which are the first row with most known names, and takes the rows below them; empty rows are left out.
 * @throws FileRefusal noRows, tooManyRows, tooManyColumns, cellTooLong, tooMuchText
 */
export function tableOf(rows: readonly (readonly ListCell[])[]): Table {
  const at = headingsAt(rows);
  const head = rows[at] ?? [];
  const filled = rows
    .map((cells, index) => ({ fileRow: index + 1, cells }))
    .slice(at + 1)
    .filter(({ cells }) => cells.some(isFilled));
  if (filled.length === 0) throw new FileRefusal('noRows');
  const { rows: mostRows, columns: mostColumns } = stockListLimits;
  if (filled.length > mostRows) throw new FileRefusal('tooManyRows', { most: mostRows });
  const width = Math.max(widthOf(head), ...filled.map(({ cells }) => widthOf(cells)));
  if (width > mostColumns) throw new FileRefusal('tooManyColumns', { most: mostColumns });
  checkLengths(filled);
  const places = Array.from({ length: width }, (_, place) => place);
  return {
    headings: places.map((place) => (head[place]?.text ?? '').trim().slice(0, 255)),
    rows: filled.map(({ fileRow, cells }) => ({
      fileRow,
      cells: places.map((place) => cells[place] ?? EMPTY_CELL),
    })),
  };
}

function headingsAt(rows: readonly (readonly ListCell[])[]): number {
  const first = rows.findIndex((cells) => cells.some(isFilled));
  if (first < 0) throw new FileRefusal('empty');
  let [best, most] = [first, 0];
  for (const [index, cells] of rows.slice(0, first + MOST_TITLES).entries()) {
    const known = recognised(cells);
    if (known > most) [best, most] = [index, known];
  }
  return best;
}

const widthOf = (cells: readonly ListCell[]): number => cells.findLastIndex(isFilled) + 1;

function checkLengths(rows: readonly TableRow[]): void {
  const { cell: most, characters } = stockListLimits;
  let total = 0;
  for (const { fileRow, cells } of rows)
    for (const [place, { text }] of cells.entries()) {
      if (text.length > most)
        throw new FileRefusal('cellTooLong', { cell: cellName(fileRow - 1, place), most });
      total += text.length;
    }
  if (total > characters) throw new FileRefusal('tooMuchText', { most: characters });
}
