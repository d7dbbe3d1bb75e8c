import { Module } from '@nestjs/common';
import { Captcha } from './captcha.js';
import { CaptchaController } from './captcha.controller.js';
import { CaptchaRepository } from './captcha.repository.js';
import { ProofOfWorkCaptcha } from './proof-of-work.captcha.js';

@Module({
  controllers: [CaptchaController],
  providers: [CaptchaRepository, { provide: Captcha, useClass: ProofOfWorkCaptcha }],
  exports: [Captcha],
})
export class CaptchaModule {}
