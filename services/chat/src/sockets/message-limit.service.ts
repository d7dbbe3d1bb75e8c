import { Injectable } from '@nestjs/common';
import { BurstyRateLimiter, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** The shortest pause before another attempt, in milliseconds: many of them would keep the limit exceeded. */
const PAUSE_MS = 100;

/**
 * Slows down the messages of one socket: thirty pass at once, and then ten a second, of which twenty may be saved up
 * within ten seconds. A socket belongs to one replica, so the counts stay in memory.
 */
@Injectable()
export class MessageLimitService {
  private readonly limiter = new BurstyRateLimiter(
    new RateLimiterMemory({ keyPrefix: 'steady', points: 10, duration: 1 }),
    new RateLimiterMemory({ keyPrefix: 'burst', points: 20, duration: 10 }),
  );

  /** Waits until one more message is within the limit. */
  async pass(socketId: number): Promise<void> {
    for (let waitMs = await this.consume(socketId); waitMs > 0; waitMs = await this.consume(socketId))
      await new Promise((resolve) => setTimeout(resolve, waitMs));
  }

  /** Counts a message. @returns the milliseconds to wait before another attempt, or 0 when it is within the limit. */
  private async consume(socketId: number): Promise<number> {
    try {
      await this.limiter.consume(socketId);
      return 0;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.max(PAUSE_MS, refusal.msBeforeNext);
      throw refusal;
    }
  }
}
