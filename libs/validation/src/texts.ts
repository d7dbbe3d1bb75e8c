import type { Locale } from './locale.js';
import { figure } from './typography/formats.js';
import { unbroken } from './typography/unbroken.js';

/** One text in every supported language. */
export type Texts = Readonly<Record<Locale, string>>;

/** Values for the `{placeholders}` of a text; a value may itself differ by language. */
export type TextParams = Readonly<Record<string, string | number | Texts>>;

const WIRE_CODES: ReadonlyMap<string, Locale> = new Map([
  ['rus', 'ru'],
  ['ru', 'ru'],
  ['zh', 'zh'],
  ['zh_cn', 'zh'],
  ['en', 'en'],
]);

/** Parses a `locale` header: the wire's codes or BCP 47 tags; Russian for anything unknown. */
export function localeFrom(header: string | undefined): Locale {
  const tag = (header ?? '').toLowerCase().replace('-', '_');
  return WIRE_CODES.get(tag) ?? WIRE_CODES.get(tag.split('_')[0]!) ?? 'ru';
}

/**
 * Fills `{name}` placeholders; a missing value leaves the placeholder, so that a test can detect it. A value that ends with a full
 * stop, such as `22 ноября 2026 г.`, also ends the sentence.
 */
export function fillPlainText(texts: Texts, locale: Locale, params: TextParams = {}): string {
  return texts[locale].replace(/\{(\w+)\}(\.?)/g, (placeholder, name: string, stop: string) => {
    const value = params[name];
    if (value === undefined) return placeholder;
    const said =
      typeof value === 'object' ? value[locale] : typeof value === 'number' ? figure(value, locale) : value;
    return said.endsWith('.') ? said : said + stop;
  });
}

/** Fills placeholders for a screen: without line breaks between a number and its unit. */
export const fillText = (texts: Texts, locale: Locale, params: TextParams = {}): string =>
  unbroken(fillPlainText(texts, locale, params));
