import type { Readable } from 'node:stream';
import { BackupError } from './failure.js';
import type { RowCounts } from './database/row-counts.js';
import { PARTS, type Part } from './names.js';

/** Begins a manifest, a file of JSON lines. */
export interface Head {
  readonly format: 1;
  readonly run: string;
}

/** Names a file of the mall, and the object of the backup that holds it. A file may be named twice. */
export interface FileLine {
  readonly part: Part;
  readonly name: string;
  readonly sizeBytes: number;
  readonly object: string;
}

/** Ends a manifest. */
export interface Foot {
  readonly files: number;
  /** SHA-256 of the unpacked tar of the database. */
  readonly databaseSha256: string;
  readonly rows: RowCounts;
  readonly hasSecrets: boolean;
}

export const lineOf = (value: Head | FileLine | { readonly end: Foot }): string =>
  `${JSON.stringify(value)}\n`;

/**
 * Reads a manifest; calls `onFile` for each file, in the order in which they were listed.
 * @throws BackupError when it is the manifest of another backup, or not whole
 */
export async function readManifest(
  text: Readable,
  run: string,
  onFile: (line: FileLine) => Promise<void> | void,
): Promise<Foot> {
  let head: Head | undefined;
  let foot: Foot | undefined;
  let files = 0;
  for await (const line of linesOf(text)) {
    const value = JSON.parse(line) as Partial<Head & FileLine & { end: Foot }>;
    if (!head) head = checkedHead(value, run);
    else if (value.end) foot = value.end;
    else {
      files += 1;
      await onFile(checkedLine(value, run));
    }
  }
  if (!foot || foot.files !== files)
    throw new BackupError(`The manifest of the backup ${run} has no end: restore another one (--run).`);
  return foot;
}

function checkedHead(value: Partial<Head>, run: string): Head {
  if (value.format !== 1)
    throw new BackupError(
      `The backup ${run} was made by another version of this program; restore it with that one.`,
    );
  if (value.run !== run)
    throw new BackupError(
      `In the place of the manifest of ${run} is that of ${value.run}: somebody has exchanged them.`,
    );
  return value as Head;
}

function checkedLine(value: Partial<FileLine>, run: string): FileLine {
  const { part, name, object, sizeBytes } = value;
  if (
    part &&
    PARTS.includes(part) &&
    typeof name === 'string' &&
    typeof object === 'string' &&
    typeof sizeBytes === 'number'
  )
    return { part, name, object, sizeBytes };
  throw new BackupError(`The manifest of the backup ${run} has a line that names no file.`);
}

async function* linesOf(text: Readable): AsyncIterable<string> {
  let rest = '';
  for await (const piece of text.setEncoding('utf8') as AsyncIterable<string>) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop()!;
    yield* lines;
  }
  if (rest !== '') yield rest;
}
