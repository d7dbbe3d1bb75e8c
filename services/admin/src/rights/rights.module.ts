import { Module } from '@nestjs/common';
import { DepartmentModule } from '../department/department.module.js';
import { ScopeModule } from '../scope/scope.module.js';
import { AccessController } from './access.controller.js';
import { RightsRepository } from './rights.repository.js';
import { RightsService } from './rights.service.js';

@Module({
  imports: [DepartmentModule, ScopeModule],
  controllers: [AccessController],
  providers: [RightsService, RightsRepository],
  exports: [RightsService],
})
export class RightsModule {}
