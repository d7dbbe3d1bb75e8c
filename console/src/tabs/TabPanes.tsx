import {
  Activity,
  cloneElement,
  isValidElement,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useLocation, type Location } from 'react-router';
import { UnsavedWorkContext, type UnsavedWork } from '../components/unsaved-work.js';
import { PageBoundary } from './PageBoundary.js';
import { tabStore } from './tab-store.js';
import { useLeaving } from './use-leaving.js';
import { useTabs } from './use-tabs.js';

interface TabPanesProps {
  /** The routes of the pages; each pane renders them for its own address. */
  readonly children: ReactNode;
}

/** Shows the page at the current address, and keeps the pages of the other tabs hidden in their state. */
export function TabPanes({ children }: TabPanesProps) {
  const location = useLocation();
  const { loaded } = useTabs();
  const shown = location.pathname;
  const [places, setPlaces] = useState<ReadonlyMap<string, Location>>(() => new Map([[shown, location]]));
  // The last address of each page. Panes keep the order in which they were opened.
  if (places.get(shown) !== location) {
    const kept = [...places].filter(([value]) => value === shown || loaded.includes(value));
    setPlaces(new Map(kept).set(shown, location));
  }
  useLayoutEffect(() => tabStore.visit(shown, location.search), [shown, location.search]);
  useKeptScroll(shown);
  if (!isValidElement<{ location?: Location }>(children)) return null;
  return [...places]
    .filter(([value]) => value === shown || loaded.includes(value))
    .map(([value, place]) => (
      <Activity key={value} mode={value === shown ? 'visible' : 'hidden'}>
        <Pane value={value}>{cloneElement(children, { location: place })}</Pane>
      </Activity>
    ));
}

function Pane({ value, children }: { readonly value: string; readonly children: ReactNode }) {
  const { leave, question } = useLeaving();
  const work = useMemo<UnsavedWork>(
    () => ({
      report: (form, isUnsaved) => {
        // A hidden page's effects are cleaned up, but its work must stay reported.
        if (tabStore.shown === value) tabStore.report(value, form, isUnsaved);
      },
      finish: () => tabStore.finish(value),
      leave,
    }),
    [leave, value],
  );
  return (
    <UnsavedWorkContext value={work}>
      <PageBoundary>{children}</PageBoundary>
      {question}
    </UnsavedWorkContext>
  );
}

/** Restores the scroll position of a page; a new one starts at its top. */
function useKeptScroll(shown: string): void {
  const positions = useRef(new Map<string, number>());
  const current = useRef(shown);
  useEffect(() => {
    const keep = () => positions.current.set(current.current, window.scrollY);
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, []);
  useLayoutEffect(() => {
    if (current.current === shown) return;
    current.current = shown;
    window.scrollTo(0, positions.current.get(shown) ?? 0);
  }, [shown]);
}
