import { Module } from '@nestjs/common';
import { ScopeModule } from '../scope/scope.module.js';
import { DepartmentController } from './department.controller.js';
import { DepartmentRepository } from './department.repository.js';
import { DepartmentService } from './department.service.js';

@Module({
  imports: [ScopeModule],
  controllers: [DepartmentController],
  providers: [DepartmentRepository, DepartmentService],
  exports: [DepartmentRepository],
})
export class DepartmentModule {}
