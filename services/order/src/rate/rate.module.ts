import { Global, Module } from '@nestjs/common';
import { EffectOnRate } from '../setting/effect-on-rate.js';
import { SettingModule } from '../setting/setting.module.js';
import { CentralBankFeedService } from './central-bank-feed.service.js';
import { CentralBankFileService } from './central-bank-file.service.js';
import { CentralBankRepository } from './central-bank.repository.js';
import { RateController } from './rate.controller.js';
import { RateEntryService } from './rate-entry.service.js';
import { RateGuard } from './rate-guard.service.js';
import { RateInForceRepository } from './rate-in-force.repository.js';
import { RateRepository } from './rate.repository.js';
import { RateService } from './rate.service.js';

/** Global, because it implements the port `EffectOnRate` of the settings, which import no feature. */
@Global()
@Module({
  imports: [SettingModule],
  controllers: [RateController],
  providers: [
    RateRepository,
    RateInForceRepository,
    CentralBankRepository,
    CentralBankFileService,
    CentralBankFeedService,
    RateEntryService,
    RateGuard,
    RateService,
    { provide: EffectOnRate, useExisting: RateGuard },
  ],
  exports: [RateService, EffectOnRate],
})
export class RateModule {}
