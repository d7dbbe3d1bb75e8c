import type { PersonalCopy } from '@mall/contracts/define';

export interface TextEntry {
  readonly name: string;
  readonly text: string;
}

/** Returns a page of a copy as JSON files; `pages` counts the pages of each name and is continued. */
export const entriesOf = ({ documents }: PersonalCopy, pages: Map<string, number>): TextEntry[] =>
  documents.map(({ name, rows }) => {
    const page = (pages.get(name) ?? 0) + 1;
    pages.set(name, page);
    const file = page === 1 ? `${name}.json` : `${name}-${page}.json`;
    return { name: file, text: `${JSON.stringify(rows, null, 2)}\n` };
  });
