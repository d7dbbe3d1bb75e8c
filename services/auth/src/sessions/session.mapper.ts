import type { TokenPairView } from '@mall/contracts/auth';
import type { TokenPair } from './session.service.js';

/** The pair under both of the names that clients read. */
export function toPairView({ account, accessToken, refreshToken, expiresIn }: TokenPair): TokenPairView {
  return {
    access_token: accessToken,
    refresh_token: refreshToken,
    accessToken,
    refreshToken,
    expiresIn,
    userId: account.userId,
  };
}
