import { readFile, writeFile } from 'node:fs/promises';
import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFObjectStreamParser,
  PDFRawStream,
  type PDFDocument,
} from '@cantoo/pdf-lib';
import { isActive } from './active-pdf.js';
import { headerOf, openPdf, recorded, type Definition } from './open-pdf.js';
import { sha256 } from './re-encode.js';
import { Refusal } from './refusal.js';
import { checkUnpackedSize } from './unpacked-size.js';

/** Names that no picture or text of a page contains; they are searched in raw bytes, for objects that stand in no table. */
const RAW_NAMES = ['JavaScript', 'Launch', 'SubmitForm', 'EmbeddedFile', 'RichMedia'];
const RAW = new RegExp(`/(?:${RAW_NAMES.map(spelled).join('|')})`);
const OBJECT = /(?<![\w.])\d+[\s\0]+\d+[\s\0]+obj(?![a-z])/g;
const END = '%%EOF';
/** Most pages of a paper; a file of a few kilobytes can have millions. */
const MAX_PAGES = 2_000;
/** Most nodes of a tree of pages; ordinary ones have one for each dozen pages or so. */
const MAX_NODES = 10 * MAX_PAGES;

/** Facts of a PDF as it is stored. */
export interface CheckedPdf {
  readonly sizeBytes: number;
  readonly sha256: string;
}

/**
 * Checks that a PDF opens without a password, has a page, ends where it states, unpacks to no more than viewers can
 * take, and holds nothing that acts: scripts, attached files, and actions that start programs, send forms or open
 * addresses without a click. Bytes before its header are removed from the file, so that nothing else reads them.
 * @throws Refusal `pdfUnreadable`, `pdfLocked`, `pdfActive`, `pdfTooManyPages`, `pdfUnpacksTooLarge` or `tooComplex`.
 */
export async function checkPdf(path: string): Promise<CheckedPdf> {
  const sent = await readFile(path);
  const header = headerOf(sent);
  if (header < 0 || !endsWithItself(sent)) throw new Refusal('pdfUnreadable');
  const bytes = sent.subarray(header);
  const text = bytes.toString('latin1');
  if (RAW.test(text)) throw new Refusal('pdfActive');
  const { document, definitions } = await openPdf(bytes);
  const unnamed = await unnamedIn(definitions);
  if (isActive([...definitions, ...unnamed])) throw new Refusal('pdfActive');
  if (hidesObjects(text, definitions)) throw new Refusal('pdfUnreadable');
  checkPages(document);
  for (const { object } of definitions) if (object instanceof PDFRawStream) await checkUnpackedSize(object);
  if (header > 0) await writeFile(path, bytes);
  return { sizeBytes: bytes.length, sha256: sha256(bytes) };
}

/** Returns a pattern for a name, each character of which may be written as its code. Source: ISO 32000-2, 7.3.5. */
function spelled(name: string): string {
  return [...name]
    .map((letter) => {
      const code = letter.charCodeAt(0).toString(16);
      return `(?:${letter}|#${code.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`)})`;
    })
    .join('');
}

/** Whether only line breaks and padding, but no second file, follow the end of a document. */
function endsWithItself(bytes: Buffer): boolean {
  const end = bytes.lastIndexOf(END);
  return end >= 0 && !/[^\0\s]/.test(bytes.toString('latin1', end + END.length));
}

/** Returns the objects of object streams that do not say that they are such, which viewers read nevertheless. */
async function unnamedIn(definitions: readonly Definition[]): Promise<readonly Definition[]> {
  const found: Definition[] = [];
  for (const { object } of definitions) {
    if (!(object instanceof PDFRawStream) || isObjectStream(object)) continue;
    if (figureOf(object, 'N') === undefined || figureOf(object, 'First') === undefined) continue;
    try {
      const { assigned } = await recorded(() => PDFObjectStreamParser.forStream(object).parseIntoContext());
      found.push(...assigned);
    } catch {
      throw new Refusal('pdfUnreadable');
    }
  }
  return found;
}

const isObjectStream = ({ dict }: PDFRawStream): boolean =>
  dict.lookup(PDFName.of('Type')) === PDFName.of('ObjStm');

function figureOf({ dict }: PDFRawStream, name: string): number | undefined {
  const figure = dict.lookup(PDFName.of(name));
  return figure instanceof PDFNumber ? figure.asNumber() : undefined;
}

/** Whether a viewer could find more objects than were checked, for example inside the bytes of a stream. */
function hidesObjects(text: string, definitions: readonly Definition[]): boolean {
  const packed = definitions
    .map(({ object }) => object)
    .filter((object) => object instanceof PDFRawStream)
    .filter(isObjectStream)
    .reduce((sum, stream) => sum + (figureOf(stream, 'N') ?? 0), 0);
  return (text.match(OBJECT)?.length ?? 0) > definitions.length - packed;
}

function checkPages(document: PDFDocument): void {
  const pages = pagesOf(document);
  if (pages === 0) throw new Refusal('pdfUnreadable');
  if (pages > MAX_PAGES) throw new Refusal('pdfTooManyPages', { most: MAX_PAGES });
}

/** Returns the number of pages, or the first one that is too many; a tree can contain itself, or the same page a million times. */
function pagesOf({ context }: PDFDocument): number {
  let pages = 0;
  let nodes = 0;
  const catalog = context.lookup(context.trailerInfo.Root);
  const waiting = catalog instanceof PDFDict ? [catalog.lookup(PDFName.of('Pages'))] : [];
  for (let next = waiting.pop(); next && pages <= MAX_PAGES; next = waiting.pop()) {
    if (!(next instanceof PDFDict)) continue;
    nodes += 1;
    const kids = next.lookup(PDFName.of('Kids'));
    if (!(kids instanceof PDFArray)) pages += 1;
    else if (kids.size() > MAX_NODES) return kids.size();
    else if (nodes > MAX_NODES) return pages === 0 ? 0 : MAX_PAGES + 1;
    else waiting.push(...kids.asArray().map((kid) => context.lookup(kid)));
  }
  return pages;
}
