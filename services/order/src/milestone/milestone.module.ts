import { Module } from '@nestjs/common';
import { OrderModule } from '../order/order.module.js';
import { MilestoneController } from './milestone.controller.js';
import { MilestoneRepository } from './milestone.repository.js';
import { MilestoneService } from './milestone.service.js';
import { WayTimeService } from './way-time.service.js';

@Module({
  imports: [OrderModule],
  controllers: [MilestoneController],
  providers: [MilestoneRepository, MilestoneService, WayTimeService],
  exports: [MilestoneRepository, MilestoneService, WayTimeService],
})
export class MilestoneModule {}
