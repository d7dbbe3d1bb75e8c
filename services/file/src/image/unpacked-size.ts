import { createInflate, inflateSync } from 'node:zlib';
import { decodePDFRawStream, PDFArray, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { Refusal } from './refusal.js';

/** Most megabytes that a page, picture or font of a PDF may unpack to: a colour scan of an A3 page at 600 dpi has 209. */
export const UNPACKED_MEGABYTES = 256;
const MOST_BYTES = UNPACKED_MEGABYTES * 1_048_576;
/** Deflate packs at most so many bytes into one. Source: zlib, Maximum Compression Factor. */
const DEFLATE_FACTOR = 1_032;
/** Filters that unpack; the others decode pictures, whose size viewers know before they decode them. */
const UNPACKING = [
  'FlateDecode',
  'Fl',
  'LZWDecode',
  'LZW',
  'RunLengthDecode',
  'RL',
  'ASCII85Decode',
  'ASCIIHexDecode',
];

/**
 * Checks that a stream does not unpack to more than viewers can take, without keeping what it unpacks to.
 * @throws Refusal `pdfUnpacksTooLarge`
 */
export async function checkUnpackedSize(stream: PDFRawStream): Promise<void> {
  const filters = filtersOf(stream).map((filter) => filter.decodeText());
  const end = filters.findIndex((filter) => !UNPACKING.includes(filter));
  const unpacking = end < 0 ? filters : filters.slice(0, end);
  const packed = Buffer.from(stream.contents);
  if (unpacking.length === 1 && unpacking[0]!.startsWith('Fl')) return checkInflated(packed);
  // Filters upon filters multiply, so that each of them is applied here.
  let bytes: Buffer = packed;
  for (const filter of unpacking)
    bytes = filter.startsWith('Fl') ? inflated(bytes) : decoded(stream, filter, bytes);
}

function filtersOf({ dict }: PDFRawStream): readonly PDFName[] {
  const filter = dict.lookup(PDFName.of('Filter')) ?? dict.lookup(PDFName.of('F'));
  const all = filter instanceof PDFArray ? filter.asArray().map((one) => dict.context.lookup(one)) : [filter];
  return all.filter((one) => one instanceof PDFName);
}

const tooLarge = (): Refusal => new Refusal('pdfUnpacksTooLarge', { most: UNPACKED_MEGABYTES });

function checkInflated(packed: Buffer): Promise<void> {
  if (packed.length * DEFLATE_FACTOR <= MOST_BYTES) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const inflate = createInflate();
    let sizeBytes = 0;
    inflate.on('data', (chunk: Buffer) => {
      sizeBytes += chunk.length;
      if (sizeBytes > MOST_BYTES) inflate.destroy(tooLarge());
    });
    // Viewers show a damaged stream as far as it can be read.
    inflate.on('error', (failure) => (failure instanceof Refusal ? reject(failure) : resolve()));
    inflate.on('end', resolve);
    inflate.end(packed);
  });
}

function inflated(packed: Buffer): Buffer {
  try {
    return inflateSync(packed, { maxOutputLength: MOST_BYTES });
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge();
    return Buffer.alloc(0);
  }
}

function decoded({ dict }: PDFRawStream, filter: string, packed: Buffer): Buffer {
  const alone = dict.clone();
  alone.set(PDFName.of('Filter'), PDFName.of(filter));
  alone.delete(PDFName.of('DecodeParms'));
  try {
    const bytes = decodePDFRawStream(PDFRawStream.of(alone, packed)).decode();
    if (bytes.length > MOST_BYTES) throw tooLarge();
    return Buffer.from(bytes);
  } catch (failure) {
    if (failure instanceof Refusal) throw failure;
    return Buffer.alloc(0);
  }
}
