/** A signed-in person with access and refresh token. */
export interface SessionTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly userId: string;
  readonly username?: string;
  /** Expiry by this browser's clock, in epoch milliseconds. */
  readonly expiresAt: number;
}
