import { Injectable } from '@nestjs/common';
import { orderErrors, type RatePurpose } from '@mall/contracts/order';
import { DealSettingStore } from '../setting/deal-settings.js';
import { CentralBankRates } from './central-bank.repository.js';
import { chooseRate } from './rate-choice.js';
import type { Rate } from './rate.js';
import { RateRepository } from './rate.repository.js';

/** The rates of now, whichever source they come from. */
@Injectable()
export class Rates {
  constructor(
    private readonly entered: RateRepository,
    private readonly centralBank: CentralBankRates,
    private readonly settings: DealSettingStore,
  ) {}

  /** @throws orderErrors.rateUnknown when no source has one. */
  async current(from: string, purpose: RatePurpose): Promise<Rate> {
    const rate = await this.find(from, purpose);
    if (!rate) throw orderErrors.rateUnknown({ from, to: 'RUB' });
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
