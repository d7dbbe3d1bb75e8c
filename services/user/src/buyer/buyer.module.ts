import { Module } from '@nestjs/common';
import { ProfileModule } from '../profile/profile.module.js';
import { BuyerController } from './buyer.controller.js';
import { BuyerRepository } from './buyer.repository.js';
import { BuyerService } from './buyer.service.js';

@Module({
  imports: [ProfileModule],
  controllers: [BuyerController],
  providers: [BuyerRepository, BuyerService],
})
export class BuyerModule {}
