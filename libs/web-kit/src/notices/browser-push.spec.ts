import { endPush, pushState, startPush } from './browser-push.js';

const KEY = 'B'.padEnd(87, 'A');

const setNavigator = (value: object): void =>
  void Object.defineProperty(globalThis, 'navigator', { value, configurable: true });

/** The part of a browser with push that these functions use. */
class Browser {
  permission: NotificationPermission = 'default';
  /** The person's answer to the permission prompt. */
  answer: NotificationPermission = 'granted';
  keyInUse: string | undefined;
  private readonly stored = new Map<string, string>();

  constructor() {
    const subscription = {
      toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }),
      endpoint: 'https://push.example/1',
      unsubscribe: async () => {
        this.keyInUse = undefined;
        return true;
      },
    };
    const pushManager = {
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        if (this.keyInUse && this.keyInUse !== applicationServerKey) throw new Error('InvalidStateError');
        this.keyInUse = applicationServerKey;
        return subscription;
      },
      getSubscription: async () => (this.keyInUse ? subscription : null),
    };
    const registration = { pushManager };
    const permission = { get: () => this.permission };
    const requestPermission = async () => (this.permission = this.answer);
    Object.assign(globalThis, {
      Notification: Object.defineProperty({ requestPermission }, 'permission', permission),
      PushManager: class {},
      localStorage: {
        getItem: (name: string) => this.stored.get(name) ?? null,
        setItem: (name: string, value: string) => void this.stored.set(name, value),
        removeItem: (name: string) => void this.stored.delete(name),
      },
    });
    setNavigator({
      serviceWorker: {
        register: async () => registration,
        ready: Promise.resolve(registration),
        getRegistration: async () => registration,
      },
    });
  }
}

beforeEach(() => setNavigator({}));
afterEach(() => {
  for (const name of ['navigator', 'Notification', 'PushManager', 'localStorage'])
    delete (globalThis as Record<string, unknown>)[name];
});

it('distinguishes a browser without push, one that may be asked, and one where the person has refused', async () => {
  expect(pushState('11')).toBe('unsupported');
  const browser = new Browser();
  expect(pushState('11')).toBe('off');
  browser.answer = 'denied';
  expect(await startPush('11', KEY)).toBeUndefined();
  expect(pushState('11')).toBe('denied');
});

it('is on for the person who wanted it, and for nobody who signs in there next', async () => {
  new Browser();
  expect(await startPush('11', KEY)).toEqual({ endpoint: 'https://push.example/1', p256dh: 'p', auth: 'a' });
  expect([pushState('11'), pushState('12')]).toEqual(['on', 'off']);
  expect(await endPush()).toBe('https://push.example/1');
  expect(pushState('11')).toBe('off');
  expect(await endPush()).toBeUndefined();
});

it('asks for a new address when the installation has a new key', async () => {
  const browser = new Browser();
  await startPush('11', 'old');
  await startPush('11', KEY);
  expect(browser.keyInUse).toBe(KEY);
});
