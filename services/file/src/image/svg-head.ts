/** Matches definitions of entities, which could make a drawing grow without end when it is read. */
const ENTITY = /<!ENTITY/i;
const DOCTYPE = /^<!DOCTYPE\s+svg[\s>]/i;
const ROOT = /^<svg[\s/>]/i;
/** Maximum characters that `DOCTYPE` and `ROOT` are matched against. */
const TAG_START = 64;

/**
 * Whether a text is an SVG document: white space, comments, processing instructions and a document type without
 * definitions of its own may stand before its root element. Reads each character at most twice, however the text is made.
 */
export function isSvg(text: string): boolean {
  const root = rootOf(text);
  return root !== undefined && ROOT.test(text.slice(root, root + TAG_START)) && !ENTITY.test(text);
}

/** Returns the position of the root element; `undefined` when something before it is not closed or not allowed. */
function rootOf(text: string): number | undefined {
  let at: number | undefined = 0;
  while (at !== undefined) {
    at = afterBlanks(text, at);
    const start = text.slice(at, at + TAG_START);
    if (start.startsWith('<!--')) at = indexAfter(text, '-->', at + 4);
    else if (start.startsWith('<?')) at = indexAfter(text, '?>', at + 2);
    else if (DOCTYPE.test(start)) at = afterDoctype(text, at);
    else return at;
  }
  return undefined;
}

function afterBlanks(text: string, from: number): number {
  let at = from;
  while (at < text.length && ' \t\r\n\uFEFF'.includes(text[at]!)) at++;
  return at;
}

function indexAfter(text: string, end: string, from: number): number | undefined {
  const found = text.indexOf(end, from);
  return found === -1 ? undefined : found + end.length;
}

/** Returns the position after a document type; `undefined` when it has definitions, which stand in square brackets. */
function afterDoctype(text: string, from: number): number | undefined {
  const end = indexAfter(text, '>', from);
  return end === undefined || text.slice(from, end).includes('[') ? undefined : end;
}
