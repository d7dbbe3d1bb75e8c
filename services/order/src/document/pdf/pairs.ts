import type { DocumentRow } from '../printed-document.js';
import { QUIET, type Sheet, type TextStyle } from './sheet.js';

export const LABEL: TextStyle = { size: 8.5, colour: QUIET };
export const VALUE: TextStyle = { size: 9.5 };

const LABEL_SHARE = 0.38;

/** Draws labels and values in columns, row by row. */
export function pairs(sheet: Sheet, rows: readonly DocumentRow[], columns: number): void {
  const width = sheet.width / columns;
  for (let at = 0; at < rows.length; at += columns) {
    const row = rows.slice(at, at + columns);
    const height = Math.max(...row.map((pair) => pairHeight(sheet, pair, width - 12)));
    sheet.need(height);
    row.forEach((pair, column) => placePair(sheet, pair, sheet.left + column * width, width - 12));
    sheet.skip(height);
  }
}

export function pairHeight(sheet: Sheet, [label, value]: DocumentRow, width: number): number {
  const labelled = sheet.heightOf(label, width * LABEL_SHARE - 6, LABEL);
  return Math.max(labelled, sheet.heightOf(value, width * (1 - LABEL_SHARE), VALUE)) + 3;
}

export function placePair(sheet: Sheet, [label, value]: DocumentRow, x: number, width: number): void {
  sheet.place(label, x, sheet.y + 0.8, width * LABEL_SHARE - 6, LABEL);
  sheet.place(value, x + width * LABEL_SHARE, sheet.y, width * (1 - LABEL_SHARE), VALUE);
}
