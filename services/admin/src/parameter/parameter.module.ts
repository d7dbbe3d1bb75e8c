import { Module } from '@nestjs/common';
import { ParameterController } from './parameter.controller.js';
import { ParameterRepository } from './parameter.repository.js';
import { ParameterService } from './parameter.service.js';

@Module({
  controllers: [ParameterController],
  providers: [ParameterRepository, ParameterService],
  exports: [ParameterRepository],
})
export class ParameterModule {}
