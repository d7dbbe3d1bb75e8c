import type { SessionTokens } from '@mall/web-kit';
import { useSyncExternalStore } from 'react';
import { session } from './api.js';

/** Who is signed in; null for a visitor. */
export function useSession(): SessionTokens | null {
  return useSyncExternalStore(session.subscribe, () => session.current);
}
