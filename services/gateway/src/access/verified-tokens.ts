import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { AccessClaims } from './access-token.strategy.js';

const MOST = 10_000;
/** A key that auth has taken back is asked for again within this time. */
const KEPT_MS = 30_000;

/**
 * Tokens whose signature was found right a moment ago: a page asks for many things with one token. Whether its
 * session was ended is looked at each time by whoever asks.
 */
@Injectable()
export class VerifiedTokens {
  private readonly known = new LRUCache<string, { readonly claims: AccessClaims; readonly until: number }>({
    max: MOST,
  });

  claimsOf(token: string): AccessClaims | undefined {
    const known = this.known.get(token);
    return known && known.until > Date.now() ? known.claims : undefined;
  }

  keep(token: string, claims: AccessClaims): void {
    if (this.claimsOf(token)) return;
    this.known.set(token, { claims, until: Math.min(Date.now() + KEPT_MS, claims.exp * 1_000) });
  }
}
