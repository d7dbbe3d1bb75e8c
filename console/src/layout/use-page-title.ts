import { useEffect } from 'react';
import { tabStore } from '../tabs/tab-store.js';
import { useTabs } from '../tabs/use-tabs.js';
import { useBrand } from './use-brand.js';

/** Names each tab after the heading of its page, and the browser tab after the visible tab. */
export function usePageTitle(): void {
  const brand = useBrand();
  const { tabs, loaded } = useTabs();
  const label = tabs.find(({ value }) => value === loaded.at(-1))?.label;
  useEffect(() => {
    document.title = label ? `${label} · ${brand}` : brand;
  }, [label, brand]);
  useEffect(() => {
    const heading = document.getElementById('react-admin-title');
    if (!heading) return undefined;
    const read = () => {
      const text = headingOf(heading);
      if (text && tabStore.shown !== undefined) tabStore.label(tabStore.shown, text);
    };
    read();
    const observer = new MutationObserver(read);
    const changes = { childList: true, characterData: true, subtree: true, attributes: true };
    observer.observe(heading, changes);
    return () => observer.disconnect();
  }, []);
}

/** Returns a heading's text. The headings of hidden pages are in the document beside the visible one. */
const headingOf = (heading: HTMLElement): string =>
  [...heading.children]
    .filter((part) => part instanceof HTMLElement && part.style.display !== 'none')
    .map((part) => part.textContent)
    .join('')
    .trim();
