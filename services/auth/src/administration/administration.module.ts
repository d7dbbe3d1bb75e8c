import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { SessionModule } from '../sessions/session.module.js';
import { AdministrationController } from './administration.controller.js';
import { AdministrationService } from './administration.service.js';

@Module({
  imports: [AccountModule, SessionModule],
  controllers: [AdministrationController],
  providers: [AdministrationService],
})
export class AdministrationModule {}
