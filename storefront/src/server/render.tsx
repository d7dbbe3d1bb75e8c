import './browserless.js';
import { AsyncLocalStorage } from 'node:async_hooks';
import { QueryClient, QueryClientProvider, type Query } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { routes } from '../app/routes.js';
import { handlesAt, loadPageAt } from '../app/routing/route-handle.js';
import { ShopRoutes } from '../app/routing/ShopRoutes.js';
import { HeadCollector, type CollectedHead } from '../components/ui/page-head.js';
import { startTexts, untilTextsLoaded } from '../i18n/index.js';
import { fetchBy } from '../mall/api.js';
import { cityBy } from '../mall/city.js';
import { languagePrefix } from '../mall/locale.js';
import { shownAnswers } from './shown-answers.js';

/** An answer can lead to further questions, such as the totals of the cars that were found; at first texts and code are missing, too. */
const MOST_PASSES = 5;

/** How React marks a place whose texts or code were not loaded yet. */
const UNFINISHED = '<!--$!-->';

/** They do nothing before the browser's page takes over, which would lose what was typed. Links work at once. */
const CONTROLS = /<(button|input|select|textarea)(?=[\s>])/g;

/** Whom a page is rendered for. */
export interface Visitor {
  /** Where cars are to be delivered; empty: not chosen. */
  readonly city: string;
  /** Requests a path with query of the API, in the language of this module. */
  readonly request: (path: string) => Promise<{ readonly status: number; readonly text: string }>;
}

export interface RenderedPage {
  readonly status: 200 | 404;
  readonly head: CollectedHead;
  /** Markup of the root element. */
  readonly body: string;
  /** Answers that the page was made from, for the browser's query client. */
  readonly answers: string;
}

/** Of an address where nothing is, the browser makes the page; its status is all that is known here. */
export type Rendering = RenderedPage | { readonly redirectTo: string } | { readonly isMissing: true };

const visitors = new AsyncLocalStorage<Visitor>();
cityBy(() => visitors.getStore()!.city);
fetchBy(async (url) => {
  const { status, text } = await visitors.getStore()!.request(String(url));
  return new Response(text, { status });
});
await startTexts([]);

/** Whether the server knows more of this path than that the browser makes its page. */
export function isRendered(pathname: string): boolean {
  const page = handlesAt(routes, pathname, languagePrefix(pathname)).at(-1);
  return page?.redirectTo !== undefined || page?.isRendered === true || page?.isMissing === true;
}

/**
 * Renders the page at an address as a visitor sees it who is not signed in. Requests what the page asks for, and renders
 * again with the answers, until it asks for nothing more.
 */
export function render(address: string, visitor: Visitor): Promise<Rendering> {
  return visitors.run(visitor, () => renderWithAnswers(address));
}

async function renderWithAnswers(address: string): Promise<Rendering> {
  // The origin does not matter: no page shows it.
  const url = new URL(address, 'http://shop');
  const basename = languagePrefix(url.pathname);
  const { redirectTo, isMissing } = handlesAt(routes, url.pathname, basename).at(-1) ?? {};
  if (redirectTo !== undefined) return { redirectTo: basename + redirectTo };
  if (isMissing) return { isMissing };
  await loadPageAt(routes, url.pathname, basename);
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, retryOnMount: false, staleTime: Infinity } },
  });
  try {
    for (let pass = 1; ; pass += 1) {
      const page = renderOnce(url, basename, client);
      const open = client.getQueryCache().getAll().filter(isOpen);
      const isComplete = open.length === 0 && !page.body.includes(UNFINISHED);
      if (isComplete || pass === MOST_PASSES) return { ...page, answers: answersOf(client) };
      await Promise.all([untilTextsLoaded(), ...open.map((query) => query.fetch().catch(() => undefined))]);
    }
  } finally {
    client.clear();
  }
}

function renderOnce(
  { pathname, search }: URL,
  basename: string,
  client: QueryClient,
): Omit<RenderedPage, 'answers'> {
  let head: CollectedHead = {};
  const body = renderToString(
    <HeadCollector value={(next) => void (head = next)}>
      <QueryClientProvider client={client}>
        <StaticRouter basename={basename || '/'} location={{ pathname, search }}>
          <ShopRoutes routes={routes} />
        </StaticRouter>
      </QueryClientProvider>
    </HeadCollector>,
  );
  return { status: head.isMissing ? 404 : 200, head, body: body.replace(CONTROLS, '<$1 inert') };
}

/** Asked for by the page and not answered yet; what it only prepares for later is switched off by `enabled`. */
function isOpen({ state, options }: Query): boolean {
  const { enabled } = options as { readonly enabled?: unknown };
  return state.data === undefined && state.error === null && enabled !== false;
}

function answersOf(client: QueryClient): string {
  return JSON.stringify(shownAnswers(client)).replaceAll('<', '\\u003c');
}
