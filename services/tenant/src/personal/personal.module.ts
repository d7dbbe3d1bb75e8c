import { Module } from '@nestjs/common';
import { PersonalController } from './personal.controller.js';

@Module({ controllers: [PersonalController] })
export class PersonalModule {}
