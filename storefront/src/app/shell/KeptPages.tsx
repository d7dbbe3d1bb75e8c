import { Activity, useRef, type ReactNode } from 'react';
import { useLocation, useMatches, useOutlet, type UIMatch } from 'react-router';

/** What a page's declaration adds to its route. */
export interface RouteHandle {
  /** The namespace of the page's own texts. */
  readonly texts?: string;
  /** The server renders the page. */
  readonly isRendered?: boolean;
  /** The page stays as it was left: fields, scroll, opened parts. */
  readonly keepAlive?: boolean;
}

/** Whether the innermost route of these keeps its page. */
export const isKeptAlive = (matches: readonly UIMatch[]): boolean =>
  (matches.at(-1)?.handle as RouteHandle | undefined)?.keepAlive === true;

/** The page of the route; pages that are kept alive stay mounted and hidden while others are shown. */
export function KeptPages() {
  const outlet = useOutlet();
  const { pathname } = useLocation();
  const isKept = isKeptAlive(useMatches());
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
