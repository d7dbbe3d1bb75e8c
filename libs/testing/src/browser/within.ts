import type { Page } from 'playwright';
import { settled } from './accessibility.js';
import { trafficOf } from './screens.js';

/** Maximum time until a page has all its answers and shows them. */
const LONGEST_MS = 60_000;

/** Goes to an address within the open app, as a link does, without loading the app anew. */
export const showWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate<void>(
    `history.pushState({}, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate')); undefined`,
  );

/**
 * Waits until a page that was reached within the app has all its answers and shows them; `networkidle` of Playwright is for pages that
 * were loaded. @throws Error with the open requests when the page does not come to rest.
 */
export async function atRest(page: Page): Promise<void> {
  const traffic = trafficOf(page);
  const limit = Date.now() + LONGEST_MS;
  for (;;) {
    const { sent } = traffic;
    await settled(page);
    if (traffic.sent === sent && traffic.unanswered.size === 0) return;
    if (Date.now() > limit)
      throw new Error(
        `${page.url()} is not at rest: ${[...traffic.unanswered].map((request) => request.url()).join(', ')}`,
      );
  }
}
