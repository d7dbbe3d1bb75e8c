import type { Locale } from '@mall/web-kit';

/** Where the chosen language is kept, as prescribed; the value is the wire's code. */
const KEY = 'locale';

const fromWire: Readonly<Record<string, Locale>> = { rus: 'ru', ru: 'ru', zh: 'zh', en: 'en' };

/** The language of this page; it stays what it is until the page is loaded again. */
export const locale: Locale = fromWire[localStorage.getItem(KEY) ?? ''] ?? 'ru';

/** Remembers the language and loads the page again after a second, as prescribed. */
export function switchLocale(next: Locale): void {
  localStorage.setItem(KEY, next === 'ru' ? 'rus' : next);
  setTimeout(() => location.reload(), 1000);
}
