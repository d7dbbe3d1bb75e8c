import { createContext, use, useEffect } from 'react';
import { useCompany } from '../../mall/company.js';

/** The contents of the picture of a shared link. */
export interface ShareCard {
  /** `index`, or `car-` and the id, which name the page in the picture's URL. */
  readonly name: string;
  readonly title: string;
  readonly line?: string | undefined;
  readonly price?: string | undefined;
  /** Text that lists the parts of the price. */
  readonly note?: string | undefined;
  readonly badge?: string | undefined;
  /** URL of a public picture. */
  readonly photo?: string | undefined;
}

/** The metadata of a page for browsers, search engines and link previews. */
export interface PageHead {
  /** Title of the browser's tab; the shop's name is appended. */
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  /** Canonical path with query for search engines; the page's own path by default. */
  readonly canonical?: string | undefined;
  /** Contents of link previews; without it they show the common picture. */
  readonly card?: ShareCard | undefined;
  /** Structured data. Source: schema.org. */
  readonly facts?: readonly object[] | undefined;
  /** Whether the page, car or make does not exist. */
  readonly isMissing?: boolean | undefined;
}

/** The metadata with the name of the mall, which is on the picture too. */
export interface CollectedHead extends PageHead {
  readonly card?: (ShareCard & { readonly site: string }) | undefined;
}

/**
 * Receives the metadata of the page rendered by the server. In the browser, a menu item names the page that it opens by the
 * returned title.
 */
export const HeadCollector = createContext<((head: CollectedHead) => string | undefined) | undefined>(
  undefined,
);

/** Sets the title in the browser, and all metadata in the page rendered by the server. */
export function usePageHead(head: PageHead): void {
  const { name: shop } = useCompany();
  const own = [head.title, shop].filter(Boolean).join(' — ');
  const title =
    use(HeadCollector)?.({ ...head, title: own, card: head.card && { ...head.card, site: shop } }) ?? own;
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
}
