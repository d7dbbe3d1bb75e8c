import type { Locale } from '@mall/validation';

/** What a page tells browsers, search engines and previews of shared links about itself; see the storefront's `PageHead`. */
export interface RenderedHead {
  readonly title?: string;
  readonly description?: string;
  readonly canonical?: string;
  readonly picture?: string;
  readonly facts?: readonly object[];
  readonly isMissing?: boolean;
}

export interface RenderedPage {
  readonly status: 200 | 404;
  readonly head: RenderedHead;
  readonly body: string;
  readonly answers: string;
}

export type Rendering = RenderedPage | { readonly redirectTo: string };

/** An answer of the API that went into a page. */
export interface UsedAnswer {
  readonly path: string;
  readonly etag: string | undefined;
}

/** The storefront's renderer, as its build exports it. */
export interface RendererModule {
  isRendered(pathname: string): boolean;
  render(
    address: string,
    request: (path: string) => Promise<{ readonly status: number; readonly text: string }>,
  ): Promise<Rendering>;
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
}

/** `undefined`: the page is one of those that are made in the browser. */
export type RenderReply = { readonly id: number } & (
  | { readonly rendering: Rendering | undefined; readonly used: readonly UsedAnswer[] }
  | { readonly failure: string }
);
