import { Injectable } from '@nestjs/common';
import { authErrors, type RegisterDto, type RegisterStaffDto } from '@mall/contracts/auth';
import type { Caller } from '@mall/contracts/define';
import { normaliseMobile } from '@mall/validation';
import type { Account, Side } from '../account/account.entity.js';
import { AccountRepository } from '../account/account.repository.js';
import { AccountService } from '../account/account.service.js';
import { ConsentTextService } from '../account/consent-text.service.js';
import { PasswordHashService } from '../account/password-hash.service.js';
import { assertOwnPassword } from '../account/password-rules.js';
import { SmsCodeService } from '../sms/sms-code.service.js';

@Injectable()
export class RegistrationService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly accountService: AccountService,
    private readonly hasher: PasswordHashService,
    private readonly codes: SmsCodeService,
    private readonly texts: ConsentTextService,
  ) {}

  /**
   * Opens the account of a buyer. Only a person who has the code, and so the number, learns whether the number or the
   * user name is taken. The code stays valid for another user name.
   * @throws authErrors.wrongCode, weakPassword, ownNamePassword, usernameTaken, mobileTaken, userErrors.consentTextChanged, platformErrors.tooFrequent
   */
  async register(
    request: RegisterDto,
    mobile: string,
    from: Pick<Caller, 'ip' | 'userAgent' | 'deviceKey'> = {},
  ): Promise<Account> {
    const { userName, password, nickName, invitationCode, consent } = request;
    assertOwnPassword(password, { username: userName, mobile });
    await this.texts.assertInForce(consent);
    const codeId = await this.codes.verify('register', mobile, request.code, from.deviceKey);
    if (await this.isTaken('shop', userName, mobile)) throw authErrors.usernameTaken({ username: userName });
    await this.codes.useUp(codeId);
    if (await this.accounts.findByMobile('shop', mobile)) throw authErrors.mobileTaken();
    const passwordHash = await this.hasher.hash(password);
    const account = {
      side: 'shop',
      username: userName,
      mobile,
      passwordHash,
      roles: ['ROLE_BUYER'],
    } as const;
    return this.accountService.insert(account, nickName ?? userName, {
      invitationCode,
      consent: consent && { shown: consent, from },
    });
  }

  /**
   * Opens a locked account of the staff side: its owner cannot sign in before staff admit them. Only a person who has
   * the code learns whether the user name is taken.
   * @throws authErrors.wrongCode, weakPassword, ownNamePassword, usernameTaken, platformErrors.tooFrequent
   */
  async registerStaff(request: RegisterStaffDto, mobile: string): Promise<Account> {
    const { username, password, code, nickname, name, email, ip } = request;
    assertOwnPassword(password, { username, mobile, contacts: email ? [email] : [] });
    const codeId = await this.codes.verify('register', mobile, code, ip);
    if (await this.isTaken('staff', username, mobile)) throw authErrors.usernameTaken({ username });
    await this.codes.useUp(codeId);
    const passwordHash = await this.hasher.hash(password);
    const account = { side: 'staff', username, passwordHash, roles: [], status: 'locked' } as const;
    return this.accountService.insertApplicant(account, {
      username,
      nickname: nickname ?? username,
      name: name ?? null,
      phone: mobile,
      email: email ?? null,
    });
  }

  /** Whether the user name is taken. One that equals the phone number of somebody else would replace that person at sign-in. */
  private async isTaken(side: Side, userName: string, mobile: string): Promise<boolean> {
    const number = normaliseMobile(userName);
    if (number !== undefined && number !== mobile) return true;
    return (await this.accounts.findByPrincipal(side, userName)) !== undefined;
  }
}
