const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

const LARGEST_CHARACTER = 0x10_ffff;

/** A tag contains no angle bracket, so each character is examined only once. */
const TAG = /<[a-z/!][^<>]*>/gi;
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{1,8}));/gi;

/**
 * Returns the text of a notice that may contain HTML, without its tags and with its entities decoded. It does not parse markup, so
 * the pages can forbid parsing markup from strings altogether (Trusted Types).
 */
export function plainText(html: string): string {
  return html.replace(TAG, '').replace(ENTITY, (entity, decimal?: string, hex?: string, name?: string) => {
    const code = decimal ? Number(decimal) : hex ? parseInt(hex, 16) : undefined;
    if (code !== undefined) return code <= LARGEST_CHARACTER ? String.fromCodePoint(code) : entity;
    return (Object.hasOwn(NAMED, name!.toLowerCase()) && NAMED[name!.toLowerCase()]) || entity;
  });
}
