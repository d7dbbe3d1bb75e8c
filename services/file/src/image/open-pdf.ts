import {
  EncryptedPDFError,
  PDFContext,
  PDFDocument,
  PDFInvalidObject,
  PDFName,
  PDFRawStream,
  type PDFObject,
} from '@cantoo/pdf-lib';
import { Refusal } from './refusal.js';

/** Most bytes before the header; viewers search it so far. Source: ISO 32000-1, annex H.3, note 13. */
const HEADER_WITHIN = 1_024;
const HEADER = '%PDF-';

/** One definition of an object of a document. */
export interface Definition {
  /** Number and generation, such as `4 0 R`. */
  readonly ref: string;
  readonly object: PDFObject;
}

/** A definition with the parser's run that read it. */
interface Assigned extends Definition {
  readonly context: PDFContext;
}

export interface OpenedPdf {
  readonly document: PDFDocument;
  /** Every definition of every object: viewers may read an older one where a number was defined twice. */
  readonly definitions: readonly Definition[];
}

/** Returns the position of a PDF's header within the first kilobyte; -1 when there is none. */
export const headerOf = (bytes: Buffer): number =>
  bytes.subarray(0, HEADER_WITHIN + HEADER.length).indexOf(HEADER);

/**
 * Opens a PDF. One that only restricts printing or changes is encrypted as well, with an empty password, and opens like
 * any other.
 * @throws Refusal `pdfLocked` or `pdfUnreadable`.
 */
export async function openPdf(bytes: Buffer): Promise<OpenedPdf> {
  try {
    return await load(bytes, { throwOnInvalidObject: true });
  } catch (failure) {
    // The objects of an encrypted file may look damaged before they are decrypted.
    if (!(failure instanceof EncryptedPDFError || bytes.includes('/Encrypt')))
      throw new Refusal('pdfUnreadable');
  }
  try {
    return await load(bytes, { password: '' });
  } catch (failure) {
    throw failure instanceof Refusal ? failure : new Refusal('pdfLocked');
  }
}

async function load(
  bytes: Buffer,
  options: { throwOnInvalidObject?: boolean; password?: string },
): Promise<OpenedPdf> {
  const { result: document, assigned } = await recorded(() =>
    PDFDocument.load(bytes, { ...options, updateMetadata: false, parseSpeed: Infinity }),
  );
  // An encrypted file is parsed twice, before and after its key is known.
  const isAfter = ({ context }: Assigned): boolean => context === document.context;
  const before = assigned.filter((one) => !isAfter(one));
  const definitions = assigned.filter(isAfter);
  return { document, definitions: definitions.map((one) => readable(one, before)) };
}

/**
 * Returns a definition that can be read. The parser decrypts tables of objects as well, which are not encrypted; these
 * are taken as they were before.
 */
function readable({ ref, object }: Definition, before: readonly Definition[]): Definition {
  if (!(object instanceof PDFInvalidObject)) return { ref, object };
  const table = before.find((one) => one.ref === ref && isTable(one.object));
  if (!table) throw new Refusal('pdfUnreadable');
  return table;
}

const isTable = (object: PDFObject): boolean =>
  object instanceof PDFRawStream && object.dict.lookup(PDFName.of('Type')) === PDFName.of('XRef');

/** Returns what a task of the parser returns, and each object that it read meanwhile. */
export async function recorded<T>(
  task: () => Promise<T>,
): Promise<{ result: T; assigned: readonly Assigned[] }> {
  const assigned: Assigned[] = [];
  const assign = PDFContext.prototype.assign;
  PDFContext.prototype.assign = function (ref, object) {
    assigned.push({ ref: ref.toString(), object, context: this });
    assign.call(this, ref, object);
  };
  try {
    return { result: await task(), assigned };
  } finally {
    PDFContext.prototype.assign = assign;
  }
}
