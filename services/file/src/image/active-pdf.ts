import { PDFArray, PDFDict, PDFName, PDFStream, type PDFObject } from '@cantoo/pdf-lib';

/** Entries that hold scripts, attached files, or forms with scripts. Source: ISO 32000-2, 7.7, 7.11, 12.6, 12.7. */
const ACTIVE_ENTRIES = new Set(['JS', 'JavaScript', 'EmbeddedFiles', 'EF', 'XFA', 'RichMediaContent']);
/** Values of `S`, `Type` and `Subtype`: actions that run, fetch or send something, and annotations that hold files. */
const ACTIVE_KINDS = new Set([
  'JavaScript',
  'Launch',
  'SubmitForm',
  'ImportData',
  'GoToE',
  'GoToR',
  'Rendition',
  'RichMediaExecute',
  'EmbeddedFile',
  'FileAttachment',
  'RichMedia',
  'Movie',
  'Screen',
]);
const KIND_ENTRIES = ['S', 'Type', 'Subtype'].map((name) => PDFName.of(name));

/** Whether an object, or one inside it, acts when the document is opened or clicked on. */
export function isActive(object: PDFObject): boolean {
  const waiting: PDFObject[] = [object];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const dict = next instanceof PDFStream ? next.dict : next;
    if (dict instanceof PDFDict && isActiveDict(dict)) return true;
    for (const inner of partsOf(dict)) waiting.push(inner);
  }
  return false;
}

function partsOf(object: PDFObject): readonly PDFObject[] {
  if (object instanceof PDFArray) return object.asArray();
  return object instanceof PDFDict ? object.values() : [];
}

function isActiveDict(dict: PDFDict): boolean {
  if (dict.keys().some((key) => ACTIVE_ENTRIES.has(key.decodeText()))) return true;
  return KIND_ENTRIES.some((entry) => {
    const kind = dict.get(entry);
    return kind instanceof PDFName && ACTIVE_KINDS.has(kind.decodeText());
  });
}
