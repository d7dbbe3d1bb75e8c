import type { Locale } from '@mall/web-kit';

/** Where the chosen language is kept, as prescribed; the value is the wire's code. */
const KEY = 'locale';
const RELOAD_MS = 1_000;

const fromWire: Readonly<Record<string, Locale>> = { rus: 'ru', ru: 'ru', zh: 'zh', en: 'en' };
const toWire = (locale: Locale): string => (locale === 'ru' ? 'rus' : locale);

/** `/zh` of an address that names its language, as search engines know pages; empty for the others. */
export const languagePrefix = (pathname: string): string =>
  /^\/(?:ru|zh|en)(?=\/|$)/.exec(pathname)?.[0] ?? '';

/** The language of this page; it stays what it is until the page is loaded again. */
export const locale: Locale = import.meta.env.SSR ? localeOfModule() : localeOfPage();

/** Remembers the language and loads the page again after a second, as prescribed. */
export function switchLocale(next: Locale): void {
  remember(next);
  setTimeout(() => {
    const { pathname, search, hash } = location;
    const prefix = languagePrefix(pathname);
    if (prefix) location.assign(`/${next}${pathname.slice(prefix.length)}${search}${hash}`);
    else location.reload();
  }, RELOAD_MS);
}

/** In the storage, as prescribed, and in a cookie, by which the server renders pages in the same language. */
function remember(next: Locale): void {
  localStorage.setItem(KEY, toWire(next));
  document.cookie = `${KEY}=${toWire(next)}; path=/; max-age=31536000; samesite=lax`;
}

/** That of the address, else the remembered one, else that of the page, which the server has chosen by the browser's. */
function localeOfPage(): Locale {
  const named = fromWire[languagePrefix(location.pathname).slice(1)];
  if (named) return named;
  const remembered = fromWire[localStorage.getItem(KEY) ?? ''];
  if (remembered && !document.cookie.includes(`${KEY}=`)) remember(remembered);
  return remembered ?? fromWire[document.documentElement.lang] ?? 'ru';
}

/** The server loads this module once for each language, which stands in the module's address. */
function localeOfModule(): Locale {
  return fromWire[new URL(import.meta.url).searchParams.get('locale') ?? ''] ?? 'ru';
}
