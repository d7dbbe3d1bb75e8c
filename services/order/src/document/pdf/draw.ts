import type {
  PrintedDocument,
  DocumentBlock,
  DocumentPrices,
  DocumentSignature,
} from '../printed-document.js';
import { bytesOf } from './bytes-of.js';
import { letterhead } from './letterhead.js';
import { pageFeet } from './page-feet.js';
import { LABEL, pairHeight, pairs, placePair, VALUE } from './pairs.js';
import { ACCENT, INK, QUIET, Sheet, type TextStyle } from './sheet.js';

/** Draws a document as a PDF. The same input gives the same bytes on every machine. */
export function drawDocument(printed: PrintedDocument): Promise<Buffer> {
  const { lang, title: name, company, issuedAt } = printed;
  return bytesOf(new Sheet({ lang, title: name, author: company, at: issuedAt }), (sheet) => {
    letterhead(sheet, company, printed.letterhead);
    title(sheet, printed);
    if (printed.clausesFirst) contractParts(sheet, printed);
    else invoiceParts(sheet, printed);
    everyPage(sheet, printed);
  });
}

function contractParts(sheet: Sheet, printed: PrintedDocument): void {
  sheet.write(printed.preamble, { gap: 6 });
  clauses(sheet, printed);
  sheet.skip(4);
  priceTable(sheet, printed.prices);
  for (const cost of printed.importCosts) list(sheet, cost);
  for (const car of printed.cars) grid(sheet, car);
  sideBySide(sheet, printed.parties);
  shadedBlock(sheet, printed.bank);
  signatures(sheet, printed.signatures);
}

function invoiceParts(sheet: Sheet, printed: PrintedDocument): void {
  sheet.write(printed.preamble, { size: 10.5, gap: 6 });
  sideBySide(sheet, printed.parties);
  priceTable(sheet, printed.prices);
  shadedBlock(sheet, printed.bank);
  clauses(sheet, printed);
  for (const cost of printed.importCosts) list(sheet, cost);
  for (const car of printed.cars) grid(sheet, car);
}

function title(sheet: Sheet, { title: text, stageLabel, about }: PrintedDocument): void {
  const style: TextStyle = { size: 16, weight: 'bold' };
  const labelWidth = stageLabel ? 110 : 0;
  const width = sheet.width - labelWidth;
  if (stageLabel) {
    const stamp: TextStyle = { size: 9, weight: 'bold', colour: ACCENT, align: 'center' };
    const x = sheet.left + sheet.width - 100;
    sheet.doc.roundedRect(x, sheet.y, 100, 20, 3).lineWidth(1).strokeColor(ACCENT).stroke();
    sheet.place(stageLabel, x, sheet.y + 4.5, 100, stamp);
  }
  sheet.place(text, sheet.left, sheet.y, width, style);
  sheet.skip(Math.max(22, sheet.heightOf(text, width, style)) + 8);
  pairs(sheet, about, 2);
  sheet.skip(6);
}

function list(sheet: Sheet, { heading, rows }: DocumentBlock): void {
  sheet.heading(heading, 60);
  pairs(sheet, rows, 1);
  sheet.skip(4);
}

function grid(sheet: Sheet, { heading, rows }: DocumentBlock): void {
  if (rows.length === 0) return;
  sheet.heading(heading, 60);
  pairs(sheet, rows, 2);
  sheet.skip(4);
}

function blockHeight(sheet: Sheet, { rows }: DocumentBlock, width: number): number {
  return 22 + rows.reduce((sum, pair) => sum + pairHeight(sheet, pair, width), 0);
}

function sideBySide(sheet: Sheet, blocks: readonly DocumentBlock[]): void {
  const width = sheet.width / blocks.length - 6;
  const height = Math.max(...blocks.map((block) => blockHeight(sheet, block, width))) + 4;
  sheet.need(height);
  const top = sheet.y;
  blocks.forEach(({ heading, rows }, index) => {
    const x = sheet.left + index * (width + 12);
    sheet.y = top;
    sheet.place(heading, x, sheet.y, width, { size: 11, weight: 'bold', colour: ACCENT });
    sheet.skip(18);
    for (const pair of rows) {
      placePair(sheet, pair, x, width);
      sheet.skip(pairHeight(sheet, pair, width));
    }
  });
  sheet.y = top + height;
}

