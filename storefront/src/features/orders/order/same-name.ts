const wordsOf = (name: string): string[] =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[‐‑–—]/g, '-')
    .split(/[\s.,]+/)
    .filter(Boolean);

/**
 * Whether somebody means this name: all of its words are there. Case, ё, kinds of dashes and the order are theirs to
 * choose, and whoever has a patronymic may add it to a name that was written without.
 */
export function isSameName(typed: string, name: string): boolean {
  const said = new Set(wordsOf(typed));
  return said.size > 0 && wordsOf(name).every((word) => said.has(word));
}
