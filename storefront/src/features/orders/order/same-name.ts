const wordsOf = (name: string): string[] =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[‐‑–—]/g, '-')
    .split(/[\s.,]+/)
    .filter(Boolean);

/**
 * Whether the typed text matches the name: all of its words occur. Case, ё, kinds of dashes and the order do not matter, and a
 * patronymic may be added to a name without one.
 */
export function isSameName(typed: string, name: string): boolean {
  const said = new Set(wordsOf(typed));
  return said.size > 0 && wordsOf(name).every((word) => said.has(word));
}
