import { Module } from '@nestjs/common';
import { OpenDealRepository } from './open-deal.repository.js';
import { PersonalController } from './personal.controller.js';

@Module({ controllers: [PersonalController], providers: [OpenDealRepository] })
export class PersonalModule {}
