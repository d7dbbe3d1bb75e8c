import { Injectable } from '@nestjs/common';
import { noteAct, rowOf, sql } from '@mall/persistence';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Not, Repository } from 'typeorm';
import { db } from '../db.js';
import { Account, type Side } from './account.entity.js';

export interface NewAccount {
  readonly side: Side;
  /** Id chosen by the caller; by default the same as the id of the account. */
  readonly userId?: string;
  readonly username: string;
  readonly mobile?: string;
  readonly passwordHash: string;
  /** True by default. */
  readonly hasPassword?: boolean;
  /** False by default. */
  readonly passwordOfOthers?: boolean;
  readonly roles: readonly string[];
  readonly shopId?: string;
  /** Active by default. */
  readonly status?: 'active' | 'locked';
}

/** Values to be written; a missing one leaves its column unchanged. */
export type AccountChanges = Partial<
  Pick<
    Account,
    | 'passwordHash'
    | 'passwordOfOthers'
    | 'status'
    | 'roles'
    | 'username'
    | 'shopId'
    | 'shopClosedReason'
    | 'factorSince'
  >
>;

/** The next id of its sequence; the user id may have to be the same. */
const NEXT_ID = db.selectNoFrom(
  sql<string>`nextval(pg_get_serial_sequence('account', 'account_id'))`.as('accountId'),
);

@Injectable()
export class AccountRepository {
  constructor(@InjectRepository(Account) private readonly accounts: Repository<Account>) {}

  /** Notes in the history of an account that somebody signed in; `application` is the client, `device` its browser. */
  async noteSignIn(
    tx: EntityManager,
    { userId }: Account,
    told: { readonly application: string; readonly device: string | undefined },
  ): Promise<void> {
    await noteAct(tx, { kind: 'signedIn', record: 'account', recordId: userId, told });
  }

  /**
   * Notes that a sign-in was refused; without an account, for a name that nobody has, so that both take as long. What was typed is
   * not noted: it may be a password in the wrong field.
   */
  async noteRefusal(account: Account | undefined, failure: string): Promise<void> {
    const recordId = account?.userId ?? '';
    await this.accounts.manager.transaction((tx) =>
      noteAct(tx, { kind: 'refused', record: 'account', recordId, told: { failure } }),
    );
  }

  /** Finds an account by user name in any case, or by phone number; a matching user name is preferred. */
  async findByPrincipal(side: Side, principal: string, mobile?: string): Promise<Account | undefined> {
    const found = await this.accounts
      .createQueryBuilder('account')
      .where(`account.side = :side AND account.status <> 'removed'`, { side })
      .andWhere('(lower(account.username) = lower(:principal) OR account.mobile = :mobile)', {
        principal,
        mobile: mobile ?? null,
      })
      .orderBy('(lower(account.username) = lower(:principal))', 'DESC')
      .limit(1)
      .getOne();
    return found ?? undefined;
  }

  /** Finds an account. Inside a transaction pass `tx`: a second connection could wait for itself when the pool is used up. */
  async findByUserId(side: Side, userId: string, tx?: EntityManager): Promise<Account | undefined> {
    return (await this.accountsIn(tx).findOneBy({ side, userId })) ?? undefined;
  }

  /** Returns the owner of a shop and everybody else who acts for it, the oldest account first. */
  ofShop(shopId: string, ownerUserId: string, tx: EntityManager): Promise<Account[]> {
    const side = 'shop';
    const where = [
      { side, shopId },
      { side, userId: ownerUserId },
    ] as const;
    return tx.find(Account, { where: [...where], order: { accountId: 'ASC' } });
  }

  async findById(accountId: string, tx: EntityManager): Promise<Account | undefined> {
    return (await this.accountsIn(tx).findOneBy({ accountId })) ?? undefined;
  }

  /** Whether the account is active. It stays so until the transaction ends, because a concurrent lock of the account waits. */
  async holdActive(accountId: string, tx: EntityManager): Promise<boolean> {
    const lock = { mode: 'pessimistic_read' } as const;
    const account = await this.accountsIn(tx).findOne({ where: { accountId }, lock });
    return account?.status === 'active';
  }

  /** Locks the account, so that nobody else changes it until the transaction ends. */
  lock(accountId: string, tx: EntityManager): Promise<Account> {
    const lock = { mode: 'pessimistic_write' } as const;
    return this.accountsIn(tx).findOneOrFail({ where: { accountId }, lock });
  }

  async findByMobile(side: Side, mobile: string): Promise<Account | undefined> {
    return (await this.accounts.findOneBy({ side, mobile, status: Not('removed') })) ?? undefined;
  }

  async insert(account: NewAccount, tx: EntityManager): Promise<Account> {
    const { accountId } = (await rowOf(tx, NEXT_ID))!;
    await tx.insert(Account, {
      ...account,
      accountId,
      userId: account.userId ?? accountId,
      mobile: account.mobile ?? null,
      shopId: account.shopId ?? null,
    });
    return tx.findOneByOrFail(Account, { accountId });
  }

  async update(accountId: string, changes: AccountChanges, tx: EntityManager): Promise<void> {
    const isChosen = changes.passwordHash !== undefined;
    const given = Object.entries({ ...changes, ...(isChosen ? { hasPassword: true } : {}) }).filter(
      ([, value]) => value !== undefined,
    );
    if (given.length > 0) await tx.update(Account, accountId, Object.fromEntries(given));
  }

  private accountsIn(tx?: EntityManager): Repository<Account> {
    return tx ? tx.getRepository(Account) : this.accounts;
  }
}
