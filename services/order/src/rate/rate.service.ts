import { Injectable } from '@nestjs/common';
import { orderErrors, type RatePurpose } from '@mall/contracts/order';
import { KeptValue } from '@mall/service-kit/kept-value';
import { DealSettingRepository } from '../setting/deal-setting.repository.js';
import { CentralBankRepository } from './central-bank.repository.js';
import { chooseRate } from './rate-choice.js';
import type { Rate } from './rate.js';
import { RateRepository } from './rate.repository.js';

/** Time for which a rate is cached: a checkout reads three rates, and one read serves all checkouts of that time. */
const REMEMBERED_MS = 1_000;

/** Present rates, whichever source they come from. */
@Injectable()
export class RateService {
  private readonly kept = new Map<string, KeptValue<{ readonly rate: Rate | undefined }>>();

  constructor(
    private readonly entered: RateRepository,
    private readonly centralBank: CentralBankRepository,
    private readonly settings: DealSettingRepository,
  ) {}

  /** Returns the rate. @throws orderErrors.rateUnknown when no source has one. */
  async current(from: string, purpose: RatePurpose): Promise<Rate> {
    const rate = await this.find(from, purpose);
    if (!rate) throw orderErrors.rateUnknown({ from, to: 'RUB' });
    return rate;
  }

  /** Returns a rate at most a second old, for checkouts and pages of cars, which many people open at once. */
  async recent(from: string, purpose: RatePurpose): Promise<Rate | undefined> {
    const key = `${purpose}:${from}`;
    const kept =
      this.kept.get(key) ??
      new KeptValue(REMEMBERED_MS, async () => ({ rate: await this.find(from, purpose) }));
    this.kept.set(key, kept);
    return (await kept.current()).rate;
  }

  /** Returns the rate for payments. @throws orderErrors.rateUnknown when no source has one. */
  async recentPayment(): Promise<Rate> {
    const rate = await this.recent('CNY', 'payment');
    if (!rate) throw orderErrors.rateUnknown({ from: 'CNY', to: 'RUB' });
    return rate;
  }

  async find(from: string, purpose: RatePurpose): Promise<Rate | undefined> {
    const [entered, centralBank, settings] = await Promise.all([
      this.entered.newest(from, purpose),
      this.centralBank.newest(from, purpose),
      this.settings.current(),
    ]);
    return chooseRate(purpose, { entered, centralBank }, settings);
  }
}
