import type { Caller } from '@mall/contracts/define';
import { openCaller } from '@mall/messaging';
import { LRUCache } from 'lru-cache';
import { kitConfig } from './config.js';

/** Verified seals with their callers: saves an HMAC per request. */
const verified = new LRUCache<string, Readonly<Caller>>({ max: 1_000 });

/** As `openCaller`, with the installation's key; the caller is shared between requests and frozen. */
export function verifiedCaller(sealed: string | undefined): Caller | undefined {
  if (!sealed) return undefined;
  const cached = verified.get(sealed);
  if (cached) return cached;
  const caller = openCaller(sealed, kitConfig.INTERNAL_KEY);
  if (caller) verified.set(sealed, Object.freeze(caller));
  return caller;
}
