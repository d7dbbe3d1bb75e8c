import { Module } from '@nestjs/common';
import { SettingModule } from '../setting/setting.module.js';
import { CentralBankFeed } from './central-bank.feed.js';
import { CentralBankRates } from './central-bank.repository.js';
import { RateController } from './rate.controller.js';
import { RateRepository } from './rate.repository.js';
import { Rates } from './rates.js';

@Module({
  imports: [SettingModule],
  controllers: [RateController],
  providers: [RateRepository, CentralBankRates, CentralBankFeed, Rates],
  exports: [Rates],
})
export class RateModule {}
