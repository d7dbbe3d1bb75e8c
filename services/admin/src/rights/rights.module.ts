import { Module } from '@nestjs/common';
import { DepartmentModule } from '../department/department.module.js';
import { ScopeModule } from '../scope/scope.module.js';
import { AccessController } from './access.controller.js';
import { RightsRepository } from './rights.repository.js';
import { RightsWaitRepository } from './rights-wait.repository.js';
import { RightsWaitService } from './rights-wait.service.js';
import { RightsService } from './rights.service.js';

@Module({
  imports: [DepartmentModule, ScopeModule],
  controllers: [AccessController],
  providers: [RightsService, RightsRepository, RightsWaitService, RightsWaitRepository],
  exports: [RightsService, RightsWaitService],
})
export class RightsModule {}
