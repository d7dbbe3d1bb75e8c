import { Module } from '@nestjs/common';
import { DepartmentController } from './department.controller.js';
import { DepartmentRepository } from './department.repository.js';
import { DepartmentService } from './department.service.js';

@Module({
  controllers: [DepartmentController],
  providers: [DepartmentRepository, DepartmentService],
  exports: [DepartmentRepository],
})
export class DepartmentModule {}
