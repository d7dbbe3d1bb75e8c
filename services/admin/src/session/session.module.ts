import { Module } from '@nestjs/common';
import { RightsModule } from '../rights/rights.module.js';
import { ScopeModule } from '../scope/scope.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { SessionController } from './session.controller.js';
import { SessionService } from './session.service.js';

@Module({
  imports: [RightsModule, ScopeModule, StaffModule],
  controllers: [SessionController],
  providers: [SessionService],
})
export class SessionModule {}
