import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { SmsCodeRepository } from './sms-code.repository.js';
import { SmsCodeService } from './sms-code.service.js';
import { provideSmsSender } from './sms-sender.js';
import { SmsController } from './sms.controller.js';

@Module({
  imports: [AccountModule],
  controllers: [SmsController],
  providers: [SmsCodeRepository, SmsCodeService, provideSmsSender],
  exports: [SmsCodeService],
})
export class SmsModule {}
