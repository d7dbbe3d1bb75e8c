// SQL: rows of many tables are deleted alike, by the account.
import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Account } from '../account/account.entity.js';
import { AccountRepository } from '../account/account.repository.js';
import { SessionService } from '../sessions/session.service.js';

/** Tables with what a person signs in with, and from where. */
const DELETED = [
  'social_link',
  'known_device',
  'known_network',
  'recovery_code',
  'second_factor',
  'sign_in_ticket',
] as const;

@Injectable()
export class AccountErasureService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: AccountRepository,
    private readonly sessions: SessionService,
  ) {}

  /**
   * Ends the account of a person of the shop: nobody signs in with it any more, and its phone and user name are free. Repeating it
   * changes nothing.
   */
  async erase(userId: string): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const account = await this.accounts.findByUserId('shop', userId, tx);
      if (!account) return;
      const { accountId, mobile } = await this.accounts.lock(account.accountId, tx);
      await this.sessions.revokeAll(tx, accountId, 'staff');
      for (const table of DELETED) await tx.query(`DELETE FROM ${table} WHERE account_id = $1`, [accountId]);
      if (mobile !== null) await tx.query('DELETE FROM sms_code WHERE mobile = $1', [mobile]);
      await tx.update(Account, accountId, {
        status: 'removed',
        username: `erased${accountId}`,
        mobile: null,
        // No password has this hash.
        passwordHash: randomBytes(32).toString('base64url'),
        hasPassword: false,
        factorSince: null,
        roles: [],
      });
    });
  }
}
