import type { Locale } from '@mall/validation';

/** What the picture of a shared link says; see the storefront's `ShareCard`. */
export interface ShareCard {
  /** `index`, or `car-` and the id. */
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

/** What a page tells browsers, search engines and previews of shared links about itself; see the storefront's `PageHead`. */
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
}

/** `isMissing`: nothing is at the address, which the page that the browser makes says too. */
export type Rendering = RenderedPage | { readonly redirectTo: string } | { readonly isMissing: true };

/** An answer of the API that went into a page. */
export interface UsedAnswer {
  readonly path: string;
  readonly etag: string | undefined;
}

/** Whom a page is rendered for. */
export interface RenderedVisitor {
  /** Where cars are to be delivered; empty: not chosen. */
  readonly city: string;
  readonly request: (path: string) => Promise<{ readonly status: number; readonly text: string }>;
}

/** The storefront's renderer, as its build exports it. */
export interface RendererModule {
  /** @returns `undefined` for a page that only browsers make */
  render(address: string, visitor: RenderedVisitor): Promise<Rendering | undefined>;
}

export interface RendererOptions {
  /** The built renderer. */
  readonly module: string;
  /** Where it finds the API: this gateway. */
  readonly apiUrl: string;
}

export interface RenderRequest {
  readonly id: number;
  readonly locale: Locale;
  /** Path and query. */
  readonly address: string;
  readonly city: string;
}

/** `undefined`: the page is one of those that are made in the browser. */
export type RenderReply = { readonly id: number } & (
  | { readonly rendering: Rendering | undefined; readonly used: readonly UsedAnswer[] }
  | { readonly failure: string }
);
