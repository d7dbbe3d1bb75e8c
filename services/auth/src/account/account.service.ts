import { Injectable } from '@nestjs/common';
import { authErrors, authEvents, type StaffRegistered } from '@mall/contracts/auth';
import { Outbox } from '@mall/messaging';
import { isUniqueViolation } from '@mall/persistence';
import { DataSource, type EntityManager } from 'typeorm';
import type { Account, Side } from './account.entity.js';
import { AccountRepository, type NewAccount } from './account.repository.js';

@Injectable()
export class AccountService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: AccountRepository,
    private readonly outbox: Outbox,
  ) {}

  findByUserId(side: Side, userId: string): Promise<Account | undefined> {
    return this.accounts.findByUserId(side, userId);
  }

  /** Inserts the locked account of an applicant, and announces it. @throws authErrors.usernameTaken */
  async insertApplicant(account: NewAccount, person: Omit<StaffRegistered, 'userId'>): Promise<Account> {
    return this.inserting(account, async (tx, { userId }) => {
      const payload = { ...person, userId };
      await this.outbox.add(tx, authEvents.staffRegistered, { aggregateId: userId, payload });
    });
  }

  /**
   * Inserts an account; an account of a buyer is announced to the other services.
   * @throws authErrors.mobileTaken, authErrors.usernameTaken
   */
  async insert(account: NewAccount, nickName: string, invitationCode?: string): Promise<Account> {
    return this.inserting(account, async (tx, { userId, mobile }) => {
      if (account.side !== 'shop') return;
      await this.outbox.add(tx, authEvents.accountRegistered, {
        aggregateId: userId,
        payload: { userId, nickName, mobile, invitationCode: invitationCode ?? null },
      });
    });
  }

  private async inserting(
    account: NewAccount,
    announce: (tx: EntityManager, inserted: Account) => Promise<void>,
  ): Promise<Account> {
    try {
      return await this.dataSource.transaction(async (tx) => {
        const inserted = await this.accounts.insert(account, tx);
        await announce(tx, inserted);
        return inserted;
      });
    } catch (failure) {
      if (isUniqueViolation(failure, 'account_mobile')) throw authErrors.mobileTaken();
      if (isUniqueViolation(failure)) throw authErrors.usernameTaken({ username: account.username });
      throw failure;
    }
  }
}
