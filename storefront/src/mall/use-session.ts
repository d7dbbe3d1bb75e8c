import type { SessionTokens } from '@mall/web-kit';
import { useSyncExternalStore } from 'react';
import { isVisitor, session } from './api.js';

const current = (): SessionTokens | null => session.current;

/** The server renders pages for visitors only. */
const onServer = (): null => null;

/** Returns the signed-in session; null for a visitor. */
export function useSession(): SessionTokens | null {
  return useSyncExternalStore(session.subscribe, current, onServer);
}

/** Whether nobody is signed in. On a page of an account whose session expires there, the page and its input stay. */
export function useIsVisitor(): boolean {
  useSession();
  return isVisitor();
}
