import { Module } from '@nestjs/common';
import { DepartmentModule } from '../department/department.module.js';
import { ParameterModule } from '../parameter/parameter.module.js';
import { RightsModule } from '../rights/rights.module.js';
import { ScopeModule } from '../scope/scope.module.js';
import { ApplicantConsumer } from './applicant.consumer.js';
import { RegistrationService } from './registration.service.js';
import { SignedInService } from './signed-in.service.js';
import { StaffController } from './staff.controller.js';
import { StaffRepository } from './staff.repository.js';
import { StaffService } from './staff.service.js';

@Module({
  imports: [RightsModule, DepartmentModule, ParameterModule, ScopeModule],
  controllers: [StaffController],
  providers: [ApplicantConsumer, RegistrationService, SignedInService, StaffRepository, StaffService],
  exports: [SignedInService, StaffRepository, StaffService],
})
export class StaffModule {}
