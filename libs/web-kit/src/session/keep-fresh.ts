import type { Session } from './session.js';

/** Both values are prescribed. */
export const CHECK_EVERY_MS = 60_000;
export const RENEW_BELOW_MS = 10 * 60_000;

/**
 * Checks every 60 s how long the token is still valid, and renews it when that is 10 minutes or less. `lifeLeftMs` requests the
 * time left from the server, whose clock decides. Returns the function that stops it.
 */
export function keepFresh(session: Session, lifeLeftMs: (token: string) => Promise<number>): () => void {
  const check = async (): Promise<void> => {
    const token = session.current?.accessToken;
    if (!token) return;
    const left = await lifeLeftMs(token).catch(() => Infinity);
    if (left <= RENEW_BELOW_MS) await session.renew(token);
  };
  const timer = setInterval(() => void check(), CHECK_EVERY_MS);
  return () => clearInterval(timer);
}
