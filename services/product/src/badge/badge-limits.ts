import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectClient, type ClientOf } from '@mall/messaging';
import { orderLandedCostApi, type PreferenceLimitsView } from '@mall/contracts/order';
import { DataSource } from 'typeorm';
import type { BadgeLimits } from './badges.js';

const REFRESH_MS = 600_000;
/** Soon after the start the order service may not be there yet. */
const FIRST_RETRY_MS = 5_000;

/** Under which key each figure is kept here. */
const KEYS = {
  combustionPowerHp: 'combustionPowerHp',
  combustionUpToCc: 'combustionUpToCc',
  electricPower30MinHp: 'electricPower30MinHp',
  ageFromYears: 'preferentialAgeFromYears',
  ageToYears: 'preferentialAgeToYears',
} as const satisfies Partial<Record<keyof BadgeLimits, string>>;

/**
 * The conditions of the preferential fee, as the order service's tables have them today; asked every ten minutes.
 * What was last heard outlives restarts, so that both services never decide by different figures for long.
 */
@Injectable()
export class CurrentBadgeLimits implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(CurrentBadgeLimits.name);
  private timer: NodeJS.Timeout | undefined;
  private limits: BadgeLimits | undefined;

  constructor(
    private readonly dataSource: DataSource,
    @InjectClient(orderLandedCostApi) private readonly orders: ClientOf<typeof orderLandedCostApi>,
  ) {}

  /** `undefined` while one of the figures is not known: then no badge is given for it. */
  get current(): BadgeLimits | undefined {
    return this.limits;
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.reload().catch((failure: unknown) =>
      this.logger.warn(`The limits for badges could not be read: ${String(failure)}`),
    );
    void this.keepAsking();
  }

  onModuleDestroy(): void {
    clearTimeout(this.timer);
  }

  private async keepAsking(): Promise<void> {
    const heard = await this.ask().catch((failure: unknown) => {
      this.logger.debug(`No conditions of the preferential fee from the order service: ${String(failure)}`);
      return false;
    });
    this.timer = setTimeout(() => void this.keepAsking(), heard ? REFRESH_MS : FIRST_RETRY_MS).unref();
  }

  private async ask(): Promise<boolean> {
    const heard = await this.orders.preference({});
    this.limits = heard;
    await this.keep(heard);
    return true;
  }

  private async keep(heard: PreferenceLimitsView): Promise<void> {
    const names = Object.keys(KEYS) as (keyof typeof KEYS)[];
    await this.dataSource.query(
      `INSERT INTO badge_limit AS known (limit_key, valid_from, value, source)
       SELECT key, $2::date, value, $4 FROM unnest($1::text[], $3::float8[]) AS heard(key, value)
       ON CONFLICT (limit_key, valid_from) DO UPDATE SET value = EXCLUDED.value, source = EXCLUDED.source
             WHERE (known.value, known.source) IS DISTINCT FROM (EXCLUDED.value, EXCLUDED.source)`,
      [names.map((name) => KEYS[name]), heard.validFrom, names.map((name) => heard[name]), heard.source],
    );
  }

  /** Takes over the figures that any replica has heard last. */
  async reload(): Promise<void> {
    const rows = (await this.dataSource.query(
      `SELECT DISTINCT ON (limit_key) limit_key, value FROM badge_limit
        WHERE valid_from <= current_date ORDER BY limit_key, valid_from DESC`,
    )) as { limit_key: string; value: number }[];
    const values = new Map(rows.map(({ limit_key, value }) => [limit_key, value]));
    const known = (name: keyof typeof KEYS): number | undefined => values.get(KEYS[name]);
    const combustionPowerHp = known('combustionPowerHp');
    const electricPower30MinHp = known('electricPower30MinHp');
    const ageFromYears = known('ageFromYears');
    const ageToYears = known('ageToYears');
    if (!combustionPowerHp || !electricPower30MinHp || ageFromYears === undefined || !ageToYears) return;
    this.limits = {
      combustionPowerHp,
      electricPower30MinHp,
      ageFromYears,
      ageToYears,
      combustionUpToCc: known('combustionUpToCc') ?? Number.MAX_SAFE_INTEGER,
      untestedPeakPercent: this.limits?.untestedPeakPercent ?? null,
    };
  }
}
