import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { AttemptModule } from '../attempts/attempt.module.js';
import { FactorModule } from '../factor/factor.module.js';
import { SessionModule } from '../sessions/session.module.js';
import { SmsModule } from '../sms/sms.module.js';
import { SocialAttemptRepository } from './social-attempt.repository.js';
import { SocialController } from './social.controller.js';
import { SocialLinkRepository } from './social-link.repository.js';
import { SocialLinkService } from './social-link.service.js';
import { provideSocialProviders } from './social-providers.js';
import { SocialSignInService } from './social-sign-in.service.js';

@Module({
  imports: [AccountModule, AttemptModule, FactorModule, SessionModule, SmsModule],
  controllers: [SocialController],
  providers: [
    provideSocialProviders,
    SocialAttemptRepository,
    SocialLinkRepository,
    SocialSignInService,
    SocialLinkService,
  ],
  exports: [SocialSignInService],
})
export class SocialModule {}
