import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { FactorModule } from '../factor/factor.module.js';
import { SessionModule } from '../sessions/session.module.js';
import { FactorResetController } from './factor-reset.controller.js';
import { FactorResetRepository } from './factor-reset.repository.js';
import { FactorResetService } from './factor-reset.service.js';

@Module({
  imports: [AccountModule, FactorModule, SessionModule],
  controllers: [FactorResetController],
  providers: [FactorResetRepository, FactorResetService],
})
export class FactorResetModule {}
