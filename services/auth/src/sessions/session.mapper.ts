import type { SessionView, StaffSessionView, TokenPairView } from '@mall/contracts/auth';
import type { LiveSession } from './session.repository.js';
import type { TokenPair } from './session.service.js';

/** Returns the pair of tokens under both of the names that clients read. */
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

export const toSessionView = (row: LiveSession): SessionView => ({
  sessionId: row.sessionId,
  clientId: row.clientId,
  userAgent: row.device,
  remoteAddr: row.ip,
  createTime: row.createdAt.toISOString(),
  lastUseTime: row.lastSeenAt.toISOString(),
  expiresTime: row.expiresAt.toISOString(),
});

export const toStaffSessionView = (row: LiveSession): StaffSessionView => ({
  ...toSessionView(row),
  userId: row.userId,
  username: row.username,
});
