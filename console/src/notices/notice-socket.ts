import { NoticeSocket } from '@mall/web-kit';
import { connection, currentLocale, session } from '../api/mall.js';
import { queryClient } from '../api/query-client.js';

const listeners = new Set<(text: string) => void>();

async function address(): Promise<string | undefined> {
  if (!session.current) return undefined;
  const { ticket } = await connection.call('auth.socketTicket', {});
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const query = new URLSearchParams({ access_token: ticket, 'TENANT-ID': '1', locale: currentLocale() });
  return `${scheme}://${location.host}/api/act/ws/info?${query.toString()}`;
}

/** Reloads list and count. */
export const refreshNotices = (): void =>
  void queryClient.invalidateQueries({
    predicate: ({ queryKey }) => /^chat\.notice\.(page|count)$/.test(String(queryKey[0])),
  });

const socket = new NoticeSocket({
  address,
  onNotice: (text) => listeners.forEach((listener) => listener(text)),
  onChanged: refreshNotices,
  // Notices that arrived without a connection are in the list.
  onState: (state) => {
    if (state === 'open') refreshNotices();
  },
});

/** Keeps the notification socket open and passes on its notices. @returns the function that stops it */
export function receiveNotices(onNotice: (text: string) => void): () => void {
  listeners.add(onNotice);
  socket.start();
  const nudge = (): void => {
    if (document.visibilityState === 'visible') socket.nudge();
  };
  document.addEventListener('visibilitychange', nudge);
  return () => {
    listeners.delete(onNotice);
    document.removeEventListener('visibilitychange', nudge);
    socket.stop();
  };
}
