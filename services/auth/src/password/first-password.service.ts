import { Injectable } from '@nestjs/common';
import type { OwnPasswordView, SetFirstPasswordDto } from '@mall/contracts/auth';
import { platformErrors, type Caller } from '@mall/contracts/define';
import { DataSource } from 'typeorm';
import type { Account } from '../account/account.entity.js';
import { AccountRepository } from '../account/account.repository.js';
import { maskMobile } from '../account/mobile.js';
import { PasswordHashService } from '../account/password-hash.service.js';
import { assertOwnPassword } from '../account/password-rules.js';
import { SmsCodeService } from '../sms/sms-code.service.js';
import { PasswordService } from './password.service.js';

/**
 * Sets a password with a code to the account's phone instead of the old password: the first one of a person who came by
 * another service, and a new one of a person who forgot theirs. The same code would let them sign in.
 */
@Injectable()
export class FirstPasswordService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: AccountRepository,
    private readonly hasher: PasswordHashService,
    private readonly codes: SmsCodeService,
    private readonly passwords: PasswordService,
  ) {}

  async own(caller: Caller): Promise<OwnPasswordView> {
    const { hasPassword, mobile } = await this.accountOf(caller);
    return { isSet: hasPassword, ...(mobile !== null && { mobile: maskMobile(mobile) }) };
  }

  /**
   * Sends a code. @returns seconds until another may be requested. @throws platformErrors.notFound for an account
   * without a phone
   */
  async sendCode(caller: Caller): Promise<number> {
    return this.codes.send('password', mobileOf(await this.accountOf(caller)), caller);
  }

  /**
   * Sets the first password of an account that has a mobile number, and ends its other sessions.
   * @throws authErrors.weakPassword, ownNamePassword, wrongCode, platformErrors.notFound, tooFrequent
   */
  async set({ code, newPassword }: SetFirstPasswordDto, caller: Caller): Promise<void> {
    const account = await this.accountOf(caller);
    const mobile = mobileOf(account);
    // Checked before the code, which a second try needs again.
    assertOwnPassword(newPassword, account);
    await this.codes.redeem('password', mobile, code, caller.ip);
    const passwordHash = await this.hasher.hash(newPassword, 'passwordChange');
    await this.dataSource.transaction(async (tx) => {
      await this.accounts.lock(account.accountId, tx);
      await this.passwords.replace(tx, account.accountId, passwordHash, caller.sessionId);
    });
  }

  private async accountOf({ userId }: Caller): Promise<Account> {
    const account = userId && (await this.accounts.findByUserId('shop', userId));
    if (!account) throw platformErrors.notFound();
    return account;
  }
}

function mobileOf({ mobile }: Account): string {
  if (mobile === null) throw platformErrors.notFound();
  return mobile;
}
