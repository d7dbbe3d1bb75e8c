import { Injectable } from '@nestjs/common';
import { invalidInput } from '@mall/messaging';
import type { Caller } from '@mall/contracts/define';
import { rateSourceIssue, type EnterRateDto, type RatePurpose } from '@mall/contracts/order';
import { DataSource, type EntityManager } from 'typeorm';
import { RATE_SCALE } from '../order/rouble-amount.js';
import { ChangeProposalRepository, nameOf } from '../setting/change-proposal.repository.js';
import { asOfIssue } from './as-of.js';
import { RateGuard, subjectOfRate } from './rate-guard.service.js';
import { refusalOfRate, type RateJump } from './rate-jump.js';
import { RateRepository, type RateEntry } from './rate.repository.js';

/** Lets staff enter a rate; one far from any that was in use within 72 hours counts when two people have entered it. */
@Injectable()
export class RateEntryService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rates: RateRepository,
    private readonly guard: RateGuard,
    private readonly proposals: ChangeProposalRepository,
  ) {}

  /**
   * Enters a rate. One that the caller has just entered is not entered twice: the first answer may have been lost.
   * @returns the id of the rate.
   * @throws invalidInput at `asOf` and `source`, orderErrors.rateJumps
   */
  async enter(caller: Caller, { from, purpose, rate, source, asOf }: EnterRateDto): Promise<string> {
    const issue = rateSourceIssue(source);
    if (issue) throw invalidInput([issue]);
    if (asOf) await this.requireNewest(from, purpose, new Date(asOf));
    const rateScaled = Math.round(rate * RATE_SCALE);
    const entry = { from, purpose, rateScaled, source, ...(asOf ? { asOf: new Date(asOf) } : {}) };
    const entered = await this.dataSource.transaction((tx) => this.enterLocked(tx, caller, entry));
    if (typeof entered === 'string') return entered;
    // Thrown after the commit, which stores the proposal.
    throw refusalOfRate(entered);
  }

  /** Enters a rate; returns its id, or the jump that waits for a second person. */
  private async enterLocked(tx: EntityManager, caller: Caller, entry: RateEntry): Promise<string | RateJump> {
    const { rateScaled, ...use } = entry;
    await this.guard.lock(tx, use);
    const by = nameOf(caller);
    const same = await this.rates.repeated(tx, entry, by);
    if (same) return same;
    const jump = await this.guard.jumpOf(tx, use, [rateScaled]);
    const first = jump ? await this.proposals.agree(tx, subjectOfRate(use), rateScaled, caller) : undefined;
    if (jump && first === undefined) return jump;
    const people =
      first === undefined ? { enteredBy: by, secondBy: null } : { enteredBy: first, secondBy: by };
    const rateId = await this.rates.enter(tx, { asOf: new Date(), ...entry, ...people });
    await this.guard.record(tx, use);
    return rateId;
  }

  /** Checks that a rate is neither from the future nor older than the newest one. @throws invalidInput at `asOf`. */
  private async requireNewest(from: string, purpose: RatePurpose, asOf: Date): Promise<void> {
    const newest = await this.rates.newest(from, purpose);
    const issue = asOfIssue(asOf, newest?.asOf, new Date());
    if (issue) throw invalidInput([issue]);
  }
}
