import { useEffect } from 'react';
import { useTranslate } from 'react-admin';

/** Sets the title of the browser tab to the heading of the page. */
export function usePageTitle(): void {
  const translate = useTranslate();
  const brand = translate('console.brand');
  useEffect(() => {
    const title = document.getElementById('react-admin-title');
    const say = () => {
      document.title = title?.textContent ? `${title.textContent} · ${brand}` : brand;
    };
    say();
    if (!title) return undefined;
    const observer = new MutationObserver(say);
    observer.observe(title, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [brand]);
}
