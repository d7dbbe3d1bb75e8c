import { Injectable } from '@nestjs/common';
import { platformErrors } from '@mall/contracts/define';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';

const MINUTE = 60;

/**
 * Slows down guessing without locking accounts: wrong passwords are counted per address and account
 * and, more generously, per account alone and per address alone. Counts live in the database, so replicas share them.
 */
@Injectable()
export class AttemptLimitService {
  private readonly pair: RateLimiterPostgres;
  private readonly account: RateLimiterPostgres;
  private readonly address: RateLimiterPostgres;

  constructor(dataSource: DataSource) {
    const limiter = (keyPrefix: string, points: number, duration: number): RateLimiterPostgres =>
      new RateLimiterPostgres({
        storeClient: dataSource,
        storeType: 'typeorm',
        tableName: 'attempt',
        tableCreated: true,
        keyPrefix,
        points,
        duration,
        blockDuration: duration,
      });
    this.pair = limiter('pair', 5, MINUTE);
    this.account = limiter('account', 50, 15 * MINUTE);
    this.address = limiter('address', 100, 15 * MINUTE);
  }

  /**
   * Counts one attempt before the password is checked, so that parallel guesses cannot exceed the limit.
   * @throws platformErrors.tooFrequent with the seconds to wait.
   */
  async take(principal: string, ip: string): Promise<void> {
    const who = principal.toLowerCase();
    try {
      await this.pair.consume(`${ip}|${who}`);
      await this.account.consume(who);
      await this.address.consume(ip);
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) {
        throw platformErrors.tooFrequent({ seconds: Math.ceil(refusal.msBeforeNext / 1_000) });
      }
      throw refusal;
    }
  }

  /** Undoes the count after a right password. */
  async giveBack(principal: string, ip: string): Promise<void> {
    const who = principal.toLowerCase();
    await Promise.all([this.pair.delete(`${ip}|${who}`), this.account.reward(who), this.address.reward(ip)]);
  }
}
