import { Injectable } from '@nestjs/common';
import { authErrors, type OwnPasswordView, type SetFirstPasswordDto } from '@mall/contracts/auth';
import { platformErrors, type Caller } from '@mall/contracts/define';
import { DataSource } from 'typeorm';
import type { Account } from '../account/account.entity.js';
import { AccountRepository } from '../account/account.repository.js';
import { isWellKnown } from '../account/known-passwords.js';
import { maskMobile } from '../account/mask-mobile.js';
import { PasswordHashService } from '../account/password-hash.service.js';
import { SmsCodeService } from '../sms/sms-code.service.js';
import { PasswordService } from './password.service.js';

/** The first password of an account that was opened through another service; a code to its phone stands for the old one. */
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
    return hasPassword || mobile === null
      ? { isSet: hasPassword }
      : { isSet: false, mobile: maskMobile(mobile) };
  }

  /** @returns seconds until another may be requested. @throws authErrors.passwordChosen, platformErrors.notFound */
  async sendCode(caller: Caller): Promise<number> {
    return this.codes.send('password', mobileWithout(await this.accountOf(caller)), caller);
  }

  /** @throws authErrors.passwordChosen, weakPassword, wrongCode, platformErrors.notFound, tooFrequent */
  async set({ code, newPassword }: SetFirstPasswordDto, caller: Caller): Promise<void> {
    const account = await this.accountOf(caller);
    const mobile = mobileWithout(account);
    // Before the code, which a second try needs again.
    if (isWellKnown(newPassword)) throw authErrors.weakPassword();
    await this.codes.redeem('password', mobile, code, caller.ip);
    const passwordHash = await this.hasher.hash(newPassword, 'passwordChange');
    await this.dataSource.transaction(async (tx) => {
      const now = await this.accounts.lock(account.accountId, tx);
      if (now.hasPassword) throw authErrors.passwordChosen();
      await this.passwords.replace(tx, account.accountId, passwordHash, caller.sessionId);
    });
  }

  private async accountOf({ userId }: Caller): Promise<Account> {
    const account = userId && (await this.accounts.findByUserId('shop', userId));
    if (!account) throw platformErrors.notFound();
    return account;
  }
}

/** The phone of an account without a password. */
function mobileWithout({ hasPassword, mobile }: Account): string {
  if (hasPassword) throw authErrors.passwordChosen();
  if (mobile === null) throw platformErrors.notFound();
  return mobile;
}
