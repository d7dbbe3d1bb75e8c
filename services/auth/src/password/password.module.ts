import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { AttemptModule } from '../attempts/attempt.module.js';
import { DeviceModule } from '../devices/device.module.js';
import { SessionModule } from '../sessions/session.module.js';
import { PasswordController } from './password.controller.js';
import { PasswordService } from './password.service.js';

@Module({
  imports: [AccountModule, AttemptModule, DeviceModule, SessionModule],
  controllers: [PasswordController],
  providers: [PasswordService],
})
export class PasswordModule {}
