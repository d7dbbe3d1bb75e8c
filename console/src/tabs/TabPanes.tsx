import {
  Activity,
  memo,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ContextType,
  type ReactNode,
} from 'react';
import {
  NavigationType,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
  useLocation,
  type Location,
} from 'react-router';
import { UnsavedWorkContext, type UnsavedWork } from '../components/unsaved-work.js';
import { PageBoundary } from './PageBoundary.js';
import { tabStore } from './tab-store.js';
import { useLeaving } from './use-leaving.js';
import { useTabs } from './use-tabs.js';

interface TabPanesProps {
  /** The routes of the pages; each pane renders them for its own address. */
  readonly children: ReactNode;
}

/**
 * Shows the page at the current address, and keeps the pages of the other tabs hidden in their state. The routes are those of the first
 * rendering, because react-admin makes equal ones at each navigation, which would render all pages again.
 */
export function TabPanes({ children }: TabPanesProps) {
  const [routes] = useState(children);
  const location = useLocation();
  const route = use(RouteContext);
  const { loaded } = useTabs();
  const shown = location.pathname;
  const [places, setPlaces] = useState<ReadonlyMap<string, Place>>(
    () => new Map([[shown, { location, route }]]),
  );
  // The last address of each page. Panes keep the order in which they were opened.
  if (places.get(shown)?.location !== location) {
    const kept = [...places].filter(([value]) => value === shown || loaded.includes(value));
    setPlaces(new Map(kept).set(shown, { location, route }));
  }
  useLayoutEffect(() => tabStore.visit(shown, location.search), [shown, location.search]);
  useKeptScroll(shown);
  return [...places]
    .filter(([value]) => value === shown || loaded.includes(value))
    .map(([value, place]) => (
      <Activity key={value} mode={value === shown ? 'visible' : 'hidden'}>
        <Pane value={value} place={place}>
          {routes}
        </Pane>
      </Activity>
    ));
}

/** Address of a page, as react-router hands it to the routes. */
interface Place {
  readonly location: Location;
  readonly route: ContextType<typeof RouteContext>;
}

interface PaneProps {
  readonly value: string;
  readonly place: Place;
  readonly children: ReactNode;
}

/** A page with the address that it had when it was last shown: a hidden page does not follow the address of the window. */
const Pane = memo(function Pane({ value, place, children }: PaneProps) {
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
  const { location, route } = place;
  const address = useMemo(() => ({ location, navigationType: NavigationType.Pop }), [location]);
  return (
    <LocationContext value={address}>
      <RouteContext value={route}>
        <UnsavedWorkContext value={work}>
          <PageBoundary>{children}</PageBoundary>
          {question}
        </UnsavedWorkContext>
      </RouteContext>
    </LocationContext>
  );
});

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
