import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Caller } from '@mall/contracts/define';

/** NATS header and HTTP header that carries the sealed caller. */
export const CALLER_HEADER = 'x-mall-caller';

/**
 * Writes a caller as `<payload>.<signature>`: only holders of the internal key can write one,
 * so a forged header has no effect.
 */
export function sealCaller(caller: Caller, key: string): string {
  const payload = Buffer.from(JSON.stringify(caller)).toString('base64url');
  return `${payload}.${signature(payload, key)}`;
}

/** Reads a sealed caller; `undefined` when it is missing or was not sealed with `key`. */
export function openCaller(sealed: string | undefined, key: string): Caller | undefined {
  const [payload, given] = (sealed ?? '').split('.');
  if (!payload || !given) return undefined;
  const expected = Buffer.from(signature(payload, key));
  const actual = Buffer.from(given);
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return undefined;
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Caller;
}

function signature(payload: string, key: string): string {
  return createHmac('sha256', key).update(payload).digest('base64url');
}
