import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parsers } from 'prettier/plugins/markdown';

const root = fileURLToPath(new URL('../..', import.meta.url));
const filesOf = (...patterns: readonly string[]): readonly string[] =>
  execFileSync('git', ['ls-files', ...patterns], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n');

/** The parts of prettier's syntax tree of Markdown that are read here. */
interface Part {
  readonly type: string;
  readonly value?: string;
  readonly url?: string;
  readonly children?: readonly Part[];
}

const partsOf = (part: Part): readonly Part[] => [part, ...(part.children ?? []).flatMap(partsOf)];
const read = async (file: string): Promise<readonly Part[]> =>
  partsOf((await parsers.markdown.parse(readFileSync(join(root, file), 'utf8'), {} as never)) as Part);

/** Returns the anchors of a document's headings as GitHub makes them: repeated ones get `-1`, `-2`. */
function anchorsOf(parts: readonly Part[]): ReadonlySet<string> {
  const anchors = new Set<string>();
  for (const heading of parts.filter(({ type }) => type === 'heading')) {
    const text = partsOf(heading).map(({ value = '' }) => value);
    const slug = text
      .join('')
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
      .replaceAll(' ', '-');
    let anchor = slug;
    for (let nth = 1; anchors.has(anchor); nth++) anchor = `${slug}-${nth}`;
    anchors.add(anchor);
  }
  return anchors;
}

const tracked = filesOf();
const existing = new Set([...tracked, ...tracked.flatMap(foldersOf)]);
function foldersOf(file: string): readonly string[] {
  const folder = dirname(file);
  return folder === '.' ? [] : [folder, ...foldersOf(folder)];
}

const documents = filesOf('*.md');
const contents = new Map(await Promise.all(documents.map(async (file) => [file, await read(file)] as const)));

/** Returns the links of a document that lead to no file, folder or heading of the repository. */
function brokenIn(file: string): readonly string[] {
  const links = contents.get(file)!.flatMap(({ url }) => (url === undefined ? [] : [url]));
  return links
    .filter((url) => !/^[a-z]+:/.test(url))
    .filter((url) => {
      const [path = '', anchor] = url.split('#');
      const target = path === '' ? file : join(dirname(file), path).replace(/\/$/, '');
      if (!existing.has(target)) return true;
      return anchor !== undefined && !anchorsOf(contents.get(target) ?? []).has(anchor);
    });
}

test.each(documents)('the links of %s lead to files and headings that exist', (file) => {
  expect(brokenIn(file)).toEqual([]);
});

test('links of documents are found, with and without a heading', () => {
  const links = [...contents.values()].flat().flatMap(({ url }) => url ?? []);
  expect(links.filter((url) => !url.includes('#')).length).toBeGreaterThan(100);
  expect(links.filter((url) => url.includes('.md#')).length).toBeGreaterThan(5);
});
