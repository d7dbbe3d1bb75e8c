import type { IncomingMessage } from 'node:http';
import { LOCALES, localeFrom, type Locale } from '@mall/validation';

/** Matches the cookie that the storefront writes when somebody chooses a language. */
const COOKIE = /(?:^|;\s*)locale=(\w+)/;

/** Returns the language of a page: that of its address, else the chosen one, else the browser's, else Russian. */
export function pageLanguage(pathname: string, headers: IncomingMessage['headers']): Locale {
  const named = LOCALES.find((locale) => pathname === `/${locale}` || pathname.startsWith(`/${locale}/`));
  if (named) return named;
  const chosen = COOKIE.exec(headers.cookie ?? '')?.[1];
  return chosen ? localeFrom(chosen) : browserLanguage(headers['accept-language'] ?? '');
}

/** Returns the first of the browser's languages that the shop has; browsers list them in the order of preference. */
function browserLanguage(accepted: string): Locale {
  const tags = accepted.split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return tags.map((tag) => LOCALES.find((locale) => locale === tag)).find((locale) => locale) ?? 'ru';
}
