import type { Locale } from '@mall/validation';

const TWO_LANGUAGES = /^(.*\p{Script=Cyrillic}.*) \/ (\P{Script=Cyrillic}+)$/u;

/** A source that names itself in two languages, `Банк России / Bank of Russia`, in the reader's. */
export function sourceName(source: string, locale: Locale): string {
  const [, russian, other] = TWO_LANGUAGES.exec(source) ?? [];
  return (locale === 'ru' ? russian : other) ?? source;
}

const PLACE: Readonly<Record<Locale, string>> = { ru: 'Уссурийск', zh: '乌苏里斯克', en: 'Ussuriysk' };

/** A term of delivery as it is kept and printed, `DAP Ussuriysk`, with its place as the reader writes it. */
export const deliveryTerm = (term: string, locale: Locale): string =>
  term.replace('Ussuriysk', PLACE[locale]);
