import type { SessionTokens } from '@mall/web-kit';
import { useSyncExternalStore } from 'react';
import { session } from './api.js';

const current = (): SessionTokens | null => session.current;

/** Everybody is a visitor to the server that renders pages. */
const onServer = (): null => null;

/** Who is signed in; null for a visitor. */
export function useSession(): SessionTokens | null {
  return useSyncExternalStore(session.subscribe, current, onServer);
}
