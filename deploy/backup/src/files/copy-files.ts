import pLimit from 'p-limit';
import { type FileLine, lineOf } from '../manifest.js';
import { fileName, type Part, PARTS } from '../names.js';
import { storeSealed } from '../sealed/store-sealed.js';
import type { Files } from '../store/open-store.js';
import type { Entry, Store } from '../store/store.js';
import { wrapped } from './wrap.js';

export interface CopyOptions {
  readonly files: Files;
  readonly backups: Store;
  readonly recipients: readonly string[];
}

/** Files whose presence in the backup is asked for together. */
const PAGE = 500;
/** Files that are copied at the same time; each needs up to two parts of an upload in memory. */
const AT_ONCE = 4;

/** Counts of one pass over the files. */
export interface Copied {
  readonly listed: number;
  readonly copied: number;
}

/** Copies the files that the backups of this month do not have, and writes a line for every file. */
export async function copyFiles(
  options: CopyOptions,
  run: string,
  write: (line: string) => Promise<void>,
): Promise<Copied> {
  const { backups, files } = options;
  let [listed, copied] = [0, 0];
  for (const part of PARTS)
    for await (const page of pagesOf(files[part].list(''))) {
      const lines = page.map((entry) => ({ entry, object: fileName(run, part, entry) }));
      const known = await backups.existing(lines.map(({ object }) => object));
      const limit = pLimit(AT_ONCE);
      const results = await Promise.all(
        lines.map(({ entry, object }) =>
          limit(async () => known.has(object) || (await copyFile(options, part, entry, object))),
        ),
      );
      for (const [index, { entry, object }] of lines.entries()) {
        // A file that was removed since the list was read.
        if (results[index] === 'gone') continue;
        const line: FileLine = { part, name: entry.name, sizeBytes: entry.sizeBytes, object };
        await write(lineOf(line));
        listed += 1;
        if (results[index] === 'copied') copied += 1;
      }
    }
  return { listed, copied };
}

async function copyFile(
  { backups, files, recipients }: CopyOptions,
  part: Part,
  { name, sizeBytes }: Entry,
  object: string,
): Promise<'copied' | 'gone'> {
  const content = await files[part].open(name).catch(async (failure: unknown) => {
    if ((await files[part].existing([name])).has(name)) throw failure;
  });
  if (!content) return 'gone';
  await storeSealed(backups, object, recipients, wrapped(`${part}/${name}`, sizeBytes, content));
  return 'copied';
}

async function* pagesOf(entries: AsyncIterable<Entry>): AsyncIterable<readonly Entry[]> {
  let page: Entry[] = [];
  for await (const entry of entries) {
    page.push(entry);
    if (page.length < PAGE) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}
