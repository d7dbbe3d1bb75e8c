import { createContext, use, useEffect } from 'react';
import { useCompany } from '../../mall/company.js';

/** What the picture of a shared link says. */
export interface ShareCard {
  /** `index`, or `car-` and the id: by which the picture's address names the page. */
  readonly name: string;
  readonly title: string;
  readonly line?: string | undefined;
  readonly price?: string | undefined;
  /** What the price holds. */
  readonly note?: string | undefined;
  readonly badge?: string | undefined;
  /** Address of a public picture. */
  readonly photo?: string | undefined;
}

/** What a page tells browsers, search engines and previews of shared links about itself. */
export interface PageHead {
  /** For the browser's tab; the shop's name follows. */
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  /** Path with query under which search engines should know the page; the page's own without it. */
  readonly canonical?: string | undefined;
  /** For previews of shared links; without one they show the common picture. */
  readonly card?: ShareCard | undefined;
  /** Structured data. Source: schema.org. */
  readonly facts?: readonly object[] | undefined;
  /** There is no such page, car or make. */
  readonly isMissing?: boolean | undefined;
}

/** With the name of the mall, which stands on the picture too. */
export interface CollectedHead extends PageHead {
  readonly card?: (ShareCard & { readonly site: string }) | undefined;
}

/**
 * Takes the head of the page that the server renders. In the browser, an item of the menu names the page that it opens: by the title
 * that is returned.
 */
export const HeadCollector = createContext<((head: CollectedHead) => string | undefined) | undefined>(
  undefined,
);

/** Sets the title in the browser, and all of it in the page that the server renders. */
export function usePageHead(head: PageHead): void {
  const { name: shop } = useCompany();
  const own = [head.title, shop].filter(Boolean).join(' — ');
  const title =
    use(HeadCollector)?.({ ...head, title: own, card: head.card && { ...head.card, site: shop } }) ?? own;
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
}
