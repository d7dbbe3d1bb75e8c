import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { Navigate, useLocation, type Location } from 'react-router';
import { queryClient } from '../api/query-client.js';
import { session } from '../api/mall.js';
import { tabStore } from '../tabs/tab-store.js';

export const LOCK_PATH = '/lock';

interface LockGateProps {
  readonly lockPage: ReactNode;
  /** Unmounted while the session is locked. */
  readonly children: ReactNode;
}

/** While the session is locked, every address leads to the lock page, and no data of the pages stays in memory. */
export function LockGate({ lockPage, children }: LockGateProps) {
  const isLocked = useSyncExternalStore(session.subscribe, () => session.isLocked);
  const location = useLocation() as Location<{ from?: string } | null>;
  const isAtLock = location.pathname === LOCK_PATH;
  useEffect(watchOtherTabs, []);
  useEffect(() => {
    if (!isLocked) return;
    queryClient.clear();
    tabStore.unload();
  }, [isLocked]);
  if (isLocked && isAtLock) return lockPage;
  if (isLocked) {
    const from = location.pathname + location.search;
    return <Navigate to={LOCK_PATH} replace state={{ from }} />;
  }
  if (isAtLock) return <Navigate to={location.state?.from ?? '/'} replace />;
  return children;
}

/** Catches up with other tabs: a page back from the history or the background may have missed that another one locked. */
function watchOtherTabs(): () => void {
  const check = (): void => session.catchUp();
  check();
  window.addEventListener('pageshow', check);
  window.addEventListener('storage', check);
  document.addEventListener('visibilitychange', check);
  return () => {
    window.removeEventListener('pageshow', check);
    window.removeEventListener('storage', check);
    document.removeEventListener('visibilitychange', check);
  };
}
