import { createContext, use, useEffect } from 'react';
import { useCompany } from '../../mall/company.js';

/** What a page tells browsers, search engines and previews of shared links about itself. */
export interface PageHead {
  /** For the browser's tab; the shop's name follows. */
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  /** Path with query under which search engines should know the page; the page's own without it. */
  readonly canonical?: string | undefined;
  /** Path of a picture for previews. */
  readonly picture?: string | undefined;
  /** Structured data. Source: schema.org. */
  readonly facts?: readonly object[] | undefined;
  /** There is no such page, car or make. */
  readonly isMissing?: boolean | undefined;
}

/** Takes the head of the page that the server renders; nobody does in the browser. */
export const HeadCollector = createContext<((head: PageHead) => void) | undefined>(undefined);

/** Sets the title in the browser, and all of it in the page that the server renders. */
export function usePageHead(head: PageHead): void {
  const { name: shop } = useCompany();
  const title = [head.title, shop].filter(Boolean).join(' — ');
  use(HeadCollector)?.({ ...head, title });
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
}
