import { Injectable } from '@nestjs/common';
import { authErrors, authEvents, type StaffRegistered } from '@mall/contracts/auth';
import { browserOf, type Caller } from '@mall/contracts/define';
import type { ShownTextDto } from '@mall/contracts/user';
import { Outbox } from '@mall/messaging';
import { isUniqueViolation } from '@mall/persistence';
import { DataSource, type EntityManager } from 'typeorm';
import type { Account, Side } from './account.entity.js';
import { AccountRepository, type NewAccount } from './account.repository.js';

/** The consent of a person who registers, and the request that brought it. */
export interface ConsentOf {
  readonly shown: ShownTextDto;
  readonly from: Pick<Caller, 'ip' | 'userAgent'>;
}

interface NewBuyer {
  readonly invitationCode?: string | undefined;
  readonly consent?: ConsentOf | undefined;
}

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
  async insert(
    account: NewAccount,
    nickName: string,
    { invitationCode, consent }: NewBuyer = {},
  ): Promise<Account> {
    return this.inserting(account, async (tx, { userId, mobile }) => {
      if (account.side !== 'shop') return;
      await this.outbox.add(tx, authEvents.accountRegistered, {
        aggregateId: userId,
        payload: { userId, nickName, mobile, invitationCode: invitationCode ?? null },
      });
      if (consent) await this.announceConsent(tx, userId, consent);
    });
  }

  /** Announces a consent in the transaction of the act that it came with, so that neither exists without the other. */
  async announceConsent(tx: EntityManager, userId: string, { shown, from }: ConsentOf): Promise<void> {
    const { version, language } = shown;
    const origin = { ip: from.ip ?? null, device: browserOf(from) ?? null };
    const payload = { userId, version, language, ...origin };
    await this.outbox.add(tx, authEvents.consentGiven, { aggregateId: userId, payload });
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
