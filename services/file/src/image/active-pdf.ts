import { PDFArray, PDFDict, PDFName, PDFRef, PDFStream, type PDFObject } from '@cantoo/pdf-lib';
import type { Definition } from './open-pdf.js';

/** Entries that hold scripts, attached files, or forms with scripts. Source: ISO 32000-2, 7.7, 7.11, 12.6, 12.7, 13.6. */
const ACTIVE_ENTRIES = new Set([
  'JS',
  'JavaScript',
  'EmbeddedFiles',
  'EF',
  'XFA',
  'RichMediaContent',
  'OnInstantiate',
]);
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
  '3D',
]);
const KIND_ENTRIES = ['S', 'Type', 'Subtype'].map((name) => PDFName.of(name));
/** Entries whose actions a viewer runs without a click: when a document, a page or a field is opened, left or printed. */
const UNASKED_ENTRIES = ['OpenAction', 'AA'].map((name) => PDFName.of(name));
const [S, NEXT] = [PDFName.of('S'), PDFName.of('Next')];

/** Whether an object of a document acts when it is opened or clicked on, or opens an address without a click. */
export function isActive(definitions: readonly Definition[]): boolean {
  const byRef = new Map<string, PDFObject[]>();
  for (const { ref, object } of definitions) byRef.set(ref, [...(byRef.get(ref) ?? []), object]);
  const definedAs = (ref: PDFRef): readonly PDFObject[] => byRef.get(ref.toString()) ?? [];
  return definitions.some(({ object }) =>
    someDict(object, (dict) => isActiveDict(dict) || opensAddress(dict, definedAs)),
  );
}

function someDict(object: PDFObject, matches: (dict: PDFDict) => boolean): boolean {
  const waiting: PDFObject[] = [object];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const dict = next instanceof PDFStream ? next.dict : next;
    if (dict instanceof PDFDict && matches(dict)) return true;
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

/** Whether actions that nobody asked for, or those that follow them, open an address. */
function opensAddress(dict: PDFDict, definedAs: (ref: PDFRef) => readonly PDFObject[]): boolean {
  const seen = new Set<PDFObject>();
  const waiting = UNASKED_ENTRIES.flatMap((entry) => dict.get(entry) ?? []);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    if (next instanceof PDFRef) waiting.push(...definedAs(next));
    if (!(next instanceof PDFDict)) continue;
    const kind = next.get(S);
    if (kind instanceof PDFName && kind.decodeText() === 'URI') return true;
    // Without a kind, it is a list of actions by their occasions.
    const following = kind ? [next.get(NEXT)] : next.values();
    // Destinations are arrays as well; they lead to pages, whose links act when they are clicked on.
    for (const one of following)
      waiting.push(...(one instanceof PDFArray ? one.asArray() : one ? [one] : []));
  }
  return false;
}
