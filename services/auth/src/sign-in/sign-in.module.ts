import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { SessionModule } from '../sessions/session.module.js';
import { SmsModule } from '../sms/sms.module.js';
import { AttemptLimitService } from './attempt-limit.service.js';
import { CredentialService } from './credential.service.js';
import { SignInController } from './sign-in.controller.js';
import { TokenGrantService } from './token-grant.service.js';

@Module({
  imports: [AccountModule, SessionModule, SmsModule],
  controllers: [SignInController],
  providers: [AttemptLimitService, CredentialService, TokenGrantService],
})
export class SignInModule {}
