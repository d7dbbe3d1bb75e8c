import { Injectable } from '@nestjs/common';
import { authErrors } from '@mall/contracts/auth';
import { DataSource, type EntityManager } from 'typeorm';
import type { Account, Side } from '../account/account.entity.js';
import { AccountRepository } from '../account/account.repository.js';
import { PasswordHashService } from '../account/password-hash.service.js';
import { assertOwnPassword } from '../account/password-rules.js';
import { AttemptLimitService } from '../attempts/attempt-limit.service.js';
import { KnownDeviceRepository } from '../devices/known-device.repository.js';
import { SessionService } from '../sessions/session.service.js';

export interface PasswordChange {
  readonly oldPassword: string;
  readonly newPassword: string;
  /** The session that continues; all others of the account end. */
  readonly keepSession?: string | undefined;
}

@Injectable()
export class PasswordService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: AccountRepository,
    private readonly hasher: PasswordHashService,
    private readonly attempts: AttemptLimitService,
    private readonly sessions: SessionService,
    private readonly devices: KnownDeviceRepository,
  ) {}

  /**
   * Changes a password. The attempt is counted before anything is hashed.
   * @throws authErrors.wrongOldPassword, authErrors.samePassword, authErrors.weakPassword,
   * authErrors.ownNamePassword, platformErrors.tooFrequent
   */
  async change(side: Side, userId: string, change: PasswordChange): Promise<void> {
    const counted = `${side} ${userId}`;
    await this.attempts.take('passwordChange', counted);
    const account = await this.accounts.findByUserId(side, userId);
    const matches = await this.hasher.matches(account?.passwordHash, change.oldPassword, 'passwordChange');
    if (!account || !matches) throw authErrors.wrongOldPassword();
    if (change.newPassword === change.oldPassword) throw authErrors.samePassword();
    assertOwnPassword(change.newPassword, account);
    const passwordHash = await this.hasher.hash(change.newPassword, 'passwordChange');
    await this.dataSource.transaction((tx) =>
      this.replace(tx, account.accountId, passwordHash, change.keepSession),
    );
    await this.attempts.reset('passwordChange', counted);
  }

  /**
   * Checks the password of a signed-in person once more, under the limits of its changes.
   * @throws authErrors.wrongOldPassword, platformErrors.tooFrequent
   */
  async confirm({ side, userId, passwordHash }: Account, password: string): Promise<void> {
    const counted = `${side} ${userId}`;
    await this.attempts.take('passwordChange', counted);
    if (!(await this.hasher.matches(passwordHash, password, 'passwordChange')))
      throw authErrors.wrongOldPassword();
    await this.attempts.reset('passwordChange', counted);
  }

  /** Sets a new password, chosen by the person, and ends all sessions except one. */
  async replace(
    tx: EntityManager,
    accountId: string,
    passwordHash: string,
    keepSession?: string,
  ): Promise<void> {
    await this.accounts.update(accountId, { passwordHash, passwordOfOthers: false }, tx);
    await this.sessions.revokeAll(tx, accountId, 'password', keepSession);
    // A stolen device cookie becomes worthless.
    await this.devices.forget(tx, accountId);
  }
}
