import type { PrintedInspection } from '../printed-inspection.js';
import { LABEL } from './pairs.js';
import { INK, QUIET, type Sheet } from './sheet.js';

/** Part of the map's coordinates that the car fills. */
const MAP = { left: 14, top: 14, width: 344, height: 232 } as const;

const COLOURS = {
  original: { fill: '#e6f4ee', line: '#1b7f5c' },
  repainted: { fill: '#fff6dd', line: '#9a6700' },
  filler: { fill: '#fff1ea', line: '#d9480f' },
  replaced: { fill: '#fdecea', line: '#b42318' },
} as const;
const UNKNOWN = { fill: '#f5f7f9', line: '#a9b5c0' } as const;

/** Draws the body with its paint measurements and the numbers of its defects, and a legend of the colours. */
export function drawBodyMap(sheet: Sheet, { panels, marks, legend }: PrintedInspection): void {
  const { doc } = sheet;
  const x = sheet.left + (sheet.width - MAP.width) / 2 - MAP.left;
  const y = sheet.y - MAP.top;
  doc.save().translate(x, y).lineWidth(0.9);
  for (const { path, verdict } of panels) {
    const { fill, line } = verdict ? COLOURS[verdict] : UNKNOWN;
    doc.path(path).fillAndStroke(fill, line);
  }
  doc.restore();
  const centred = (text: string, at: readonly [number, number], colour: string): void =>
    sheet.place(text, x + at[0] - 20, y + at[1] - 5.5, 40, { size: 8, colour, align: 'center' });
  for (const { at, microns } of panels) if (microns !== undefined) centred(String(microns), at, INK);
  for (const mark of marks) {
    doc.circle(x + mark.x, y + mark.y, 7).fill(INK);
    centred(String(mark.number), [mark.x, mark.y], '#ffffff');
  }
  sheet.skip(MAP.height + 6);
  let left = sheet.left;
  for (const { verdict, text } of legend) {
    const { fill, line } = COLOURS[verdict];
    doc
      .rect(left, sheet.y + 2, 9, 9)
      .lineWidth(0.7)
      .fillAndStroke(fill, line);
    sheet.place(text, left + 14, sheet.y, 110, { ...LABEL, colour: QUIET });
    left += 124;
  }
  sheet.skip(18);
}
