import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectClient, type ClientOf } from '@mall/messaging';
import type { PreferenceLimitsView } from '@mall/contracts/order';
import { productCalls } from '@mall/contracts/services/product';
import type { BadgeLimits } from '@mall/contracts/product';
import { BadgeLimitRepository } from './badge-limit.repository.js';

const REFRESH_MS = 600_000;
/** Time between requests until the first answer; the order service may start later. */
const FIRST_RETRY_MS = 5_000;

/** Key under which each figure is stored. */
const KEYS = {
  combustionPowerHp: 'combustionPowerHp',
  combustionUpToCc: 'combustionUpToCc',
  electricPower30MinHp: 'electricPower30MinHp',
  ageFromYears: 'preferentialAgeFromYears',
  ageToYears: 'preferentialAgeToYears',
} as const satisfies Partial<Record<keyof BadgeLimits, string>>;

/**
 * Conditions of the preferential fee that apply today, requested from the order service every ten minutes. The last
 * known figures survive restarts, so that both services never use different figures for long.
 */
@Injectable()
export class BadgeLimitService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(BadgeLimitService.name);
  private timer: NodeJS.Timeout | undefined;
  private limits: BadgeLimits | undefined;

  constructor(
    private readonly stored: BadgeLimitRepository,
    @InjectClient(productCalls.landedCosts)
    private readonly orders: ClientOf<typeof productCalls.landedCosts>,
  ) {}

  /** Returns the figures; `undefined` while one is unknown, and then no car gets a badge that depends on it. */
  get current(): BadgeLimits | undefined {
    return this.limits;
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.reload().catch((failure: unknown) =>
      this.logger.warn(`The limits for badges could not be read: ${String(failure)}`),
    );
    void this.poll();
  }

  onModuleDestroy(): void {
    clearTimeout(this.timer);
  }

  private async poll(): Promise<void> {
    const isReceived = await this.request().catch((failure: unknown) => {
      this.logger.debug(`No conditions of the preferential fee from the order service: ${String(failure)}`);
      return false;
    });
    this.timer = setTimeout(() => void this.poll(), isReceived ? REFRESH_MS : FIRST_RETRY_MS).unref();
  }

  private async request(): Promise<boolean> {
    const limits = await this.orders.preference({});
    this.limits = limits;
    await this.save(limits);
    return true;
  }

  private async save(limits: PreferenceLimitsView): Promise<void> {
    const names = Object.keys(KEYS) as (keyof typeof KEYS)[];
    const { validFrom, source } = limits;
    await this.stored.save(
      names.map((name) => ({ limitKey: KEYS[name], validFrom, value: limits[name], source })),
    );
  }

  /** Reads the figures that a replica stored last. */
  async reload(): Promise<void> {
    const values = await this.stored.current();
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
