import { LABEL } from './pairs.js';
import { MARGIN, type Sheet } from './sheet.js';

/** Writes the number of the paper and of the page on every page, once the number of pages is known. */
export function pageFeet(
  sheet: Sheet,
  number: string,
  pageWord: string,
  andBelow: (y: number) => void = () => {},
): void {
  const { start, count } = sheet.doc.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    sheet.doc.switchToPage(page);
    sheet.y = sheet.doc.page.height - MARGIN.bottom + 18;
    sheet.rule();
    const y = sheet.y + 6;
    const of = pageWord.replace('{page}', String(page + 1)).replace('{pages}', String(count));
    sheet.place(number, sheet.left, y, sheet.width / 2, { ...LABEL, weight: 'bold' });
    sheet.place(of, sheet.left + sheet.width / 2, y, sheet.width / 2, { ...LABEL, align: 'right' });
    andBelow(y);
  }
}
