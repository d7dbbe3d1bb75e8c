import { Module } from '@nestjs/common';
import { ConsentModule } from '../consent/consent.module.js';
import { ProfileModule } from '../profile/profile.module.js';
import { ConsentWithdrawalService } from './consent-withdrawal.service.js';
import { PersonalController } from './personal.controller.js';
import { PersonalCopyService } from './personal-copy.service.js';
import { PersonalErasureService } from './personal-erasure.service.js';
import { PersonalRequestRepository } from './personal-request.repository.js';
import { PersonalRequestService } from './personal-request.service.js';
import { PersonalTimer } from './personal.timer.js';

@Module({
  imports: [ConsentModule, ProfileModule],
  controllers: [PersonalController],
  providers: [
    ConsentWithdrawalService,
    PersonalCopyService,
    PersonalErasureService,
    PersonalRequestRepository,
    PersonalRequestService,
    PersonalTimer,
  ],
})
export class PersonalModule {}
