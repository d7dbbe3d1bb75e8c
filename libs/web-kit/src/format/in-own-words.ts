import type { Locale } from '@mall/validation';

const CYRILLIC = /\p{Script=Cyrillic}/u;
const BETWEEN = ' / ';

/** A source that names itself in two languages, `Банк России / Bank of Russia`, in the reader's. */
export function sourceName(source: string, locale: Locale): string {
  const at = source.lastIndexOf(BETWEEN);
  if (at === -1) return source;
  const [russian, other] = [source.slice(0, at), source.slice(at + BETWEEN.length)];
  const isTwofold = CYRILLIC.test(russian) && other !== '' && !CYRILLIC.test(other);
  return isTwofold ? (locale === 'ru' ? russian : other) : source;
}

const PLACE: Readonly<Record<Locale, string>> = { ru: 'Уссурийск', zh: '乌苏里斯克', en: 'Ussuriysk' };

/** A term of delivery as it is kept and printed, `DAP Ussuriysk`, with its place as the reader writes it. */
export const deliveryTerm = (term: string, locale: Locale): string =>
  term.replace('Ussuriysk', PLACE[locale]);
