import './browserless.js';
import { AsyncLocalStorage } from 'node:async_hooks';
import { QueryClientProvider } from '@tanstack/react-query';
import { StaticRouter } from 'react-router';
import { WithoutScript } from '../app/WithoutScript.js';
import { routes } from '../app/routes.js';
import { handlesAt, loadPage } from '../app/routing/route-handle.js';
import { ShopRoutes } from '../app/routing/ShopRoutes.js';
import { HeadCollector, type CollectedHead } from '../components/ui/page-head.js';
import { startTexts } from '../i18n/index.js';
import { fetchBy } from '../mall/api.js';
import { cityBy, startCities } from '../mall/city.js';
import { languagePrefix, locale } from '../mall/locale.js';
import { pathTo } from '../mall/pages.js';
import { markupOf } from './markup.js';
import { shownAnswers } from './shown-answers.js';
import { WaitingQueryClient } from './waiting-query-client.js';

/** Controls are inert before hydration, which would lose their input. Links work at once. */
const CONTROLS = /<(button|input|select|textarea)(?=[\s>])/g;

/** The visitor for whom a page is rendered. */
export interface Visitor {
  /** City of delivery; empty when not chosen. */
  readonly city: string;
  /** Requests a path with query of the API, in the language of this module. */
  readonly request: (path: string) => Promise<{ readonly status: number; readonly text: string }>;
}

export interface RenderedPage {
  readonly status: 200 | 404;
  readonly head: CollectedHead;
  /** Markup of the root element. */
  readonly body: string;
  /** The answers used for the page, for the browser's query client. */
  readonly answers: string;
  /** Markup for visitors without JavaScript. */
  readonly withoutScript: string;
}

/** A page that only browsers render, or a missing one. */
interface BrowserPage {
  readonly isMissing: boolean;
  /** Markup for visitors without JavaScript. */
  readonly withoutScript: string;
}

export type Rendering = RenderedPage | BrowserPage | { readonly redirectTo: string };

const visitors = new AsyncLocalStorage<Visitor>();
cityBy(() => visitors.getStore()!.city);
fetchBy(async (url) => {
  const { status, text } = await visitors.getStore()!.request(String(url));
  return new Response(text, { status });
});
await Promise.all([startTexts(['withoutScript']), startCities()]);

/** Renders the page at a URL for a visitor who is not signed in, with the answers to all its queries. */
export function render(address: string, visitor: Visitor): Promise<Rendering> {
  return visitors.run(visitor, () => renderWithAnswers(address));
}

async function renderWithAnswers(address: string): Promise<Rendering> {
  // The origin does not matter, because no page shows it.
  const { pathname, search } = new URL(address, 'http://shop');
  const base = languagePrefix(pathname);
  const handles = handlesAt(routes, pathname, base);
  const { redirectTo, isMissing, isRendered } = handles.at(-1) ?? {};
  if (redirectTo !== undefined) return { redirectTo: base + redirectTo };
  const client = new WaitingQueryClient();
  const cars = `/${locale}${pathTo('list')}`;
  const withoutScript = (needs: 'page' | 'actions'): Promise<string> =>
    markupOf(
      <QueryClientProvider client={client}>
        <WithoutScript needs={needs} cars={cars} />
      </QueryClientProvider>,
    );
  let head: CollectedHead = {};
  try {
    if (isMissing || !isRendered)
      return { isMissing: isMissing ?? false, withoutScript: await withoutScript('page') };
    await loadPage(handles);
    const body = await markupOf(
      <HeadCollector value={(next) => void (head = next)}>
        <QueryClientProvider client={client}>
          <StaticRouter basename={base} location={{ pathname, search }}>
            <ShopRoutes routes={routes} />
          </StaticRouter>
        </QueryClientProvider>
      </HeadCollector>,
    );
    return {
      status: head.isMissing ? 404 : 200,
      head,
      body: body.replace(CONTROLS, '<$1 inert'),
      answers: answersOf(client),
      withoutScript: await withoutScript('actions'),
    };
  } finally {
    client.clear();
  }
}

function answersOf(client: WaitingQueryClient): string {
  return JSON.stringify(shownAnswers(client)).replaceAll('<', '\\u003c');
}
