import type { Locale } from '@mall/validation';

const CYRILLIC = /\p{Script=Cyrillic}/u;
const BETWEEN = ' / ';

/** Returns the reader's part of a source name in two languages, such as `Банк России / Bank of Russia`. */
export function sourceName(source: string, locale: Locale): string {
  const at = source.lastIndexOf(BETWEEN);
  if (at === -1) return source;
  const [russian, other] = [source.slice(0, at), source.slice(at + BETWEEN.length)];
  const isTwofold = CYRILLIC.test(russian) && other !== '' && !CYRILLIC.test(other);
  return isTwofold ? (locale === 'ru' ? russian : other) : source;
}

const PLACE: Readonly<Record<Locale, string>> = { ru: 'Уссурийск', zh: '乌苏里斯克', en: 'Ussuriysk' };

/** Formats a term of delivery as stored, `DAP Ussuriysk`, with its place in the reader's language. */
export const deliveryTerm = (term: string, locale: Locale): string =>
  term.replace('Ussuriysk', PLACE[locale]);
