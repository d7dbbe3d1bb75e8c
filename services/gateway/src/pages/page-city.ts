import type { IncomingMessage } from 'node:http';

/** Matches the cookie that the storefront writes when somebody chooses the city of delivery. */
const COOKIE = /(?:^|;\s*)landedCity=([^;]*)/;
/** Maximum characters of a city, as in the search. */
const LONGEST = 100;

/** Returns the city that a visitor has chosen, for which pages show landed costs; empty for none. */
export function pageCity({ cookie = '' }: IncomingMessage['headers']): string {
  const written = COOKIE.exec(cookie)?.[1] ?? '';
  try {
    return decodeURIComponent(written).slice(0, LONGEST);
  } catch {
    return '';
  }
}
