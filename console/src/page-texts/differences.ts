import type { Locale, Texts } from '@mall/web-kit';
import type { PageTextContent } from './page-text-content.js';

export interface Part {
  readonly kind: 'same' | 'gone' | 'new';
  readonly text: string;
}

/** A paragraph with the words that were removed from it and added to it. */
export interface LineChange {
  readonly isChanged: boolean;
  readonly parts: readonly Part[];
}

/** Above this number of comparisons a paragraph counts as rewritten. */
const MOST_COMPARED = 4_000_000;

/** Returns the text in one language, a line for each heading and paragraph. */
function linesOf({ title, lead, sections }: PageTextContent, locale: Locale): string[] {
  const texts = [
    title,
    ...(lead ? [lead] : []),
    ...sections.flatMap((section) => [
      section.title,
      ...section.entries.flatMap(({ heading, text }) => (heading ? [heading, text] : [text])),
    ]),
  ];
  return texts.flatMap((text) => (text[locale] ?? '').split('\n')).filter((line) => line.trim() !== '');
}

/** Compares two versions of a text paragraph by paragraph; a changed paragraph shows its changed words. */
export function differencesOf(
  before: PageTextContent,
  after: PageTextContent,
  locale: Locale,
): readonly LineChange[] {
  const lines = compared(linesOf(before, locale), linesOf(after, locale));
  const changes: LineChange[] = [];
  for (let at = 0; at < lines.length;) {
    const { kind, text } = lines[at]!;
    if (kind === 'same') {
      changes.push({ isChanged: false, parts: [{ kind, text }] });
      at += 1;
      continue;
    }
    const end = lines.findIndex((line, index) => index > at && line.kind === 'same');
    const run = lines.slice(at, end < 0 ? undefined : end);
    changes.push(...changesOfRun(run));
    at += run.length;
  }
  return changes;
}

export type Sections = PageTextContent['sections'];

/** A changed section with the changes of its paragraphs in each language. */
export interface SectionChange {
  readonly key: string;
  readonly title: Texts;
  readonly lines: Readonly<Record<Locale, readonly LineChange[]>>;
}

const NO_TEXT: Texts = { ru: '', zh: '', en: '' };

/** Returns the sections that differ, each with only its changed paragraphs; none when only their order was changed. */
export function sectionChangesOf(before: Sections, after: Sections): readonly SectionChange[] {
  const keys = [...new Set([...before, ...after].map(({ key }) => key))];
  return keys.flatMap((key) => {
    const [old, fresh] = [before, after].map((sections) => sections.filter((one) => one.key === key));
    const changedIn = (locale: Locale): readonly LineChange[] =>
      differencesOf({ title: NO_TEXT, sections: old! }, { title: NO_TEXT, sections: fresh! }, locale).filter(
        ({ isChanged }) => isChanged,
      );
    const lines = { ru: changedIn('ru'), zh: changedIn('zh'), en: changedIn('en') };
    const isChanged = Object.values(lines).some(({ length }) => length > 0);
    return isChanged ? [{ key, title: (fresh![0] ?? old![0])!.title, lines }] : [];
  });
}

/** Pairs removed lines with those in their place. */
function changesOfRun(run: readonly Part[]): LineChange[] {
  const gone = run.filter(({ kind }) => kind === 'gone');
  const added = run.filter(({ kind }) => kind === 'new');
  return Array.from({ length: Math.max(gone.length, added.length) }, (_, index) => {
    const [old, fresh] = [gone[index], added[index]];
    return { isChanged: true, parts: old && fresh ? partsOf(old, fresh) : [(old ?? fresh)!] };
  });
}

/** Below this share of kept text a paragraph counts as rewritten: accidental matches of words would only confuse. */
const LEAST_KEPT = 0.4;

function partsOf(old: Part, fresh: Part): readonly Part[] {
  const parts = joined(compared(wordsOf(old.text), wordsOf(fresh.text)));
  const kept = parts.reduce((sum, { kind, text }) => (kind === 'same' ? sum + text.length : sum), 0);
  return kept < LEAST_KEPT * Math.max(old.text.length, fresh.text.length) ? [old, fresh] : parts;
}

/** Splits a text into words, single Chinese characters, and everything between them. */
const wordsOf = (text: string): string[] =>
  text.match(/\p{Script=Han}|[^\s\p{P}\p{Script=Han}]+|\s+|./gu) ?? [];

/** Compares by the longest common subsequence; removed parts come before added ones. */
function compared(before: readonly string[], after: readonly string[]): Part[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  while (
    end < before.length - start &&
    end < after.length - start &&
    before[before.length - 1 - end] === after[after.length - 1 - end]
  )
    end += 1;
  const old = before.slice(start, before.length - end);
  const fresh = after.slice(start, after.length - end);
  return [
    ...before.slice(0, start).map(part('same')),
    ...(old.length * fresh.length > MOST_COMPARED
      ? [...old.map(part('gone')), ...fresh.map(part('new'))]
      : middle(old, fresh)),
    ...before.slice(before.length - end).map(part('same')),
  ];
}

function middle(old: readonly string[], fresh: readonly string[]): Part[] {
  const width = fresh.length + 1;
  const longest = new Uint16Array((old.length + 1) * width);
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = fresh.length - 1; j >= 0; j -= 1)
      longest[i * width + j] =
        old[i] === fresh[j]
          ? longest[(i + 1) * width + j + 1]! + 1
          : Math.max(longest[(i + 1) * width + j]!, longest[i * width + j + 1]!);
  const parts: Part[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < fresh.length)
    if (i < old.length && j < fresh.length && old[i] === fresh[j]) {
      parts.push({ kind: 'same', text: old[i]! });
      i += 1;
      j += 1;
    } else if (
      j === fresh.length ||
      (i < old.length && longest[(i + 1) * width + j]! >= longest[i * width + j + 1]!)
    )
      parts.push({ kind: 'gone', text: old[i++]! });
    else parts.push({ kind: 'new', text: fresh[j++]! });
  return parts;
}

const part =
  (kind: Part['kind']) =>
  (text: string): Part => ({ kind, text });

/** Joins adjacent parts of the same kind. */
const joined = (parts: readonly Part[]): Part[] =>
  parts.reduce<Part[]>((all, { kind, text }) => {
    const last = all.at(-1);
    return last?.kind === kind
      ? [...all.slice(0, -1), { kind, text: last.text + text }]
      : [...all, { kind, text }];
  }, []);
