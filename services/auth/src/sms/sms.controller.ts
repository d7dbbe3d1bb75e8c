import { Controller } from '@nestjs/common';
import {
  authSmsApi,
  type RedeemSigningCodeDto,
  type SendLoginCodeDto,
  type SendSigningCodeDto,
  type SignedMobileView,
  type SigningCodeSentView,
  type SmsSentView,
} from '@mall/contracts/auth';
import { platformErrors, type Caller } from '@mall/contracts/define';
import { Handles, type HandlersOf } from '@mall/messaging';
import { AccountService } from '../account/account.service.js';
import { maskMobile, requiredMobile } from '../account/mobile.js';
import { CodeRequestService } from './code-request.service.js';
import { SmsCodeService } from './sms-code.service.js';

@Controller()
export class SmsController implements HandlersOf<typeof authSmsApi> {
  constructor(
    private readonly requests: CodeRequestService,
    private readonly codes: SmsCodeService,
    private readonly accounts: AccountService,
  ) {}

  @Handles(authSmsApi.sendLoginCode)
  async sendLoginCode(request: SendLoginCodeDto, caller: Caller): Promise<SmsSentView> {
    const mobile = requiredMobile('mobile', request.mobile);
    return { ttl: await this.requests.sendForCaptcha('login', mobile, request, caller) };
  }

  @Handles(authSmsApi.requestLoginCode)
  async requestLoginCode(request: SendLoginCodeDto, caller: Caller): Promise<SmsSentView> {
    const mobile = requiredMobile('mobile', request.mobile);
    return { ttl: await this.requests.send('login', mobile, request, caller) };
  }

  @Handles(authSmsApi.sendSigningCode)
  async sendSigningCode(request: SendSigningCodeDto, caller: Caller): Promise<SigningCodeSentView> {
    const mobile = await this.mobileOf(request.userId);
    const ttl = await this.codes.send(`sign ${request.subject}`, mobile, caller, { title: request.title });
    return { ttl, mobile: maskMobile(mobile) };
  }

  @Handles(authSmsApi.redeemSigningCode)
  async redeemSigningCode({ userId, subject, code }: RedeemSigningCodeDto): Promise<SignedMobileView> {
    const mobile = await this.mobileOf(userId);
    await this.codes.redeem(`sign ${subject}`, mobile, code);
    return { mobile: maskMobile(mobile) };
  }

  private async mobileOf(userId: string): Promise<string> {
    const account = await this.accounts.findByUserId('shop', userId);
    if (!account?.mobile) throw platformErrors.notFound();
    return account.mobile;
  }
}
