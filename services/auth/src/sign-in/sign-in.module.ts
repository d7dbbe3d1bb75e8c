import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { AttemptModule } from '../attempts/attempt.module.js';
import { CaptchaModule } from '../captcha/captcha.module.js';
import { DeviceModule } from '../devices/device.module.js';
import { FactorModule } from '../factor/factor.module.js';
import { NetworkModule } from '../networks/network.module.js';
import { SessionModule } from '../sessions/session.module.js';
import { SmsModule } from '../sms/sms.module.js';
import { SocialModule } from '../social/social.module.js';
import { CredentialService } from './credential.service.js';
import { SignInController } from './sign-in.controller.js';
import { SignInLimitService } from './sign-in-limit.service.js';
import { TokenGrantService } from './token-grant.service.js';

@Module({
  imports: [
    AccountModule,
    AttemptModule,
    CaptchaModule,
    NetworkModule,
    DeviceModule,
    FactorModule,
    SessionModule,
    SmsModule,
    SocialModule,
  ],
  controllers: [SignInController],
  providers: [CredentialService, SignInLimitService, TokenGrantService],
})
export class SignInModule {}
