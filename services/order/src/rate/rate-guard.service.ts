import { Injectable } from '@nestjs/common';
import type { MallError } from '@mall/contracts/define';
import type { RatePurpose } from '@mall/contracts/order';
import type { EntityManager } from 'typeorm';
import { ChangeProposalRepository } from '../setting/change-proposal.repository.js';
import { DealSettingRepository, type DealSettings } from '../setting/deal-setting.repository.js';
import { EffectOnRate } from '../setting/effect-on-rate.js';
import { CentralBankRepository } from './central-bank.repository.js';
import { chooseRate } from './rate-choice.js';
import { RateInForceRepository, type RateEffect } from './rate-in-force.repository.js';
import { refusalOfRate, worstJump, type RateJump } from './rate-jump.js';
import { RATE_SUBJECT } from './rate.mapper.js';
import { RateRepository } from './rate.repository.js';

/** Purpose and currency of a rate. */
export interface RateUse {
  readonly from: string;
  readonly purpose: RatePurpose;
}

/** Rate by which buyers pay. */
const PAYMENT: RateUse = { from: 'CNY', purpose: 'payment' };

export const subjectOfRate = ({ from, purpose }: RateUse): string => `${RATE_SUBJECT}${purpose}:${from}`;

/**
 * Compares a future rate with every rate that was in use within 72 hours, whatever changes it: an entered rate, the
 * source, the margin, or the central bank's file. Code that changes one of them locks the rate, calls this check, and
 * records the new rates, in one transaction.
 */
@Injectable()
export class RateGuard extends EffectOnRate {
  constructor(
    private readonly rates: RateRepository,
    private readonly centralBank: CentralBankRepository,
    private readonly inForce: RateInForceRepository,
    private readonly settings: DealSettingRepository,
    private readonly proposals: ChangeProposalRepository,
  ) {
    super();
  }

  /** Locks a rate: until the transaction ends, nobody else changes it. Records the rates that hold until now. */
  async lock(tx: EntityManager, use: RateUse): Promise<void> {
    await this.proposals.lock(tx, subjectOfRate(use));
    await this.record(tx, use);
  }

  /** Returns the worst jump of these rates from those in use within 72 hours, including the present one. */
  async jumpOf(
    tx: EntityManager,
    use: RateUse,
    ratesScaled: readonly number[],
  ): Promise<RateJump | undefined> {
    const settings = await this.settings.inTransaction(tx);
    const [recent, present] = [
      await this.inForce.recent(tx, use.from, use.purpose),
      await this.effects(tx, use, settings),
    ];
    const [now] = present.filter(({ since }) => since === null);
    const known = now ? [...recent, now.rateScaled] : recent;
    return worstJump(ratesScaled, known, settings.rateJumpPercent);
  }

  override async refusalOf(tx: EntityManager, after: DealSettings): Promise<MallError | undefined> {
    await this.lock(tx, PAYMENT);
    const effects = await this.effects(tx, PAYMENT, after);
    const jump = await this.jumpOf(
      tx,
      PAYMENT,
      effects.map(({ rateScaled }) => rateScaled),
    );
    return jump && refusalOfRate(jump);
  }

  override async record(tx: EntityManager, use: RateUse = PAYMENT): Promise<void> {
    const effects = await this.effects(tx, use, await this.settings.inTransaction(tx));
    await this.inForce.record(tx, use.from, use.purpose, effects);
  }

  /** Returns the present rate with these settings, and those that the central bank has published for later. */
  async effects(
    tx: EntityManager,
    { from, purpose }: RateUse,
    settings: DealSettings,
  ): Promise<RateEffect[]> {
    const entered = await this.rates.newest(from, purpose, tx);
    const published = await this.centralBank.published(from, tx);
    const [now, ...later] = [
      published.find(({ since }) => since === null),
      ...published.filter((one) => one.since),
    ];
    return [
      { centralBank: now?.rate, since: null },
      ...later.map((one) => ({ centralBank: one!.rate, since: one!.since })),
    ]
      .map(({ centralBank, since }) => ({
        rate: chooseRate(purpose, { entered, centralBank }, settings),
        since,
      }))
      .flatMap(({ rate, since }) => (rate ? [{ rateScaled: rate.rateScaled, since }] : []));
  }
}
