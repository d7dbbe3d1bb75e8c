import { findChromium } from '@mall/local-stack';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { keepAnEyeOn } from './screens.js';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export async function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath)
    throw new Error('There is no Chromium on the PATH. Install it, or name it in CHROMIUM.');
  return chromium.launch({ executablePath, args: FLAGS });
}

/** A browser context of one person, and the errors that occurred in it. */
export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /**
   * Errors of scripts, messages on the console, and requests that left this machine. Empty when nothing went wrong.
   */
  readonly troubles: readonly string[];
}

/** Opens a page with Russian as its language and the size of a desktop by default. */
export async function aVisitorAt(browser: Browser, options: BrowserContextOptions = {}): Promise<Visitor> {
  const context = await browser.newContext({
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    viewport: { width: 1280, height: 900 },
    // Requests of a page with a worker cannot be changed by a test.
    serviceWorkers: 'block',
    ...options,
  });
  const troubles: string[] = [];
  const page = await context.newPage();
  keepAnEyeOn(page);
  if (options.javaScriptEnabled !== false) waitForStarts(page);
  page.on('pageerror', (failure) => troubles.push(`script: ${failure.message}`));
  // Chromium reports a document of an unknown address as an error, while the page says what it is.
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

/** Pages that the server has rendered look complete before their controls do anything; a visit ends when they do. */
function waitForStarts(page: Page): void {
  const started = () => page.locator('#page-answers').waitFor({ state: 'detached' });
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
