import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { SessionModule } from '../sessions/session.module.js';
import { AccountErasureService } from './account-erasure.service.js';
import { PersonalController } from './personal.controller.js';

@Module({
  imports: [AccountModule, SessionModule],
  controllers: [PersonalController],
  providers: [AccountErasureService],
})
export class PersonalModule {}
