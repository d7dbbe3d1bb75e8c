import { readFile } from 'node:fs/promises';
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFRawStream,
  type PDFPage,
  type PDFStream,
} from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { openPdf } from './open-pdf.js';
import { MAX_PIXELS } from './re-encode.js';
import { Refusal } from './refusal.js';

/** Basic properties of a picture or PDF. */
export interface PaperLook {
  /** Width of the picture; null for a PDF. */
  readonly widthPx: number | null;
  readonly heightPx: number | null;
  /** Number of pages; null for a picture. */
  readonly pages: number | null;
  /** Whether the picture has a single colour, or all pages of the PDF are empty. */
  readonly isBlank: boolean;
}

/** Standard deviation of a channel of 0 to 255 below which nothing is visible; a signature alone on a page has about 8. */
const SEEN_FROM = 2.5;
/** Longest side, in pixels, at which colours are compared. */
const COMPARED_AT = 800;
/** Operators that draw text, lines, areas or shadings. */
const DRAWS = /(?:^|[\s\])>])(?:Tj|TJ|'|"|S|s|f|F|f\*|B|B\*|b|b\*|sh)(?=\s|$)/;
const SHOWS_IMAGE = /(?:^|\s)(?:Do|EI)(?=\s|$)/;

/** Returns size and pages of a picture, and whether it is blank. @throws Refusal `imageUnreadable` */
export async function lookAtPicture(path: string): Promise<PaperLook> {
  try {
    const { width, height } = await sharp(path, { limitInputPixels: MAX_PIXELS }).metadata();
    return { widthPx: width, heightPx: height, pages: null, isBlank: await isOneColour(path) };
  } catch {
    throw new Refusal('imageUnreadable');
  }
}

/** Returns the number of pages of a PDF, and whether it is blank. @throws Refusal `pdfUnreadable` */
export async function lookAtPdf(path: string): Promise<PaperLook> {
  try {
    const { document } = await openPdf(await readFile(path));
    const pages = document.getPages();
    let isBlank = true;
    for (const page of pages) if (isBlank) isBlank = await isBlankPage(page);
    return { widthPx: null, heightPx: null, pages: pages.length, isBlank };
  } catch {
    throw new Refusal('pdfUnreadable');
  }
}

async function isOneColour(picture: string | Buffer): Promise<boolean> {
  const small = await sharp(picture, { limitInputPixels: MAX_PIXELS })
    .flatten({ background: '#ffffff' })
    .resize({ width: COMPARED_AT, height: COMPARED_AT, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer();
  const { channels } = await sharp(small).stats();
  return channels.every(({ stdev }) => stdev < SEEN_FROM);
}

/** Whether a page is empty: it is not when it draws text or lines, or one of its pictures has more than one colour. */
async function isBlankPage({ node }: PDFPage): Promise<boolean> {
  const drawn = contentOf(node.Contents());
  if (DRAWS.test(drawn)) return false;
  if (!SHOWS_IMAGE.test(drawn)) return true;
  const objects = node.Resources()?.lookupMaybe(PDFName.of('XObject'), PDFDict);
  for (const name of objects?.keys() ?? []) {
    const object = objects?.lookup(name);
    if (object instanceof PDFRawStream && !(await isBlankObject(object))) return false;
  }
  // Pictures embedded in the content itself cannot be told apart from it.
  return !/(?:^|\s)EI(?=\s|$)/.test(drawn);
}

function contentOf(contents: PDFStream | PDFArray | undefined): string {
  const parts =
    contents instanceof PDFArray
      ? Array.from({ length: contents.size() }, (_, place) => contents.lookup(place))
      : [contents];
  return parts.flatMap((part) => (part instanceof PDFRawStream ? [textOf(part)] : [])).join('\n');
}

const textOf = (stream: PDFRawStream): string =>
  Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');

/**
 * Whether an object shows nothing: a form by its drawing operators, a picture by its colours. An unreadable object
 * counts as visible, for a person to check.
 */
async function isBlankObject(object: PDFRawStream): Promise<boolean> {
  const { dict, contents } = object;
  if (dict.lookupMaybe(PDFName.of('Subtype'), PDFName) === PDFName.of('Form'))
    return !DRAWS.test(textOf(object)) && !SHOWS_IMAGE.test(textOf(object));
  try {
    if (dict.lookup(PDFName.of('Filter'))?.toString().includes('DCTDecode'))
      return await isOneColour(Buffer.from(contents));
    return hasOneByteOnly(Buffer.from(decodePDFRawStream(object).decode()), bytesOfPixel(dict));
  } catch {
    return false;
  }
}

function bytesOfPixel(dict: PDFDict): number {
  const bits = dict.lookupMaybe(PDFName.of('BitsPerComponent'), PDFNumber)?.asNumber() ?? 8;
  const isColour = dict.lookup(PDFName.of('ColorSpace'))?.toString().includes('RGB') ?? false;
  return Math.max(1, ((isColour ? 3 : 1) * bits) / 8);
}

const hasOneByteOnly = (pixels: Buffer, size: number): boolean =>
  pixels.every((byte, place) => byte === pixels[place % size]);
