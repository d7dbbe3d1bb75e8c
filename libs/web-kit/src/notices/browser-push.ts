import { trustedScriptUrl } from '../client/trusted-script.js';

/** `off` may be switched on; only the person can change `denied`, in the settings of the browser. */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

/** The data with which the server can push to this browser. */
export interface PushAddress {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

const WORKER = '/notice-worker.js';
/** Storage key of the user who wants notices in this browser, so that the next user does not get them. */
const WANTED_BY = 'noticesPushedTo';

const isSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

export function pushState(userId: string): PushState {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const isOn = Notification.permission === 'granted' && localStorage.getItem(WANTED_BY) === userId;
  return isOn ? 'on' : 'off';
}

/**
 * Asks for permission where necessary, and requests an address from the browser's push service.
 * @returns undefined when the person denies permission
 */
export async function startPush(userId: string, publicKey: string): Promise<PushAddress | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const { pushManager } = await startedWorker();
  const subscription = await subscribed(pushManager, publicKey);
  const { endpoint, keys } = subscription.toJSON();
  localStorage.setItem(WANTED_BY, userId);
  return { endpoint: endpoint!, p256dh: keys!['p256dh']!, auth: keys!['auth']! };
}

async function startedWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(trustedScriptUrl('notice-worker', WORKER));
  return navigator.serviceWorker.ready;
}

/** Lets the worker serve a stored empty page while offline, which the app fills from its cache. */
export async function keepOfflineDocument(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { active } = await startedWorker();
  active?.postMessage('keep-document');
}

/** Subscribes to push. An address with another key is replaced, because the installation has a new key. */
async function subscribed(pushManager: PushManager, publicKey: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return await pushManager.subscribe(options);
  } catch (failure) {
    const old = await pushManager.getSubscription();
    if (!old) throw failure;
    await old.unsubscribe();
    return pushManager.subscribe(options);
  }
}

/** Unsubscribes from push. @returns the address that was removed; undefined when there was none */
export async function endPush(): Promise<string | undefined> {
  localStorage.removeItem(WANTED_BY);
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
  return subscription?.endpoint;
}
