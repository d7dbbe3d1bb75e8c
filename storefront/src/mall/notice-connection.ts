import { NoticeSocket, reportErrors } from '@mall/web-kit';
import { call, session } from './api.js';
import { setLive } from './live.js';
import { locale } from './locale.js';
import { refreshNotices } from './refresh-notices.js';
import { isOfOrders, queryClient } from './query-client.js';

/**
 * Errors of signed-in people are logged for operators; those of visitors are not, because anybody could flood the log. It is here,
 * so that a first visit does not load the code.
 */
reportErrors({
  send: async (logs) => {
    const token = session.current?.accessToken;
    // Uses the current token only: when the session has expired, a report must not ask for a password.
    if (token) await call('admin.log.report', { logs }, { authorization: `Bearer ${token}` });
  },
});

type OnNotice = (text: string) => void;

const noticeListeners = new Set<OnNotice>();

async function address(): Promise<string | undefined> {
  if (!session.current) return undefined;
  const { ticket } = await call('auth.socketTicket', {});
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const query = new URLSearchParams({ access_token: ticket, 'TENANT-ID': '1', locale });
  return `${scheme}://${location.host}/api/act/ws/info?${query.toString()}`;
}

const socket = new NoticeSocket({
  address,
  onNotice: (text) => {
    // A notice only says that something changed; pages fetch the current state.
    void queryClient.invalidateQueries({
      predicate: (query) => isOfOrders(query) || /^tenant\b/.test(String(query.queryKey[0])),
    });
    noticeListeners.forEach((listener) => listener(text));
  },
  onChanged: () => void refreshNotices(),
  onState: (next) => {
    // Notices that arrived without a connection are in the list.
    if (next === 'open') void refreshNotices();
    setLive(next === 'open');
  },
});

/** Renews the push address on the server under the current session. */
async function renewPush(userId: string): Promise<void> {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  const { pushState, startPush } = await import('@mall/web-kit/notices');
  if (pushState(userId) !== 'on') return;
  const { pushKey } = await call('chat.noticeSettings.own', {});
  const browser = pushKey && (await startPush(userId, pushKey));
  if (browser) await call('chat.noticeSettings.addBrowser', browser);
}

/** Keeps the notification socket open until the signal aborts. */
export function stayConnected(userId: string, onNotice: OnNotice, signal: AbortSignal): void {
  noticeListeners.add(onNotice);
  socket.start();
  renewPush(userId).catch(() => undefined);
  const nudge = (): void => {
    if (document.visibilityState === 'visible') socket.nudge();
  };
  document.addEventListener('visibilitychange', nudge, { signal });
  signal.addEventListener('abort', () => {
    noticeListeners.delete(onNotice);
    socket.stop();
  });
}
