import { Activity, useRef, type ReactNode } from 'react';
import { useLocation, useMatches, useOutlet } from 'react-router';

/** What a route may say about itself. */
export interface RouteHandle {
  /** The page stays as it was left: fields, scroll, opened parts. */
  readonly keepAlive?: boolean;
}

/** The page of the route; pages that are kept alive stay behind the curtain while others are shown. */
export function KeptPages() {
  const outlet = useOutlet();
  const { pathname } = useLocation();
  const isKept = (useMatches().at(-1)?.handle as RouteHandle | undefined)?.keepAlive === true;
  const kept = useRef(new Map<string, ReactNode>());
  if (isKept) kept.current.set(pathname, outlet);
  return (
    <>
      {[...kept.current].map(([path, page]) => (
        <Activity key={path} mode={path === pathname ? 'visible' : 'hidden'}>
          {page}
        </Activity>
      ))}
      {!isKept && outlet}
    </>
  );
}
