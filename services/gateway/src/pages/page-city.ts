import type { IncomingMessage } from 'node:http';

/** Written by the storefront when somebody chooses where cars are to be delivered. */
const COOKIE = /(?:^|;\s*)landedCity=([^;]*)/;
/** As long as the search takes it. */
const LONGEST = 100;

/** The city that a visitor has chosen, by which pages show landed costs; empty: none. */
export function pageCity({ cookie = '' }: IncomingMessage['headers']): string {
  const written = COOKIE.exec(cookie)?.[1] ?? '';
  try {
    return decodeURIComponent(written).slice(0, LONGEST);
  } catch {
    return '';
  }
}
