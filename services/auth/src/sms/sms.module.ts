import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { SmsCodeService } from './sms-code.service.js';
import { provideSmsSender } from './sms-sender.js';
import { SmsController } from './sms.controller.js';

@Module({
  imports: [AccountModule],
  controllers: [SmsController],
  providers: [SmsCodeService, provideSmsSender],
  exports: [SmsCodeService],
})
export class SmsModule {}
