import type { Locale } from '@mall/validation';

/** Content of the picture of a shared link; see the storefront's `ShareCard`. */
export interface ShareCard {
  /** Name of the page: `index`, or `car-` and the id. */
  readonly name: string;
  readonly title: string;
  readonly line?: string;
  readonly price?: string;
  readonly note?: string;
  readonly badge?: string;
  /** Address of a public picture. */
  readonly photo?: string;
  readonly site?: string;
}

/** Metadata of a page for browsers, search engines and previews of shared links; see the storefront's `PageHead`. */
export interface RenderedHead {
  readonly title?: string;
  readonly description?: string;
  readonly canonical?: string;
  readonly card?: ShareCard;
  readonly facts?: readonly object[];
  readonly isMissing?: boolean;
}

export interface RenderedPage {
  readonly status: 200 | 404;
  readonly head: RenderedHead;
  readonly body: string;
  readonly answers: string;
  /** Markup for visitors without JavaScript. */
  readonly withoutScript: string;
}

/** A page that only browsers render. `isMissing`: there is no such page; the page in the browser says the same. */
export interface BrowserPage {
  readonly isMissing: boolean;
  readonly withoutScript: string;
}

export type Rendering = RenderedPage | BrowserPage | { readonly redirectTo: string };

/** An answer of the API that went into a page. */
export interface UsedAnswer {
  readonly path: string;
  readonly etag: string | undefined;
}

/** Visitor for whom a page is rendered. */
export interface RenderedVisitor {
  /** City of delivery; empty when none was chosen. */
  readonly city: string;
  readonly request: (path: string) => Promise<{ readonly status: number; readonly text: string }>;
}

/** The storefront's renderer, as its build exports it. */
export interface RendererModule {
  render(address: string, visitor: RenderedVisitor): Promise<Rendering>;
}

export interface RendererOptions {
  /** Path of the built renderer. */
  readonly module: string;
  /** Address of the API: this gateway. */
  readonly apiUrl: string;
}

export interface RenderRequest {
  readonly id: number;
  readonly locale: Locale;
  /** Path and query. */
  readonly address: string;
  readonly city: string;
}

export type RenderReply = { readonly id: number } & (
  { readonly rendering: Rendering; readonly used: readonly UsedAnswer[] } | { readonly failure: string }
);
