import type { Locale } from '@mall/web-kit';

/** Storage key of the chosen language, as prescribed; the value is the wire's code. */
const KEY = 'locale';
const RELOAD_MS = 1_000;

const fromWire: Readonly<Record<string, Locale>> = { rus: 'ru', ru: 'ru', zh: 'zh', en: 'en' };
const toWire = (locale: Locale): string => (locale === 'ru' ? 'rus' : locale);

/** Returns the `/zh` of a URL that names its language, the form for search engines; empty for other URLs. */
export const languagePrefix = (pathname: string): string =>
  /^\/(?:ru|zh|en)(?=\/|$)/.exec(pathname)?.[0] ?? '';

/** The language of this page; it does not change until the page is reloaded. */
export const locale: Locale = import.meta.env.SSR ? localeOfModule() : localeOfPage();

/** Stores the language and reloads the page after a second, as prescribed. */
export function switchLocale(next: Locale): void {
  remember(next);
  setTimeout(() => {
    const { pathname, search, hash } = location;
    const prefix = languagePrefix(pathname);
    if (prefix) location.assign(`/${next}${pathname.slice(prefix.length)}${search}${hash}`);
    else location.reload();
  }, RELOAD_MS);
}

/** Stores the language, as prescribed, and also in a cookie, by which the server renders pages in the same language. */
function remember(next: Locale): void {
  localStorage.setItem(KEY, toWire(next));
  document.cookie = `${KEY}=${toWire(next)}; path=/; max-age=31536000; samesite=lax`;
}

/** Returns the language of the URL, otherwise the stored one, otherwise the one that the server has chosen by the browser's. */
function localeOfPage(): Locale {
  const named = fromWire[languagePrefix(location.pathname).slice(1)];
  if (named) return named;
  const remembered = fromWire[localStorage.getItem(KEY) ?? ''];
  if (remembered && !document.cookie.includes(`${KEY}=`)) remember(remembered);
  return remembered ?? fromWire[document.documentElement.lang] ?? 'ru';
}

/** Returns the language in the module's URL, by which the server loads this module once for each language. */
function localeOfModule(): Locale {
  return fromWire[new URL(import.meta.url).searchParams.get('locale') ?? ''] ?? 'ru';
}
