import { Module } from '@nestjs/common';
import { ParameterController } from './parameter.controller.js';
import { ParameterService } from './parameter.service.js';

@Module({ controllers: [ParameterController], providers: [ParameterService] })
export class ParameterModule {}
