import { jest } from '@jest/globals';
import { OwnClock } from '@mall/messaging/fakes';
import type { AccessClaims } from './access-token.strategy.js';
import { VerifiedTokenCache } from './verified-token.cache.js';

const claims = (lifeMs: number): AccessClaims => ({
  sub: '7',
  aud: 'shop',
  sid: '70',
  tid: '1',
  exp: (Date.now() + lifeMs) / 1_000,
  name: 'buyer',
  roles: [],
});

let tokens: VerifiedTokenCache;

beforeEach(() => {
  jest.useFakeTimers();
  tokens = new VerifiedTokenCache(new OwnClock());
});
afterEach(() => jest.useRealTimers());

it('returns the claims of a token for half a minute, however often it is used', () => {
  const known = claims(1_800_000);
  tokens.keep('a', known);
  jest.advanceTimersByTime(29_000);
  expect(tokens.claimsOf('a')).toBe(known);
  tokens.keep('a', known);
  jest.advanceTimersByTime(2_000);
  expect(tokens.claimsOf('a')).toBeUndefined();
});

it('returns no claims of an expired token', () => {
  tokens.keep('short', claims(3_000));
  tokens.keep('over', claims(-1_000));
  expect(tokens.claimsOf('over')).toBeUndefined();
  jest.advanceTimersByTime(3_001);
  expect(tokens.claimsOf('short')).toBeUndefined();
});
