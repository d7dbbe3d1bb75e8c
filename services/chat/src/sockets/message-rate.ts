const PER_SECOND = 10;
const BURST = 30;

/** A leaky allowance for one socket: ten messages a second, thirty at once. */
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
