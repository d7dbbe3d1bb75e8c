import { Module } from '@nestjs/common';
import { ParameterModule } from '../parameter/parameter.module.js';
import { ScopeModule } from '../scope/scope.module.js';
import { LogController } from './log.controller.js';
import { LogRepository } from './log.repository.js';
import { LogRetentionService } from './log-retention.service.js';
import { LogService } from './log.service.js';

@Module({
  imports: [ParameterModule, ScopeModule],
  controllers: [LogController],
  providers: [LogRepository, LogRetentionService, LogService],
})
export class LogModule {}
