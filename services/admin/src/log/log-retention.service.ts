import { Injectable } from '@nestjs/common';
import { Every } from '@mall/service-kit';
import { ParameterRepository } from '../parameter/parameter.repository.js';
import { LOG_RETENTION } from '../parameter/parameter-bounds.js';
import { LogRepository } from './log.repository.js';

const DAY_MS = 86_400_000;

/** Deletes log entries that are older than the parameter `LOG_RETENTION_DAYS` allows; nothing else deletes them. */
@Injectable()
export class LogRetentionService {
  constructor(
    private readonly logs: LogRepository,
    private readonly parameters: ParameterRepository,
  ) {}

  /**
   * Returns the days for which an entry is kept. A value outside of the bounds, written without the service, counts as
   * the nearest bound.
   */
  async days(): Promise<number> {
    const { key, min, max, initial } = LOG_RETENTION;
    const stored = Number((await this.parameters.byKey(key))?.value || initial);
    return Math.min(max, Math.max(min, Number.isFinite(stored) ? stored : initial));
  }

  @Every(3_600_000)
  async deleteExpired(): Promise<void> {
    await this.logs.deleteOlderThan(new Date(Date.now() - (await this.days()) * DAY_MS));
  }
}
