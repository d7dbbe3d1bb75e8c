import { Activity, useRef, type ReactNode } from 'react';
import { useLocation, useOutlet } from 'react-router';
import { useHandle } from '../routing/route-handle.js';

/** Shows the page of the route; pages that are kept alive stay mounted and hidden while others are shown. */
export function KeptPages() {
  const outlet = useOutlet();
  const { pathname } = useLocation();
  const { keepAlive: isKept } = useHandle();
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
