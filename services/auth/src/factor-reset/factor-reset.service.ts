import { Injectable } from '@nestjs/common';
import { authErrors, type AskFactorResetDto, type FactorResetPageDto } from '@mall/contracts/auth';
import { platformErrors, type Caller } from '@mall/contracts/define';
import type { Page } from '@mall/persistence';
import { normaliseMobile } from '@mall/validation';
import { DataSource } from 'typeorm';
import { AccountRepository } from '../account/account.repository.js';
import { FactorProofService } from '../factor/factor-proof.service.js';
import { SecondFactorRepository } from '../factor/second-factor.repository.js';
import { SessionService } from '../sessions/session.service.js';
import { FactorResetRepository, type Decider, type WaitingReset } from './factor-reset.repository.js';

/**
 * Resets a lost second factor by two people: one asks and says why, another confirms. The owner gets a notice
 * of both, and keeps the factor until the second has confirmed.
 */
@Injectable()
export class FactorResetService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly resets: FactorResetRepository,
    private readonly accounts: AccountRepository,
    private readonly factors: SecondFactorRepository,
    private readonly proofs: FactorProofService,
    private readonly sessions: SessionService,
  ) {}

  page(request: FactorResetPageDto): Promise<Page<WaitingReset>> {
    return this.resets.page(request);
  }

  /** Returns a reset that waits. @throws platformErrors.notFound */
  async get(resetId: string): Promise<WaitingReset> {
    const reset = await this.resets.find(resetId);
    if (!reset) throw platformErrors.notFound();
    return reset;
  }

  /**
   * Asks for a reset.
   * @throws platformErrors.notFound, authErrors.factorOff, resetWaits, and resetByAnother for one’s own account
   */
  async ask({ side, person, reason }: AskFactorResetDto, caller: Caller): Promise<WaitingReset> {
    const account = await this.accounts.findByPrincipal(side, person, normaliseMobile(person));
    if (!account) throw platformErrors.notFound();
    if (side === 'staff' && account.userId === caller.userId) throw authErrors.resetByAnother();
    if (!account.factorSince) throw authErrors.factorOff();
    const resetId = await this.dataSource.transaction(async (tx) => {
      const inserted = await this.resets.insert(tx, account.accountId, reason, deciderOf(caller));
      if (!inserted) throw authErrors.resetWaits();
      await this.proofs.announce(tx, account, 'resetAsked');
      return inserted;
    });
    return this.get(resetId);
  }

  /**
   * Turns the factor off and ends all sessions of the person.
   * @throws platformErrors.notFound, authErrors.resetByAnother for whoever asked, for the person concerned, and for an
   * account that was opened after the request, as somebody might do who wants to confirm alone
   */
  async confirm(resetId: string, caller: Caller): Promise<void> {
    const reset = await this.get(resetId);
    const decider = await this.accounts.findByUserId('staff', caller.userId!);
    const isOwn = isOwnReset(reset, caller) || !decider || decider.createdAt >= reset.askedAt;
    if (isOwn) throw authErrors.resetByAnother();
    await this.dataSource.transaction(async (tx) => {
      if (!(await this.resets.decide(tx, resetId, true, deciderOf(caller)))) throw platformErrors.notFound();
      const account = await this.accounts.lock(reset.accountId, tx);
      await this.accounts.update(account.accountId, { factorSince: null }, tx);
      await this.factors.remove(tx, account.accountId);
      await this.sessions.revokeAll(tx, account.accountId, 'factor');
      await this.proofs.announce(tx, account, 'reset');
    });
  }

  /** Refuses a request of another, or withdraws one’s own. @throws platformErrors.notFound */
  async refuse(resetId: string, caller: Caller): Promise<void> {
    const { resetId: id } = await this.get(resetId);
    const isDecided = await this.dataSource.transaction((tx) =>
      this.resets.decide(tx, id, false, deciderOf(caller)),
    );
    if (!isDecided) throw platformErrors.notFound();
  }
}

/** Whether the caller asked for the reset, or is the person concerned. */
export const isOwnReset = ({ askedBy, side, userId }: WaitingReset, caller: Caller): boolean =>
  askedBy === caller.userId || (side === 'staff' && userId === caller.userId);

const deciderOf = ({ userId, username }: Caller): Decider => ({
  userId: userId!,
  name: username ?? userId!,
});
