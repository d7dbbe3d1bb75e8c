import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { isRenderedPageShown } from '../../mall/first-page.js';
import { KEEPS_SCROLL } from '../../mall/pages.js';
import { useHandle } from './route-handle.js';
import { ScrollPositions } from './scroll-positions.js';

const positions = new ScrollPositions();

/** The key that react-router gives the first entry of every loaded document. */
const FIRST_KEY = 'default';

/** Whether the document was loaded again by a reload or by going back; otherwise its first page is a new one. */
function isLoadedAgain(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load !== undefined && load.type !== 'navigate';
}

/**
 * Restores the scroll position of a page; a new one starts at its top or anchor. Positions are kept by path for pages that are kept
 * alive, and by history entry for all others.
 */
export function ScrollPosition() {
  const location = useLocation();
  // A visitor who comes back to an entry of the history finds the same state there, but wants the position of then.
  const isNew = useNavigationType() !== 'POP';
  const keepsScroll = isNew && (location.state as Partial<typeof KEEPS_SCROLL> | null)?.keepsScroll === true;
  const { pathname, search, hash, key } = location;
  const entry = key === FIRST_KEY ? pathname + search : key;
  const place = useHandle().keepAlive ? pathname + hash : entry;
  const present = useRef(place);
  const isFirst = useRef(true);

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    history.scrollRestoration = 'manual';
    addEventListener('scroll', () => positions.keep(present.current, scrollY), { passive: true, signal });
    addEventListener(
      'pagehide',
      () => {
        history.scrollRestoration = 'auto';
        positions.store();
      },
      { signal },
    );
    addEventListener('pageshow', () => (history.scrollRestoration = 'manual'), { signal });
    return () => leaving.abort();
  }, []);

  useLayoutEffect(() => {
    present.current = place;
    // A visitor who has scrolled in the page rendered by the server stays there.
    const isInPlace = isFirst.current && isRenderedPageShown();
    const isNewLoad = isFirst.current && !isLoadedAgain();
    isFirst.current = false;
    if (keepsScroll || isInPlace) return;
    const position = isNewLoad ? undefined : positions.at(place);
    const anchor = anchored(location.hash);
    if (position !== undefined) scrollTo(0, position);
    else if (anchor) anchor.scrollIntoView();
    else scrollTo(0, 0);
  }, [location, keepsScroll, place]);

  return null;
}

function anchored(hash: string): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    // An invalid escape names no element.
    return null;
  }
}