function shadedBlock(sheet: Sheet, block: DocumentBlock): void {
  const inner = sheet.width - 24;
  const height = blockHeight(sheet, block, inner) + 12;
  sheet.need(height + 8);
  sheet.skip(4);
  sheet.shade(sheet.left, sheet.y, sheet.width, height);
  const end = sheet.y + height + 8;
  sheet.skip(10);
  sheet.place(block.heading, sheet.left + 12, sheet.y, inner, { size: 11, weight: 'bold', colour: ACCENT });
  sheet.skip(18);
  for (const pair of block.rows) {
    placePair(sheet, pair, sheet.left + 12, inner);
    sheet.skip(pairHeight(sheet, pair, inner));
  }
  sheet.y = end;
}

/** Shares of the width; amounts are aligned to the right. */
const COLUMNS = [0.06, 0.46, 0.1, 0.18, 0.2] as const;

function priceTable(sheet: Sheet, { heading, heads, lines, totals, note }: DocumentPrices): void {
  sheet.heading(heading, 90);
  tableRow(sheet, heads, { ...LABEL, weight: 'bold' });
  sheet.rule(INK, 0.8);
  sheet.skip(3);
  for (const line of lines) {
    tableRow(sheet, line, VALUE);
    sheet.rule();
    sheet.skip(3);
  }
  for (const [label, value] of totals) {
    sheet.need(18);
    const half = sheet.width / 2;
    sheet.place(label, sheet.left, sheet.y, half, { size: 10, weight: 'bold' });
    sheet.place(value, sheet.left + half, sheet.y, half, { size: 11, weight: 'bold', align: 'right' });
    sheet.skip(17);
  }
  sheet.write(note, { ...LABEL, gap: 8 });
}

function tableRow(sheet: Sheet, cells: readonly string[], style: TextStyle): void {
  const widths = COLUMNS.map((share) => share * sheet.width);
  const styles = cells.map((_, at): TextStyle => (at >= 2 ? { ...style, align: 'right' } : style));
  const height = Math.max(...cells.map((cell, at) => sheet.heightOf(cell, widths[at]! - 4, styles[at]))) + 3;
  sheet.need(height + 6);
  let x = sheet.left;
  cells.forEach((cell, at) => {
    sheet.place(cell, x, sheet.y, widths[at]! - (at >= 2 ? 0 : 4), styles[at]);
    x += widths[at]!;
  });
  sheet.skip(height);
}

function clauses(sheet: Sheet, { clauses: all }: PrintedDocument): void {
  for (const { title: heading, text } of all) {
    sheet.heading(heading, Math.min(110, sheet.heightOf(text, sheet.width)));
    sheet.write(text, { gap: 4 });
  }
}

function signatures(sheet: Sheet, all: readonly DocumentSignature[]): void {
  if (all.length === 0) return;
  const width = sheet.width / all.length - 10;
  sheet.need(175);
  sheet.skip(6);
  const top = sheet.y;
  let lowest = top;
  all.forEach(({ heading, name, lines, picture }, index) => {
    const x = sheet.left + index * (width + 20);
    sheet.place(heading, x, top, width, { size: 11, weight: 'bold', colour: ACCENT });
    if (picture)
      sheet.doc.image(Buffer.from(picture), x, top + 20, {
        fit: [width, 62],
        align: 'center',
        valign: 'center',
      });
    sheet.doc
      .moveTo(x, top + 86)
      .lineTo(x + width, top + 86)
      .lineWidth(0.7)
      .strokeColor(INK)
      .stroke();
    let y = top + 90;
    for (const [line, style] of [[name, VALUE] as const, ...lines.map((one) => [one, LABEL] as const)]) {
      sheet.place(line, x, y, width, style);
      y += sheet.heightOf(line, width, style) + 1;
    }
    lowest = Math.max(lowest, y);
  });
  sheet.y = lowest + 6;
}

/** Prints number and page on every page, with the hash that proves the paper. */
function everyPage(sheet: Sheet, { footer, pageWord, watermark }: PrintedDocument): void {
  pageFeet(sheet, footer.number, pageWord, (y) => {
    sheet.place(footer.proof, sheet.left, y + 13, sheet.width, { size: 6.5, colour: QUIET });
    sheet.place(footer.hash, sheet.left, y + 22, sheet.width, { size: 6.5, colour: QUIET });
    if (watermark) stamp(sheet, watermark);
  });
}

function stamp(sheet: Sheet, text: string): void {
  const { width, height } = sheet.doc.page;
  sheet.doc
    .save()
    .opacity(0.1)
    .rotate(-45, { origin: [width / 2, height / 2] });
  sheet.place(text, 0, height / 2 - 60, width, { size: 96, weight: 'bold', align: 'center' });
  sheet.doc.restore();
}
