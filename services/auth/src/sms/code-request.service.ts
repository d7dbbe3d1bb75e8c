import { Injectable } from '@nestjs/common';
import type { CaptchaAnswerDto } from '@mall/contracts/auth';
import type { Caller } from '@mall/contracts/define';
import { AccountRepository } from '../account/account.repository.js';
import { Captcha } from '../captcha/captcha.js';
import { KnownDeviceRepository } from '../devices/known-device.repository.js';
import { KnownNetworkRepository } from '../networks/known-network.repository.js';
import { SmsCodeService, type SmsPurpose } from './sms-code.service.js';

/** Sends codes that anybody may request for any number. Each costs money and may disturb the owner of the number. */
@Injectable()
export class CodeRequestService {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly networks: KnownNetworkRepository,
    private readonly devices: KnownDeviceRepository,
    private readonly captcha: Captcha,
    private readonly codes: SmsCodeService,
  ) {}

  /**
   * Sends a code for a solved captcha. A network or browser that signed in to the account of the number
   * lately needs none.
   * @returns seconds until another may be requested.
   * @throws authErrors.captchaNeeded, authErrors.smsUnavailable, smsNotSent, platformErrors.tooFrequent
   */
  async send(purpose: SmsPurpose, mobile: string, answer: CaptchaAnswerDto, caller: Caller): Promise<number> {
    const account = await this.accounts.findByMobile('shop', mobile);
    const isKnown =
      (await this.networks.isKnown(account?.accountId, caller.ip)) ||
      (await this.devices.isKnown(account?.accountId, caller.deviceKey));
    if (isKnown) return this.codes.send(purpose, mobile, caller, { isKnown });
    return this.sendForCaptcha(purpose, mobile, answer, caller);
  }

  /** Sends a code like `send`, but always requires a captcha: a GET can be caused by another site's page. */
  async sendForCaptcha(
    purpose: SmsPurpose,
    mobile: string,
    answer: CaptchaAnswerDto,
    caller: Caller,
  ): Promise<number> {
    await this.captcha.redeem('sms', answer, caller.ip);
    return this.codes.send(purpose, mobile, caller);
  }
}
