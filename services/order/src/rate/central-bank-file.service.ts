import { Injectable } from '@nestjs/common';
import { platformErrors, type Caller } from '@mall/contracts/define';
import type { AcceptCentralRateDto } from '@mall/contracts/order';
import { DataSource, type EntityManager } from 'typeorm';
import { RATE_SCALE } from '../order/rouble-amount.js';
import { ChangeProposalRepository } from '../setting/change-proposal.repository.js';
import { DealSettingRepository } from '../setting/deal-setting.repository.js';
import { CentralBankRepository, type HeldRate } from './central-bank.repository.js';
import { withMargin } from './rate-choice.js';
import { RateGuard, type RateUse } from './rate-guard.service.js';
import { refusalOfRate, type RateJump } from './rate-jump.js';
import { perUnit, type CentralBankFile, type CentralBankRow } from './val-curs.js';

/** Rates that the mall uses: the payment rate, and the two that customs need. Locked in this order. */
export const RATES_IN_USE: readonly RateUse[] = [
  { from: 'CNY', purpose: 'payment' },
  { from: 'CNY', purpose: 'customs' },
  { from: 'EUR', purpose: 'customs' },
];
export const CURRENCIES_IN_USE = [...new Set(RATES_IN_USE.map(({ from }) => from))];

export const subjectOfHeld = ({ currency, rateDate }: Pick<HeldRate, 'currency' | 'rateDate'>): string =>
  `central-rate:${currency}:${rateDate}`;

/** Applies the central bank's files. A rate that jumps is stored, but used only once two people accept it. */
@Injectable()
export class CentralBankFileService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rates: CentralBankRepository,
    private readonly guard: RateGuard,
    private readonly settings: DealSettingRepository,
    private readonly proposals: ChangeProposalRepository,
  ) {}

  /** Stores a file; false for a file that is older than the present one, as from an outdated mirror. */
  keep(file: CentralBankFile): Promise<boolean> {
    return this.dataSource.transaction(async (tx) => {
      const known = await this.rates.lock(tx);
      if (known !== undefined && file.rateDate < known) return false;
      for (const use of RATES_IN_USE) await this.guard.lock(tx, use);
      const held = new Map<string, number>();
      for (const row of file.rates) {
        const jump = await this.jumpOf(tx, row);
        if (jump) held.set(row.currency, jump.referenceScaled);
      }
      await this.rates.keep(tx, file, held);
      await this.record(tx);
      return true;
    });
  }

  /**
   * Accepts a held rate. The first of two people leaves a proposal, the second one decides. A rate that is in use
   * already is answered as if it had just been accepted.
   * @throws orderErrors.rateJumps to the first, platformErrors.notFound when nothing is held back,
   * platformErrors.staleData when it is another rate by now
   */
  async accept(caller: Caller, { currency, rateDate, rate }: AcceptCentralRateDto): Promise<void> {
    const jump = await this.dataSource.transaction(async (tx) => {
      await this.rates.lock(tx);
      for (const use of RATES_IN_USE) await this.guard.lock(tx, use);
      const held = (await this.rates.held([currency], tx)).find((one) => one.rateDate === rateDate);
      const rateScaled = Math.round(rate * RATE_SCALE);
      if (!held) {
        if (await this.rates.isInUse(tx, { currency, rateDate, rateScaled })) return undefined;
        throw platformErrors.notFound();
      }
      if (rateScaled !== held.rateScaled) throw platformErrors.staleData();
      const first = await this.proposals.agree(tx, subjectOfHeld(held), rateScaled, caller);
      if (first === undefined) return this.asJump(tx, held);
      await this.rates.accept(tx, held);
      await this.record(tx);
      return undefined;
    });
    if (jump) throw refusalOfRate(jump);
  }

  private async asJump(tx: EntityManager, { rateScaled, referenceScaled }: HeldRate): Promise<RateJump> {
    const { rateJumpPercent: percent } = await this.settings.inTransaction(tx);
    return {
      rateScaled,
      referenceScaled,
      percent,
      fromScaled: Math.ceil((referenceScaled * (100 - percent)) / 100),
      toScaled: Math.floor((referenceScaled * (100 + percent)) / 100),
    };
  }

  private async record(tx: EntityManager): Promise<void> {
    for (const use of RATES_IN_USE) await this.guard.record(tx, use);
  }

  /**
   * Returns the jump of a rate. Customs count with the bank's own figure, so the very first one has nothing to be
   * compared with; entered rates are used until then. The payment rate is compared where it is made from the bank's.
   */
  private async jumpOf(tx: EntityManager, row: CentralBankRow): Promise<RateJump | undefined> {
    const { currency } = row;
    const { paymentFromCentralBank, marginBasisPoints } = await this.settings.inTransaction(tx);
    const rateScaled = perUnit(row);
    const isFirst = (await this.rates.published(currency, tx)).length === 0;
    for (const use of RATES_IN_USE.filter(({ from }) => from === currency)) {
      const isPayment = use.purpose === 'payment';
      if (isPayment ? paymentFromCentralBank !== 1 : isFirst) continue;
      const becomes = isPayment ? withMargin(rateScaled, marginBasisPoints) : rateScaled;
      const jump = await this.guard.jumpOf(tx, use, [becomes]);
      if (jump) return jump;
    }
    return undefined;
  }
}
