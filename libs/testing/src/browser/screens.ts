import type { Page, Request } from 'playwright';

const open = new Map<Page, Traffic>();
const LOOK_MS = 5_000;
const MOST_TEXT = 1_500;

/** The requests of a page: how many it has sent, and those without an answer. */
interface Traffic {
  sent: number;
  readonly unanswered: Set<Request>;
}

/** Records a page and its open requests, so that a failed step can report them. */
export function observePage(page: Page): void {
  const unanswered = new Set<Request>();
  const traffic: Traffic = { sent: 0, unanswered };
  open.set(page, traffic);
  page.on('request', (request) => {
    // A document that is left takes its requests with it.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) unanswered.clear();
    traffic.sent += 1;
    unanswered.add(request);
  });
  page.on('requestfinished', (request) => unanswered.delete(request));
  page.on('requestfailed', (request) => unanswered.delete(request));
  page.on('close', () => open.delete(page));
}

export const trafficOf = (page: Page): Traffic => open.get(page)!;

/** Describes each open page: its URL, its text, and its pending requests. */
function describePages(): Promise<string[]> {
  return Promise.all(
    [...open].map(async ([page, { unanswered }]) => {
      const text = await page
        .locator('body')
        .innerText({ timeout: LOOK_MS })
        .catch((failure: unknown) => `(${String(failure)})`);
      return [
        page.url(),
        text.replace(/\s+/g, ' ').slice(0, MOST_TEXT),
        ...[...unanswered].map((request) => `no answer yet: ${request.method()} ${request.url()}`),
      ].join('\n  ');
    }),
  );
}

// The test environment does not share modules with the tests.
Object.assign(globalThis, { describePages });
