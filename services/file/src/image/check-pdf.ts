import { readFile } from 'node:fs/promises';
import { EncryptedPDFError, PDFContext, PDFDocument, type PDFObject } from '@cantoo/pdf-lib';
import { isActive } from './active-pdf.js';
import { Refusal } from './refusal.js';

/** Names that no picture or text of a page contains; they are searched in raw bytes, for objects that stand in no table. */
const RAW_NAMES = ['/JavaScript', '/Launch', '/EmbeddedFile', '/RichMedia'];
const END = '%%EOF';

/**
 * Checks that a PDF opens, has a page, needs no password, ends where it states, and holds nothing that acts: scripts,
 * attached files, and actions that start programs or send forms.
 * @throws Refusal `pdfUnreadable`, `pdfLocked` or `pdfActive`.
 */
export async function checkPdf(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (!endsWithItself(bytes)) throw new Refusal('pdfUnreadable');
  const objects = await objectsOf(bytes);
  if (objects.some(isActive) || RAW_NAMES.some((name) => bytes.includes(name)))
    throw new Refusal('pdfActive');
}

/** Whether only line breaks and padding, but no second file, follow the end of a document. */
function endsWithItself(bytes: Buffer): boolean {
  const end = bytes.lastIndexOf(END);
  return end >= 0 && !/[^\0\s]/.test(bytes.toString('latin1', end + END.length));
}

/** Returns every definition of every object: viewers may read an older one where a number was defined twice. */
async function objectsOf(bytes: Buffer): Promise<readonly PDFObject[]> {
  const objects: PDFObject[] = [];
  const assign = PDFContext.prototype.assign;
  PDFContext.prototype.assign = function (ref, object) {
    objects.push(object);
    assign.call(this, ref, object);
  };
  try {
    const document = await PDFDocument.load(bytes, {
      throwOnInvalidObject: true,
      updateMetadata: false,
      parseSpeed: Infinity,
    });
    if (document.getPageCount() === 0) throw new Refusal('pdfUnreadable');
    return objects;
  } catch (failure) {
    // An encrypted file may look damaged first.
    const isLocked = failure instanceof EncryptedPDFError || bytes.includes('/Encrypt');
    throw new Refusal(isLocked ? 'pdfLocked' : 'pdfUnreadable');
  } finally {
    PDFContext.prototype.assign = assign;
  }
}
