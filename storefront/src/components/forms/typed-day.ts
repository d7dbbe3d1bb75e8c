import type { Locale } from '@mall/web-kit';

/** The typed format of a day, in the order of Russian or of Chinese documents. */
export const dayPattern: Readonly<Record<Locale, string>> = {
  ru: 'ДД.ММ.ГГГГ',
  zh: 'YYYY-MM-DD',
  en: 'DD.MM.YYYY',
};

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const TYPED = /^(\d{1,2})[./\s-](\d{1,2})[./\s-](\d{4})$/;

/** Formats a day `yyyy-MM-dd` for its input. */
export const typedDay = (iso: string, locale: Locale): string =>
  locale === 'zh' ? iso : iso.replace(ISO, '$3.$2.$1');

/** Parses a typed day, in either order, to `yyyy-MM-dd`; undefined when there is no such day. */
export function isoDay(typed: string): string | undefined {
  const text = typed.trim();
  const [year, month, day] = ISO.exec(text)?.slice(1) ?? TYPED.exec(text)?.slice(1).reverse() ?? [];
  if (!year || !month || !day) return undefined;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const at = new Date(`${iso}T00:00:00Z`);
  // `new Date` moves the 31st of a shorter month into the next one.
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(iso) ? iso : undefined;
}

/** Digits without dots typed by the person. */
const RUNNING = /^(?:\d{3,}|\d{2}\.\d{2,}|\d{2}\.\d{2}\.\d+)$/;

/** Adds the dots while digits are typed: `12041985` becomes `12.04.1985`. */
export function withDots(typed: string): string {
  if (!RUNNING.test(typed)) return typed;
  const digits = typed.replaceAll('.', '').slice(0, 8);
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('.');
}
