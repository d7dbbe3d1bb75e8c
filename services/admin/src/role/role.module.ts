import { Module } from '@nestjs/common';
import { RightsModule } from '../rights/rights.module.js';
import { ScopeModule } from '../scope/scope.module.js';
import { RoleController } from './role.controller.js';
import { RoleRepository } from './role.repository.js';
import { RoleService } from './role.service.js';

@Module({
  imports: [RightsModule, ScopeModule],
  controllers: [RoleController],
  providers: [RoleRepository, RoleService],
  exports: [RoleRepository],
})
export class RoleModule {}
