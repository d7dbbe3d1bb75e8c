import { Module } from '@nestjs/common';
import { SettingModule } from '../setting/setting.module.js';
import { CentralBankFeedService } from './central-bank-feed.service.js';
import { CentralBankRepository } from './central-bank.repository.js';
import { RateController } from './rate.controller.js';
import { RateEntryService } from './rate-entry.service.js';
import { RateRepository } from './rate.repository.js';
import { RateService } from './rate.service.js';

@Module({
  imports: [SettingModule],
  controllers: [RateController],
  providers: [RateRepository, CentralBankRepository, CentralBankFeedService, RateEntryService, RateService],
  exports: [RateService],
})
export class RateModule {}
