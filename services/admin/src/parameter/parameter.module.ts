import { Module } from '@nestjs/common';
import { CompanyService } from './company.service.js';
import { ParameterController } from './parameter.controller.js';
import { ParameterRepository } from './parameter.repository.js';
import { ParameterService } from './parameter.service.js';

@Module({
  controllers: [ParameterController],
  providers: [CompanyService, ParameterRepository, ParameterService],
  exports: [CompanyService, ParameterRepository],
})
export class ParameterModule {}
