const wordsOf = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[‐‑–—]/g, '-')
    .split(/[\s.,]+/)
    .filter(Boolean)
    .sort()
    .join(' ');

/** Whether somebody means this name: case, ё, kinds of dashes and the order of its words are theirs to choose. */
export const isSameName = (typed: string, name: string): boolean => wordsOf(typed) === wordsOf(name);
