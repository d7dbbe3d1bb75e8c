import { Controller } from '@nestjs/common';
import { authCaptchaApi, type CaptchaView, type CreateCaptchaDto } from '@mall/contracts/auth';
import type { Caller } from '@mall/contracts/define';
import { Handles, type HandlersOf } from '@mall/messaging';
import { Captcha } from './captcha.js';

@Controller()
export class CaptchaController implements HandlersOf<typeof authCaptchaApi> {
  constructor(private readonly captcha: Captcha) {}

  @Handles(authCaptchaApi.createCaptcha)
  createCaptcha({ captchaType, randomStr }: CreateCaptchaDto, { ip }: Caller): Promise<CaptchaView> {
    return this.captcha.create(captchaType, randomStr, ip);
  }
}
