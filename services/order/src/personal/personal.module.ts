import { Module } from '@nestjs/common';
import { BuyerErasureService } from './buyer-erasure.service.js';
import { OpenDealRepository } from './open-deal.repository.js';
import { PersonalController } from './personal.controller.js';

@Module({ controllers: [PersonalController], providers: [BuyerErasureService, OpenDealRepository] })
export class PersonalModule {}
