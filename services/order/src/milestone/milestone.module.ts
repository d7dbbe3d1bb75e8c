import { Module } from '@nestjs/common';
import { OrderModule } from '../order/order.module.js';
import { SettingModule } from '../setting/setting.module.js';
import { MilestoneController } from './milestone.controller.js';
import { MilestoneRepository } from './milestone.repository.js';
import { MilestoneService } from './milestone.service.js';
import { OrderDelayRepository } from './order-delay.repository.js';
import { OrderDelayService } from './order-delay.service.js';
import { WayFiguresService } from './way-figures.service.js';
import { WayPlanService } from './way-plan.service.js';
import { WayTimeRepository } from './way-time.repository.js';

@Module({
  imports: [OrderModule, SettingModule],
  controllers: [MilestoneController],
  providers: [
    MilestoneRepository,
    MilestoneService,
    OrderDelayRepository,
    OrderDelayService,
    WayFiguresService,
    WayPlanService,
    WayTimeRepository,
  ],
  exports: [MilestoneRepository, MilestoneService, WayPlanService],
})
export class MilestoneModule {}
