import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

export type Side = 'shop' | 'staff';
export type AccountStatus = 'active' | 'locked' | 'removed';

export interface Account {
  readonly accountId: string;
  readonly side: Side;
  readonly userId: string;
  readonly username: string;
  readonly mobile: string | null;
  readonly passwordHash: string;
  readonly status: AccountStatus;
  readonly roles: readonly string[];
  readonly shopId: string | null;
  readonly tenantId: string;
}

export interface NewAccount {
  readonly side: Side;
  readonly userId?: string;
  readonly username: string;
  readonly mobile?: string;
  readonly passwordHash: string;
  readonly roles: readonly string[];
  readonly shopId?: string;
}

const COLUMNS = `account_id AS "accountId", side, user_id AS "userId", username, mobile, password_hash AS "passwordHash",
  status, roles, shop_id AS "shopId", tenant_id AS "tenantId"`;

@Injectable()
export class AccountRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** By user name or, in any of its spellings, by phone number. */
  async findByPrincipal(
    side: Side,
    principal: string,
    mobile: string | undefined,
  ): Promise<Account | undefined> {
    const rows = (await this.dataSource.query(
      `SELECT ${COLUMNS} FROM account
        WHERE side = $1 AND status <> 'removed' AND (lower(username) = lower($2) OR mobile = $3)
        ORDER BY (lower(username) = lower($2)) DESC LIMIT 1`,
      [side, principal, mobile ?? null],
    )) as Account[];
    return rows[0];
  }

  /** Inside a transaction pass it on: a second connection could wait for itself when the pool is used up. */
  async findByUserId(
    side: Side,
    userId: string,
    tx: Pick<EntityManager, 'query'> = this.dataSource,
  ): Promise<Account | undefined> {
    const rows = (await tx.query(`SELECT ${COLUMNS} FROM account WHERE side = $1 AND user_id = $2`, [
      side,
      userId,
    ])) as Account[];
    return rows[0];
  }

  async findById(tx: EntityManager, accountId: string): Promise<Account | undefined> {
    const rows = (await tx.query(`SELECT ${COLUMNS} FROM account WHERE account_id = $1`, [
      accountId,
    ])) as Account[];
    return rows[0];
  }

  async findByMobile(side: Side, mobile: string): Promise<Account | undefined> {
    const rows = (await this.dataSource.query(
      `SELECT ${COLUMNS} FROM account WHERE side = $1 AND mobile = $2 AND status <> 'removed'`,
      [side, mobile],
    )) as Account[];
    return rows[0];
  }

  async insert(tx: EntityManager, account: NewAccount): Promise<Account> {
    const rows = (await tx.query(
      `INSERT INTO account (account_id, side, user_id, username, mobile, password_hash, roles, shop_id)
       SELECT next.id, $1, COALESCE($2::bigint, next.id), $3, $4, $5, $6, $7
         FROM (SELECT nextval(pg_get_serial_sequence('account', 'account_id')) AS id) AS next
       RETURNING ${COLUMNS}`,
      [
        account.side,
        account.userId ?? null,
        account.username,
        account.mobile ?? null,
        account.passwordHash,
        account.roles,
        account.shopId ?? null,
      ],
    )) as Account[];
    return rows[0]!;
  }

  async update(
    tx: EntityManager,
    accountId: string,
    changes: {
      passwordHash?: string;
      status?: AccountStatus;
      roles?: readonly string[];
      username?: string;
      shopId?: string;
    },
  ): Promise<void> {
    await tx.query(
      `UPDATE account SET
         password_hash = COALESCE($2, password_hash), status = COALESCE($3, status),
         roles = COALESCE($4, roles), username = COALESCE($5, username), shop_id = COALESCE($6::bigint, shop_id)
       WHERE account_id = $1`,
      [
        accountId,
        changes.passwordHash ?? null,
        changes.status ?? null,
        changes.roles ?? null,
        changes.username ?? null,
        changes.shopId ?? null,
      ],
    );
  }
}
