import { useEffect } from 'react';

/** Keeps the notification socket open while somebody is signed in. Visitors load none of its code. */
export function useNotices(userId: string | undefined, onNotice: (text: string) => void): void {
  useEffect(() => {
    if (!userId) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const start = async (): Promise<void> => {
      const { stayConnected } = await import('./notice-connection.js');
      if (!signal.aborted) stayConnected(userId, onNotice, signal);
    };
    // Without its code pages poll, until the next page load tries again.
    start().catch(() => undefined);
    return () => leaving.abort();
  }, [userId, onNotice]);
}
