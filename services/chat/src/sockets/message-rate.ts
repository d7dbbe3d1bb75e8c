const PER_SECOND = 10;
const BURST = 30;

/**
 * Token bucket of one socket: ten messages a second, bursts of thirty. Own code: rate-limiter-flexible counts in fixed
 * windows and has no token bucket, so the limit that clients are written for could not be kept.
 */
export class MessageRate {
  private left = BURST;
  private last = 0;

  allows(nowMs: number): boolean {
    this.left = Math.min(BURST, this.left + ((nowMs - this.last) / 1_000) * PER_SECOND);
    this.last = nowMs;
    if (this.left < 1) return false;
    this.left -= 1;
    return true;
  }
}
