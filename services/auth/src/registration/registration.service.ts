import { Injectable } from '@nestjs/common';
import { authErrors, type RegisterDto } from '@mall/contracts/auth';
import type { Account } from '../account/account.entity.js';
import { AccountRepository } from '../account/account.repository.js';
import { AccountService } from '../account/account.service.js';
import { isWellKnown } from '../account/known-passwords.js';
import { PasswordHashService } from '../account/password-hash.service.js';
import { SmsCodeService } from '../sms/sms-code.service.js';

@Injectable()
export class RegistrationService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly accountService: AccountService,
    private readonly hasher: PasswordHashService,
    private readonly codes: SmsCodeService,
  ) {}

  /**
   * Opens the account of a buyer. What can be refused without the code is refused before the code is used up.
   * @throws authErrors.wrongCode, weakPassword, usernameTaken, mobileTaken
   */
  async register(request: RegisterDto, mobile: string): Promise<Account> {
    await this.assertCanRegister(request, mobile);
    await this.codes.redeem('register', mobile, request.code);
    const passwordHash = await this.hasher.hash(request.password);
    const account = {
      side: 'shop',
      username: request.userName,
      mobile,
      passwordHash,
      roles: ['ROLE_BUYER'],
    } as const;
    return this.accountService.insert(account, request.nickName ?? request.userName, request.invitationCode);
  }

  private async assertCanRegister({ password, userName }: RegisterDto, mobile: string): Promise<void> {
    if (isWellKnown(password)) throw authErrors.weakPassword();
    if (await this.accounts.findByPrincipal('shop', userName))
      throw authErrors.usernameTaken({ username: userName });
    if (await this.accounts.findByMobile('shop', mobile)) throw authErrors.mobileTaken();
  }
}
