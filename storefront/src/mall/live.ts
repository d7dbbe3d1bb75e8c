import type { NoticeSocket, SocketState } from '@mall/web-kit';
import { useEffect, useSyncExternalStore } from 'react';
import { call, session } from './api.js';
import { locale } from './locale.js';
import { isOfOrders, queryClient } from './query-client.js';

let state: SocketState = 'closed';
const stateListeners = new Set<() => void>();
const noticeListeners = new Set<(text: string) => void>();

async function address(): Promise<string | undefined> {
  if (!session.current) return undefined;
  const { ticket } = await call('auth.socketTicket', {});
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const query = new URLSearchParams({ access_token: ticket, 'TENANT-ID': '1', locale });
  return `${scheme}://${location.host}/api/act/ws/info?${query.toString()}`;
}

/** List and count are loaded anew. */
export const refreshNotices = (): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey }) => /^chat\.notice\.(page|count)$/.test(String(queryKey[0])),
  });

let started: Promise<NoticeSocket> | undefined;

/** The socket, of which visitors who are not signed in load nothing. A failure may be repeated. */
function theSocket(): Promise<NoticeSocket> {
  started ??= import('./notice-socket.js').then(({ NoticeSocket }) => new NoticeSocket(connection));
  started.catch(() => (started = undefined));
  return started;
}

const connection: ConstructorParameters<typeof NoticeSocket>[0] = {
  address,
  onNotice: (text) => {
    // A notice only says that something changed; pages fetch the present state.
    void queryClient.invalidateQueries({
      predicate: (query) => isOfOrders(query) || /^tenant\b/.test(String(query.queryKey[0])),
    });
    noticeListeners.forEach((listener) => listener(text));
  },
  onChanged: () => void refreshNotices(),
  onState: (next) => {
    // What came while there was no connection is in the list.
    if (next === 'open') void refreshNotices();
    state = next;
    stateListeners.forEach((listener) => listener());
  },
};

/** Tells the server again where to push, under the session of today. */
async function renewPush(userId: string): Promise<void> {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  const { pushState, startPush } = await import('@mall/web-kit/notices');
  if (pushState(userId) !== 'on') return;
  const { pushKey } = await call('chat.noticeSettings.own', {});
  const browser = pushKey && (await startPush(userId, pushKey));
  if (browser) await call('chat.noticeSettings.addBrowser', browser);
}

function subscribe(listener: () => void): () => void {
  stateListeners.add(listener);
  return () => stateListeners.delete(listener);
}

/** Whether the notification socket is open; otherwise pages have to poll. */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => state === 'open',
    () => false,
  );

/** Keeps the notification socket open while somebody is signed in. */
export function useNotices(userId: string | undefined, onNotice: (text: string) => void): void {
  useEffect(() => {
    if (!userId) return;
    noticeListeners.add(onNotice);
    const opened = theSocket();
    const withSocket = (act: (socket: NoticeSocket) => void): void => void opened.then(act, () => undefined);
    withSocket((socket) => socket.start());
    renewPush(userId).catch(() => undefined);
    const nudge = (): void => {
      if (document.visibilityState === 'visible') withSocket((socket) => socket.nudge());
    };
    document.addEventListener('visibilitychange', nudge);
    return () => {
      noticeListeners.delete(onNotice);
      document.removeEventListener('visibilitychange', nudge);
      withSocket((socket) => socket.stop());
    };
  }, [userId, onNotice]);
}
