import { jest } from '@jest/globals';
import { ApiError } from '../client/api-error.js';
import { CHECK_EVERY_MS, keepFresh, RENEW_BELOW_MS } from './keep-fresh.js';
import { Session } from './session.js';
import type { SessionTokens } from './session-tokens.js';

function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage;
}

const aPair = (accessToken: string): SessionTokens => ({
  accessToken,
  refreshToken: `${accessToken}-refresh`,
  userId: '7',
  expiresAt: Date.now() + 1_800_000,
});

let next = 0;
const sessionWith = (exchange: (token: string) => Promise<SessionTokens>, storage = memory()): Session => {
  next += 1;
  return new Session({ name: `test${next}`, exchange, storage });
};

const opened: Session[] = [];
const track = (session: Session): Session => {
  opened.push(session);
  return session;
};
afterEach(() => opened.splice(0).forEach((session) => session.close()));

describe('Session', () => {
  it('exchanges the refresh token once for concurrent calls', async () => {
    const exchange = jest.fn(() => Promise.resolve(aPair('new')));
    const session = track(sessionWith(exchange));
    session.start(aPair('old'));
    const renewed = await Promise.all([session.renew('old'), session.renew('old'), session.renew('old')]);
    expect(renewed).toEqual([true, true, true]);
    expect(exchange).toHaveBeenCalledTimes(1);
    await expect(session.accessToken()).resolves.toBe('new');
  });

  it('renews an expired token before returning it', async () => {
    const session = track(sessionWith(() => Promise.resolve(aPair('new'))));
    session.start({ ...aPair('old'), expiresAt: Date.now() - 1 });
    await expect(session.accessToken()).resolves.toBe('new');
  });

  it('ends when the exchange is refused', async () => {
    const session = track(sessionWith(() => Promise.reject(new ApiError('x', 'A00004', 'refused', 424))));
    session.start(aPair('old'));
    await expect(session.renew('old')).resolves.toBe(false);
    expect(session.current).toBeNull();
  });

  it('survives a lost connection', async () => {
    const session = track(sessionWith(() => Promise.reject(new ApiError('x', 'network', 'network'))));
    session.start(aPair('old'));
    await expect(session.renew('old')).resolves.toBe(false);
    expect(session.current?.accessToken).toBe('old');
  });

  it('is restored after a reload', () => {
    const storage = memory();
    const options = { name: 'reload', exchange: () => Promise.resolve(aPair('new')), storage };
    track(new Session(options)).start(aPair('old'));
    expect(track(new Session(options)).current?.userId).toBe('7');
  });
});

describe('keepFresh', () => {
  it('renews when ten minutes or less are left, and not before', async () => {
    // No other timers are faked: the lock of the tabs is granted in real time.
    jest.useFakeTimers({ doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'queueMicrotask'] });
    const session = track(sessionWith(() => Promise.resolve(aPair('new'))));
    session.start(aPair('old'));
    let left = RENEW_BELOW_MS + 1;
    const stop = keepFresh(session, () => Promise.resolve(left));
    await jest.advanceTimersByTimeAsync(CHECK_EVERY_MS);
    expect(session.current?.accessToken).toBe('old');
    left = RENEW_BELOW_MS;
    await jest.advanceTimersByTimeAsync(CHECK_EVERY_MS);
    while (session.current?.accessToken === 'old') await new Promise((resolve) => setTimeout(resolve, 1));
    expect(session.current?.accessToken).toBe('new');
    stop();
    jest.useRealTimers();
  });
});
