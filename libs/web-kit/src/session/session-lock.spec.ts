import { jest } from '@jest/globals';
import { passwordSealing } from './seal.js';
import { MOST_UNLOCK_FAILURES, Session } from './session.js';
import type { SessionTokens } from './session-tokens.js';

function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    dump: () => [...kept.values()].join(),
  } as unknown as Storage;
}

const everythingIn = (storage: Storage): string => (storage as unknown as { dump(): string }).dump();

const aPair = (accessToken: string): SessionTokens => ({
  accessToken,
  refreshToken: `${accessToken}-refresh`,
  userId: '7',
  username: 'finance',
  expiresAt: Date.now() + 1_800_000,
});

let name = 0;
const opened: Session[] = [];
/** Returns a browser tab with this session storage. */
function aTab(storage: Storage, exchange = () => Promise.resolve(aPair('renewed'))): Session {
  const session = new Session({ name: `lock${name}`, exchange, storage, sealing: passwordSealing });
  opened.push(session);
  return session;
}

/** Waits for a condition, because messages between tabs are asynchronous. */
async function until(isSo: () => boolean): Promise<void> {
  for (let wait = 0; wait < 1_000 && !isSo(); wait += 1)
    await new Promise((resolve) => setTimeout(resolve, 10));
  expect(isSo()).toBe(true);
}

const { navigator } = globalThis;
beforeEach(() => {
  name += 1;
  Object.assign(globalThis, { localStorage: memory() });
});
afterEach(() => {
  opened.splice(0).forEach((session) => session.close());
  Reflect.deleteProperty(globalThis, 'localStorage');
  Object.defineProperty(globalThis, 'navigator', { value: navigator, configurable: true });
});

/** Creates a tab that receives no messages. */
function withoutMessages(make: () => Session): Session {
  const { BroadcastChannel } = globalThis;
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  try {
    return make();
  } finally {
    Object.assign(globalThis, { BroadcastChannel });
  }
}

/** Removes the Web Locks API until the test ends. */
function withoutLocks(): void {
  Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true });
}

async function aLockedTab(storage = memory()): Promise<Session> {
  const session = aTab(storage);
  session.start(aPair('first'));
  await session.lock('1234');
  return session;
}

test('a locked session holds no token anywhere, and its password opens it again', async () => {
  const storage = memory();
  const session = await aLockedTab(storage);
  expect(session.current).toBeNull();
  expect(session.isLocked).toBe(true);
  await expect(session.accessToken()).resolves.toBeUndefined();
  expect(everythingIn(storage) + everythingIn(localStorage)).not.toMatch(/first|renewed|1234|finance/);
  await expect(session.unlock('0000')).resolves.toBe(false);
  await expect(session.unlock('1234')).resolves.toBe(true);
  expect(session.current?.accessToken).toBe('renewed');
});

test('it stays locked after a reload, in the other tabs and in a new one', async () => {
  const [storage, other] = [memory(), memory()];
  const second = aTab(other);
  const first = aTab(storage);
  first.start(aPair('first'));
  await until(() => second.current?.accessToken === 'first');
  await first.lock('1234');
  await until(() => second.isLocked);
  expect(second.current).toBeNull();
  expect(everythingIn(other)).not.toMatch(/first|renewed/);
  expect(aTab(storage).isLocked).toBe(true);

  const third = aTab(memory());
  await third.adopt();
  await until(() => third.isLocked);
  expect(third.current).toBeNull();
  await third.unlock('1234');
  await until(() => [first, second].every(({ current }) => current?.accessToken === 'renewed'));
});

test('a tab that was closed before, or frozen while it was locked, has no session either', async () => {
  const closedBefore = memory();
  aTab(closedBefore).start(aPair('first'));
  opened.at(-1)!.close();
  const frozen = withoutMessages(() => aTab(memory()));
  frozen.start(aPair('first'));
  await aLockedTab();
  expect(aTab(closedBefore).current).toBeNull();
  expect(everythingIn(closedBefore)).not.toMatch(/first/);
  frozen.catchUp();
  expect(frozen.current).toBeNull();
});

test('tokens that arrive while it is locked do not open it, where tabs cannot wait for each other', async () => {
  withoutLocks();
  let finish: (tokens: SessionTokens) => void = () => undefined;
  const exchange = jest.fn(() => new Promise<SessionTokens>((resolve) => (finish = resolve)));
  const slow = aTab(memory(), exchange);
  slow.start(aPair('first'));
  const renewing = slow.renew('first');
  await until(() => exchange.mock.calls.length > 0);
  await aLockedTab();
  await until(() => slow.isLocked);
  finish(aPair('late'));
  await expect(renewing).resolves.toBe(false);
  expect(slow.current).toBeNull();
  expect(slow.isLocked).toBe(true);
});

test('the fifth wrong password forgets the session, a reload between them or not', async () => {
  const storage = memory();
  const session = await aLockedTab(storage);
  for (let failure = 1; failure < MOST_UNLOCK_FAILURES; failure += 1) await session.unlock('0000');
  const again = aTab(storage);
  expect(again.isLocked).toBe(true);
  await again.unlock('0000');
  expect(again.isLocked).toBe(false);
  expect(again.current).toBeNull();
  expect(everythingIn(storage)).toBe('');
});

test('a tab that was away while another one unlocked the session is open when it comes back', async () => {
  const storage = memory();
  const away = await aLockedTab(storage);
  const other = aTab(memory());
  await other.adopt();
  await until(() => other.isLocked);
  away.close();
  await other.unlock('1234');
  const back = aTab(storage);
  expect(back.isLocked).toBe(false);
  await back.adopt();
  await until(() => back.current?.accessToken === 'renewed');
});

test('signing in clears the lock', async () => {
  const session = await aLockedTab();
  session.start(aPair('other'));
  expect(session.isLocked).toBe(false);
  expect(session.current?.accessToken).toBe('other');
});
