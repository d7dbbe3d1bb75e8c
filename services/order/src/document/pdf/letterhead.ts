import { LABEL } from './pairs.js';
import { ACCENT, type Sheet, type TextStyle } from './sheet.js';

/** Draws the company to the left, its address and code to the right, and a line below. */
export function letterhead(sheet: Sheet, company: string, lines: readonly string[]): void {
  const half = sheet.width / 2 - 8;
  const name: TextStyle = { size: 13, weight: 'bold', colour: ACCENT };
  const right = sheet.left + sheet.width - half;
  sheet.place(company, sheet.left, sheet.y, half, name);
  const small: TextStyle = { ...LABEL, align: 'right' };
  let y = sheet.y + 1;
  for (const line of lines) {
    sheet.place(line, right, y, half, small);
    y += sheet.heightOf(line, half, small);
  }
  sheet.y = Math.max(y, sheet.y + sheet.heightOf(company, half, name)) + 6;
  sheet.rule(ACCENT, 1.4);
  sheet.skip(16);
}
