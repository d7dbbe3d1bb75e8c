import { Injectable } from '@nestjs/common';
import { SharedClock } from '@mall/messaging';
import { LRUCache } from 'lru-cache';
import type { AccessClaims } from './access-token.strategy.js';

const MAX_TOKENS = 10_000;
/** Life of a cached verification: a token signed with a withdrawn key is refused after this time. */
const TTL_MS = 30_000;

/**
 * Access tokens whose signature was verified within the last 30 s: a page sends many requests with one token. Callers
 * check on every request whether the session was revoked.
 */
@Injectable()
export class VerifiedTokenCache {
  private readonly known = new LRUCache<string, { readonly claims: AccessClaims; readonly until: number }>({
    max: MAX_TOKENS,
  });

  constructor(private readonly clock: SharedClock) {}

  claimsOf(token: string): AccessClaims | undefined {
    const known = this.known.get(token);
    return known && known.until > this.clock.now() ? known.claims : undefined;
  }

  keep(token: string, claims: AccessClaims): void {
    if (this.claimsOf(token)) return;
    this.known.set(token, { claims, until: Math.min(this.clock.now() + TTL_MS, claims.exp * 1_000) });
  }
}
