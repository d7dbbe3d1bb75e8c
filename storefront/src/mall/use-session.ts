import type { SessionTokens } from '@mall/web-kit';
import { useSyncExternalStore } from 'react';
import { session } from './api.js';

const current = (): SessionTokens | null => session.current;

/** Who is signed in; null for a visitor, which everybody is to the server that renders pages. */
export function useSession(): SessionTokens | null {
  return useSyncExternalStore(session.subscribe, current, current);
}
