import { Injectable, Logger } from '@nestjs/common';
import { Every } from '@mall/service-kit';
import { config } from '../config.js';
import { EXPIRED, RetentionRepository } from './retention.repository.js';

/** Deletes expired rows: sessions, tokens, tickets, codes, captchas, counted attempts, known networks and devices. */
@Injectable()
export class RetentionTimer {
  private readonly logger = new Logger(RetentionTimer.name);

  constructor(private readonly expired: RetentionRepository) {}

  @Every(config.RETENTION_SECONDS * 1_000)
  async deleteExpired(): Promise<void> {
    const sessions = await this.expired.deleteEndedSessions();
    let rows = sessions;
    for (const table of Object.keys(EXPIRED) as (keyof typeof EXPIRED)[])
      rows += await this.expired.deleteExpired(table);
    if (rows > 0) this.logger.log(`${rows} expired rows were deleted, ${sessions} of them sessions.`);
  }
}
