import type { PrintedInspection } from '../printed-inspection.js';
import { bytesOf } from './bytes-of.js';
import { drawBodyMap } from './draw-body-map.js';
import { letterhead } from './letterhead.js';
import { pageFeet } from './page-feet.js';
import { LABEL, pairs } from './pairs.js';
import { ACCENT, Sheet } from './sheet.js';

/** Draws an inspection report as a PDF. The same input gives the same bytes on every machine. */
export function drawInspection(printed: PrintedInspection): Promise<Buffer> {
  const { lang, title, car, company, inspectedAt } = printed;
  return bytesOf(
    new Sheet({ lang, title: `${title}: ${car}`, author: company, at: inspectedAt }),
    (sheet) => {
      letterhead(sheet, company, printed.letterhead);
      head(sheet, printed);
      if (printed.panels.length > 0) {
        sheet.heading(printed.bodyHeading, 250);
        drawBodyMap(sheet, printed);
      }
      for (const { heading, rows, columns, note } of printed.blocks) {
        sheet.heading(heading, 40);
        pairs(sheet, rows, columns);
        if (note) sheet.write(note, LABEL);
        sheet.skip(4);
      }
      pageFeet(sheet, printed.number, printed.pageWord);
    },
  );
}

const SCORE_WIDTH = 100;

function head(sheet: Sheet, { title, car, score, about, summary, checks }: PrintedInspection): void {
  const width = sheet.width - SCORE_WIDTH;
  const top = sheet.y;
  const right = sheet.left + width;
  sheet.place(score.figure, right, top, SCORE_WIDTH, {
    size: 24,
    weight: 'bold',
    colour: ACCENT,
    align: 'right',
  });
  sheet.place(score.of, right, top + 34, SCORE_WIDTH, { ...LABEL, align: 'right' });
  for (const [text, size] of [
    [title, 16],
    [car, 12],
  ] as const) {
    sheet.place(text, sheet.left, sheet.y, width - 8, { size, weight: 'bold' });
    sheet.skip(sheet.heightOf(text, width - 8, { size, weight: 'bold' }) + 4);
  }
  sheet.y = Math.max(sheet.y, top + 50) + 4;
  pairs(sheet, about, 2);
  sheet.skip(4);
  if (summary) sheet.write(summary);
  pairs(sheet, checks, 2);
}
