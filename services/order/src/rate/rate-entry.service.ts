import { Injectable } from '@nestjs/common';
import { invalidInput } from '@mall/messaging';
import type { Caller } from '@mall/contracts/define';
import { orderErrors, type EnterRateDto, type RatePurpose } from '@mall/contracts/order';
import { DataSource, type EntityManager } from 'typeorm';
import { RATE_SCALE } from '../order/rouble-amount.js';
import { ChangeProposalRepository, nameOf } from '../setting/change-proposal.repository.js';
import { DealSettingRepository } from '../setting/deal-setting.repository.js';
import { asOfIssue } from './as-of.js';
import { CentralBankRepository } from './central-bank.repository.js';
import { isJump } from './rate-jump.js';
import { RATE_SUBJECT } from './rate.mapper.js';
import { RateRepository, type NewRate } from './rate.repository.js';

/** Staff enter a rate; one that is far from the rate before counts when two people have entered it. */
@Injectable()
export class RateEntryService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rates: RateRepository,
    private readonly centralBank: CentralBankRepository,
    private readonly settings: DealSettingRepository,
    private readonly proposals: ChangeProposalRepository,
  ) {}

  /** @returns the id of the rate. @throws invalidInput at `asOf`, orderErrors.rateJumps */
  async enter(caller: Caller, { from, purpose, rate, source, asOf }: EnterRateDto): Promise<string> {
    if (asOf) await this.requireNewest(from, purpose, new Date(asOf));
    const rateScaled = Math.round(rate * RATE_SCALE);
    const moment = asOf ? new Date(asOf) : new Date();
    const entry = { from, purpose, rateScaled, source, asOf: moment };
    const { rateJumpPercent: percent } = await this.settings.current();
    const ofBank = (await this.centralBank.newest(from, purpose))?.rateScaled;
    const entered = await this.dataSource.transaction((tx) =>
      this.enterLocked(tx, caller, entry, percent, ofBank),
    );
    if ('rateId' in entered) return entered.rateId;
    // After the commit, which keeps the proposal.
    throw orderErrors.rateJumps({ reference: entered.referenceScaled / RATE_SCALE, percent });
  }

  private async enterLocked(
    tx: EntityManager,
    caller: Caller,
    entry: Omit<NewRate, 'enteredBy' | 'secondBy'>,
    percent: number,
    ofBank: number | undefined,
  ): Promise<{ readonly rateId: string } | { readonly referenceScaled: number }> {
    const { from, purpose, rateScaled } = entry;
    const subject = subjectOfRate(from, purpose);
    await this.proposals.lock(tx, subject);
    const referenceScaled = (await this.rates.reference(tx, from, purpose)) ?? ofBank;
    const by = nameOf(caller);
    if (referenceScaled === undefined || !isJump(referenceScaled, rateScaled, percent))
      return { rateId: await this.rates.enter(tx, { ...entry, enteredBy: by, secondBy: null }) };
    const first = await this.proposals.agree(tx, subject, rateScaled, caller);
    if (first === undefined) return { referenceScaled };
    return { rateId: await this.rates.enter(tx, { ...entry, enteredBy: first, secondBy: by }) };
  }

  /** @throws invalidInput at `asOf`. */
  private async requireNewest(from: string, purpose: RatePurpose, asOf: Date): Promise<void> {
    const newest = await this.rates.newest(from, purpose);
    const issue = asOfIssue(asOf, newest?.asOf, new Date());
    if (issue) throw invalidInput([issue]);
  }
}

const subjectOfRate = (from: string, purpose: RatePurpose): string => `${RATE_SUBJECT}${purpose}:${from}`;
