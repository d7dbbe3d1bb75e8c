import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { AttemptModule } from '../attempts/attempt.module.js';
import { CaptchaModule } from '../captcha/captcha.module.js';
import { DeviceModule } from '../devices/device.module.js';
import { NetworkModule } from '../networks/network.module.js';
import { CodeRequestService } from './code-request.service.js';
import { SiteNameCache } from './site-name.cache.js';
import { SmsBudgetService } from './sms-budget.service.js';
import { SmsCodeRepository } from './sms-code.repository.js';
import { SmsCodeService } from './sms-code.service.js';
import { provideSmsGateway } from './sms-gateway.provider.js';
import { SmsController } from './sms.controller.js';

@Module({
  imports: [AccountModule, AttemptModule, CaptchaModule, NetworkModule, DeviceModule],
  controllers: [SmsController],
  providers: [
    CodeRequestService,
    SiteNameCache,
    SmsBudgetService,
    SmsCodeRepository,
    SmsCodeService,
    provideSmsGateway,
  ],
  exports: [CodeRequestService, SiteNameCache, SmsCodeService],
})
export class SmsModule {}
