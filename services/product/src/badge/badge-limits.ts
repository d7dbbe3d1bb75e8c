import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { BadgeLimits } from './badges.js';

const REFRESH_MS = 600_000;
const KEYS = [
  'combustionPowerHp',
  'electricPower30MinHp',
  'preferentialAgeFromYears',
  'preferentialAgeToYears',
] as const satisfies readonly (keyof BadgeLimits)[];

/** The figures that hold today, read again every ten minutes. */
@Injectable()
export class CurrentBadgeLimits implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(CurrentBadgeLimits.name);
  private timer: NodeJS.Timeout | undefined;
  private limits: BadgeLimits | undefined;

  constructor(private readonly dataSource: DataSource) {}

  /** `undefined` while one of the figures is not known: then no badge is given for it. */
  get current(): BadgeLimits | undefined {
    return this.limits;
  }

  async onModuleInit(): Promise<void> {
    await this.reload();
    this.timer = setInterval(() => void this.reload(), REFRESH_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** Reads what holds today. */
  async reload(): Promise<void> {
    try {
      const rows = (await this.dataSource.query(
        `SELECT DISTINCT ON (limit_key) limit_key, value FROM badge_limit
          WHERE valid_from <= current_date ORDER BY limit_key, valid_from DESC`,
      )) as { limit_key: string; value: number }[];
      const values = Object.fromEntries(rows.map(({ limit_key, value }) => [limit_key, value]));
      this.limits = KEYS.every((key) => key in values) ? (values as unknown as BadgeLimits) : undefined;
    } catch (failure) {
      this.logger.warn(`The limits for badges could not be read: ${String(failure)}`);
    }
  }
}
