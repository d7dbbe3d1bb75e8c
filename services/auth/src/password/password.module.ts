import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { AttemptModule } from '../attempts/attempt.module.js';
import { DeviceModule } from '../devices/device.module.js';
import { SessionModule } from '../sessions/session.module.js';
import { SmsModule } from '../sms/sms.module.js';
import { FirstPasswordService } from './first-password.service.js';
import { PasswordController } from './password.controller.js';
import { PasswordService } from './password.service.js';

@Module({
  imports: [AccountModule, AttemptModule, DeviceModule, SessionModule, SmsModule],
  controllers: [PasswordController],
  providers: [PasswordService, FirstPasswordService],
  exports: [PasswordService],
})
export class PasswordModule {}
