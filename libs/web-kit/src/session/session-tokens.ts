/** A signed-in person with access and refresh token. */
export interface SessionTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly userId: string;
  readonly username?: string;
  /** By this browser's clock, epoch milliseconds. */
  readonly expiresAt: number;
}
