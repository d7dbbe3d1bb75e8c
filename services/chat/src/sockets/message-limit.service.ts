import { Injectable } from '@nestjs/common';
import { BurstyRateLimiter, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/**
 * Limits the messages of one socket: ten a second, and twenty more within ten seconds, so that thirty pass at once. A
 * socket belongs to one replica, so the counts stay in memory.
 */
@Injectable()
export class MessageLimitService {
  private readonly limiter = new BurstyRateLimiter(
    new RateLimiterMemory({ keyPrefix: 'steady', points: 10, duration: 1 }),
    new RateLimiterMemory({ keyPrefix: 'burst', points: 20, duration: 10 }),
  );

  /** Counts one message. @returns whether it is within the limit. */
  async allows(socketId: number): Promise<boolean> {
    try {
      await this.limiter.consume(socketId);
      return true;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return false;
      throw refusal;
    }
  }
}
