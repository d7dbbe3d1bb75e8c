import type { Paper, PaperBlock, PaperPrices, PaperRow, PaperSignature } from '../paper.js';
import { ACCENT, INK, MARGIN, QUIET, Sheet, type TextStyle } from './sheet.js';

const LABEL: TextStyle = { size: 8.5, colour: QUIET };
const VALUE: TextStyle = { size: 9.5 };

/** Draws a paper as a PDF. The same paper gives the same bytes, whenever and wherever it is drawn. */
export async function drawPaper(paper: Paper): Promise<Buffer> {
  const sheet = new Sheet({
    lang: paper.lang,
    title: paper.title,
    author: paper.company,
    at: paper.issuedAt,
  });
  const chunks: Buffer[] = [];
  const done = new Promise<void>((resolve, reject) => {
    sheet.doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    sheet.doc.on('end', resolve);
    sheet.doc.on('error', reject);
  });
  letterhead(sheet, paper);
  title(sheet, paper);
  if (paper.clausesFirst) {
    sheet.write(paper.preamble, { gap: 6 });
    clauses(sheet, paper);
    sheet.skip(4);
    priceTable(sheet, paper.prices);
    for (const cost of paper.importCosts) list(sheet, cost);
    for (const car of paper.cars) grid(sheet, car);
    sideBySide(sheet, paper.parties);
    shadedBlock(sheet, paper.bank);
    signatures(sheet, paper.signatures);
  } else {
    sheet.write(paper.preamble, { size: 10.5, gap: 6 });
    sideBySide(sheet, paper.parties);
    priceTable(sheet, paper.prices);
    shadedBlock(sheet, paper.bank);
    clauses(sheet, paper);
    for (const cost of paper.importCosts) list(sheet, cost);
    for (const car of paper.cars) grid(sheet, car);
  }
  everyPage(sheet, paper);
  sheet.doc.end();
  await done;
  return Buffer.concat(chunks);
}

function letterhead(sheet: Sheet, { company, letterhead: lines }: Paper): void {
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

function title(sheet: Sheet, { title: text, mark, about }: Paper): void {
  const style: TextStyle = { size: 16, weight: 'bold' };
  const markWidth = mark ? 110 : 0;
  const width = sheet.width - markWidth;
  if (mark) {
    const stamp: TextStyle = { size: 9, weight: 'bold', colour: ACCENT, align: 'center' };
    const x = sheet.left + sheet.width - 100;
    sheet.doc.roundedRect(x, sheet.y, 100, 20, 3).lineWidth(1).strokeColor(ACCENT).stroke();
    sheet.place(mark, x, sheet.y + 4.5, 100, stamp);
  }
  sheet.place(text, sheet.left, sheet.y, width, style);
  sheet.skip(Math.max(22, sheet.heightOf(text, width, style)) + 8);
  pairs(sheet, about, 2);
  sheet.skip(6);
}

/** Labels and values in columns, row by row. */
function pairs(sheet: Sheet, rows: readonly PaperRow[], columns: number): void {
  const width = sheet.width / columns;
  for (let at = 0; at < rows.length; at += columns) {
    const row = rows.slice(at, at + columns);
    const height = Math.max(...row.map((pair) => pairHeight(sheet, pair, width - 12)));
    sheet.need(height);
    row.forEach((pair, column) => placePair(sheet, pair, sheet.left + column * width, width - 12));
    sheet.skip(height);
  }
}

const LABEL_SHARE = 0.38;

function pairHeight(sheet: Sheet, [label, value]: PaperRow, width: number): number {
  const labelled = sheet.heightOf(label, width * LABEL_SHARE - 6, LABEL);
  return Math.max(labelled, sheet.heightOf(value, width * (1 - LABEL_SHARE), VALUE)) + 3;
}

function placePair(sheet: Sheet, [label, value]: PaperRow, x: number, width: number): void {
  sheet.place(label, x, sheet.y + 0.8, width * LABEL_SHARE - 6, LABEL);
  sheet.place(value, x + width * LABEL_SHARE, sheet.y, width * (1 - LABEL_SHARE), VALUE);
}

function list(sheet: Sheet, { heading, rows }: PaperBlock): void {
  sheet.heading(heading, 60);
  pairs(sheet, rows, 1);
  sheet.skip(4);
}

function grid(sheet: Sheet, { heading, rows }: PaperBlock): void {
  if (rows.length === 0) return;
  sheet.heading(heading, 60);
  pairs(sheet, rows, 2);
  sheet.skip(4);
}

function blockHeight(sheet: Sheet, { rows }: PaperBlock, width: number): number {
  return 22 + rows.reduce((sum, pair) => sum + pairHeight(sheet, pair, width), 0);
}

function sideBySide(sheet: Sheet, blocks: readonly PaperBlock[]): void {
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

function shadedBlock(sheet: Sheet, block: PaperBlock): void {
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

/** Shares of the width; amounts stand to the right. */
const COLUMNS = [0.06, 0.46, 0.1, 0.18, 0.2] as const;

function priceTable(sheet: Sheet, { heading, heads, lines, totals, note }: PaperPrices): void {
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

function clauses(sheet: Sheet, { clauses: all }: Paper): void {
  for (const { title: heading, text } of all) {
    sheet.heading(heading, Math.min(110, sheet.heightOf(text, sheet.width)));
    sheet.write(text, { gap: 4 });
  }
}

function signatures(sheet: Sheet, all: readonly PaperSignature[]): void {
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

/** Number, page and hash on every page, once it is known how many there are. */
function everyPage(sheet: Sheet, { footer, pageWord, watermark }: Paper): void {
  const { start, count } = sheet.doc.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    sheet.doc.switchToPage(page);
    sheet.y = sheet.doc.page.height - MARGIN.bottom + 18;
    sheet.rule();
    const y = sheet.y + 6;
    const of = pageWord.replace('{page}', String(page + 1)).replace('{pages}', String(count));
    sheet.place(footer.number, sheet.left, y, sheet.width / 2, { ...LABEL, weight: 'bold' });
    sheet.place(of, sheet.left + sheet.width / 2, y, sheet.width / 2, { ...LABEL, align: 'right' });
    sheet.place(footer.proof, sheet.left, y + 13, sheet.width, { size: 6.5, colour: QUIET });
    sheet.place(footer.hash, sheet.left, y + 22, sheet.width, { size: 6.5, colour: QUIET });
    if (watermark) stamp(sheet, watermark);
  }
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
