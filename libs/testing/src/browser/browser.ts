import { findChromium, findHeadlessChromium } from '@mall/local-stack';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright';
import { observePage } from './screens.js';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Opens Chromium's headless shell where there is one. It has no push service, for which `isComplete` opens the browser itself. */
export async function openBrowser({ isComplete = false } = {}): Promise<Browser> {
  const executablePath = isComplete ? findChromium() : findHeadlessChromium();
  if (!executablePath)
    throw new Error('There is no Chromium on the PATH. Install it, or name it in CHROMIUM.');
  return chromium.launch({ executablePath, args: FLAGS });
}

/** The browser context of one person, and its errors. */
export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Script errors, console errors, and requests to other machines. Empty when there are none. */
  readonly troubles: readonly string[];
}

/** Opens a page in Russian and in the size of a desktop by default. */
export async function aVisitorAt(browser: Browser, options: BrowserContextOptions = {}): Promise<Visitor> {
  const context = await browser.newContext({
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    // A test cannot intercept requests of a page with a service worker.
    serviceWorkers: 'block',
    ...options,
  });
  const troubles: string[] = [];
  const page = await context.newPage();
  observePage(page);
  if (options.javaScriptEnabled !== false) waitForStarts(page);
  page.on('pageerror', (failure) => troubles.push(`script: ${failure.message}`));
  // Chromium reports a 404 document as an error although the page explains it.
  const unknown = new Set<string>();
  page.on('response', (answer) => {
    if (answer.status() === 404 && answer.request().isNavigationRequest()) unknown.add(answer.url());
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && !unknown.has(message.location().url))
      troubles.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && !['127.0.0.1', 'localhost'].includes(hostname)) {
      troubles.push(`left the machine: ${request.url()}`);
    }
  });
  return { context, page, troubles };
}

/** The part of the DOM that is needed here; the types of browsers are not loaded for code that runs in Node. */
interface Screen {
  readonly document: { readonly querySelectorAll: (selector: string) => Iterable<object> };
}

/** Runs in the page, as a function, because the shop's policy forbids evaluating text. */
function isStarted(): boolean {
  const { document } = globalThis as unknown as Screen;
  const isHydrated = (main: object) => Object.keys(main).some((name) => name.startsWith('__reactFiber'));
  return (
    [...document.querySelectorAll('#page-answers')].length === 0 &&
    [...document.querySelectorAll('main')].every(isHydrated)
  );
}

/**
 * Makes visits wait until React has taken over the page: pages rendered by the server look complete before that. The main area is a
 * Suspense boundary, which hydrates when the browser is idle, or earlier if somebody uses it.
 */
function waitForStarts(page: Page): void {
  const started = () => page.waitForFunction(isStarted);
  const [visit, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (...request) => {
    const answer = await visit(...request);
    await started();
    return answer;
  };
  page.reload = async (...options) => {
    const answer = await reload(...options);
    await started();
    return answer;
  };
}
