import PDFDocument from 'pdfkit';
import { fontOf, runsOf, type FontName, type Run, type Weight } from './fonts.js';
import { mixedLines, type MixedLine } from './mixed-lines.js';

export const INK = '#1b2430';
export const QUIET = '#5b6776';
export const ACCENT = '#0b5c6b';
const LINE = '#d5dce3';
const SHADE = '#f1f5f7';

export const MARGIN = { top: 48, side: 52, bottom: 74 } as const;

export interface TextStyle {
  readonly size?: number;
  readonly weight?: Weight;
  readonly colour?: string;
  readonly align?: 'left' | 'right' | 'center';
  readonly gap?: number;
}

/** A pdfkit document with a position on the page; chooses fonts by the characters of a text. */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  private readonly registered = new Set<FontName>();
  y: number = MARGIN.top;

  constructor(options: {
    readonly lang: string;
    readonly title: string;
    readonly author: string;
    readonly at: Date;
  }) {
    const { lang, title, author, at } = options;
    this.doc = new PDFDocument({
      size: 'A4',
      // Text is placed by coordinates; pdfkit must never start a page by itself.
      margins: { top: 0, bottom: 0, left: MARGIN.side, right: MARGIN.side },
      bufferPages: true,
      lang,
      displayTitle: true,
      // The date of issue, not the current time, so that the same document has the same bytes.
      info: { Title: title, Author: author, CreationDate: at, ModDate: at },
    });
  }

  get width(): number {
    return this.doc.page.width - 2 * MARGIN.side;
  }

  get left(): number {
    return MARGIN.side;
  }

  private get bottom(): number {
    return this.doc.page.height - MARGIN.bottom;
  }

  /** Starts a new page unless `height` still fits on this one. */
  need(height: number): void {
    if (this.y + height <= this.bottom) return;
    this.doc.addPage();
    this.y = MARGIN.top;
  }

  skip(height: number): void {
    this.y += height;
  }

  /** Returns the height of `text` in `width`. */
  heightOf(text: string, width: number, style: TextStyle = {}): number {
    const runs = runsOf(text, style.weight ?? 'regular');
    if (runs.length > 1) return this.linesOf(runs, width, style).length * this.lineHeight(runs, style);
    const [run = EMPTY] = runs;
    return this.styled(run.font, style).heightOfString(run.text, { width, lineGap: lineGap(style) });
  }

  /** Writes at a position without changing `y`. */
  place(text: string, x: number, y: number, width: number, style: TextStyle = {}): void {
    const { align = 'left' } = style;
    const runs = runsOf(text, style.weight ?? 'regular');
    if (runs.length > 1) return this.placeMixed(runs, { x, y, width }, style);
    const [run = EMPTY] = runs;
    this.styled(run.font, style).text(run.text, x, y, { width, align, lineGap: lineGap(style) });
  }

  /** Places a text of several fonts on common baselines, which pdfkit does for one font only. */
  private placeMixed(
    runs: readonly Run[],
    { x, y, width }: { x: number; y: number; width: number },
    style: TextStyle,
  ): void {
    const share = { left: 0, center: 0.5, right: 1 }[style.align ?? 'left'];
    let baseline = y + this.ascent(runs, style);
    for (const line of this.linesOf(runs, width, style)) {
      let at = x + share * (width - line.width);
      for (const run of line.runs) {
        this.styled(run.font, style).text(run.text, at, baseline, {
          lineBreak: false,
          baseline: 'alphabetic',
        });
        at += this.widthOf(run, style);
      }
      baseline += this.lineHeight(runs, style);
    }
  }

  private linesOf(runs: readonly Run[], width: number, style: TextStyle): readonly MixedLine[] {
    return mixedLines(runs, width, (run) => this.widthOf(run, style));
  }

  private widthOf({ font, text }: Run, style: TextStyle): number {
    return this.styled(font, style).widthOfString(text);
  }

  /** Returns the height of a line, which is that of its highest font. */
  private lineHeight(runs: readonly Run[], style: TextStyle): number {
    const heights = runs.map(({ font }) => this.styled(font, style).currentLineHeight(true));
    return Math.max(...heights) + lineGap(style);
  }

  private ascent(runs: readonly Run[], style: TextStyle): number {
    return Math.max(...runs.map(({ font }) => ascentOf(this.styled(font, style), style)));
  }

  /** Writes below the last text, over as many pages as it takes. */
  write(text: string, style: TextStyle = {}): void {
    for (const paragraph of text.split('\n')) this.paragraph(paragraph, style);
    this.skip(style.gap ?? 4);
  }

  private paragraph(text: string, style: TextStyle): void {
    const height = this.heightOf(text, this.width, style);
    if (this.y + height > this.bottom && height > 60) return this.acrossPages(text, style);
    this.need(height);
    this.place(text, this.left, this.y, this.width, style);
    this.skip(height);
  }

  /** Writes a paragraph that continues on the next page, broken between words. */
  private acrossPages(text: string, style: TextStyle): void {
    const height = this.bottom - this.y;
    const pieces = text.match(/\S+\s*|\s+/g) ?? [];
    const parts = pieces.length > 12 ? pieces : [...text];
    let count = 0;
    while (
      count < parts.length &&
      this.heightOf(parts.slice(0, count + 1).join(''), this.width, style) <= height
    )
      count += 1;
    const first = parts.slice(0, count).join('');
    if (first.trim()) {
      this.place(first, this.left, this.y, this.width, style);
      this.skip(this.heightOf(first, this.width, style));
    }
    this.doc.addPage();
    this.y = MARGIN.top;
    this.paragraph(parts.slice(count).join(''), style);
  }

  /** Writes a heading, with at least `follow` of its text on the same page. */
  heading(text: string, follow = 30): void {
    this.need(24 + follow);
    this.skip(6);
    this.doc.rect(this.left, this.y + 2, 3, 12).fill(ACCENT);
    this.place(text, this.left + 10, this.y, this.width - 10, { size: 11, weight: 'bold' });
    this.skip(this.heightOf(text, this.width - 10, { size: 11, weight: 'bold' }) + 5);
  }

  rule(colour = LINE, thickness = 0.7): void {
    this.doc
      .moveTo(this.left, this.y)
      .lineTo(this.left + this.width, this.y)
      .lineWidth(thickness)
      .strokeColor(colour)
      .stroke();
  }

  shade(x: number, y: number, width: number, height: number): void {
    this.doc.roundedRect(x, y, width, height, 3).fill(SHADE);
  }

  private styled(name: FontName, { size = 9.5, colour = INK }: TextStyle): PDFKit.PDFDocument {
    if (!this.registered.has(name)) {
      // pdfkit takes an opened font as well, which its types leave out.
      this.doc.registerFont(name, fontOf(name) as unknown as string);
      this.registered.add(name);
    }
    return this.doc.font(name).fontSize(size).fillColor(colour);
  }
}

/** The run of a text without characters. */
const EMPTY: Run = { font: 'latin-regular', text: '' };

/** Returns the distance of the current font's top from its baseline; pdfkit's types leave out the font. */
function ascentOf(doc: PDFKit.PDFDocument, { size = 9.5 }: TextStyle): number {
  const { _font: font } = doc as unknown as { readonly _font: { readonly ascender: number } };
  return (font.ascender / 1_000) * size;
}

const lineGap = ({ size = 9.5 }: TextStyle): number => size * 0.16;
