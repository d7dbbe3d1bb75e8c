import { Module } from '@nestjs/common';
import { OrderCoreModule } from '../order/order-core.module.js';
import { MilestoneController } from './milestone.controller.js';
import { MilestoneRepository } from './milestone.repository.js';
import { MilestoneService } from './milestone.service.js';

@Module({
  imports: [OrderCoreModule],
  controllers: [MilestoneController],
  providers: [MilestoneRepository, MilestoneService],
  exports: [MilestoneService],
})
export class MilestoneModule {}
