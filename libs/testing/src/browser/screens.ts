import type { Page, Request } from 'playwright';

const open = new Map<Page, Set<Request>>();
const LOOK_MS = 5_000;
const MOST_TEXT = 1_500;

/** Records a page and its open requests, so that a failed step can report them. */
export function observePage(page: Page): void {
  const unanswered = new Set<Request>();
  open.set(page, unanswered);
  page.on('request', (request) => unanswered.add(request));
  page.on('requestfinished', (request) => unanswered.delete(request));
  page.on('requestfailed', (request) => unanswered.delete(request));
  page.on('close', () => open.delete(page));
}

/** Describes each open page: its URL, its text, and its pending requests. */
function describePages(): Promise<string[]> {
  return Promise.all(
    [...open].map(async ([page, unanswered]) => {
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
