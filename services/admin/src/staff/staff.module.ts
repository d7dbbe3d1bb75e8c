import { Module } from '@nestjs/common';
import { DepartmentModule } from '../department/department.module.js';
import { RightsModule } from '../rights/rights.module.js';
import { SignedInService } from './signed-in.service.js';
import { StaffController } from './staff.controller.js';
import { StaffRepository } from './staff.repository.js';
import { StaffService } from './staff.service.js';

@Module({
  imports: [RightsModule, DepartmentModule],
  controllers: [StaffController],
  providers: [SignedInService, StaffRepository, StaffService],
  exports: [SignedInService, StaffService],
})
export class StaffModule {}
