import { Module } from '@nestjs/common';
import { CartModule } from '../cart/cart.module.js';
import { MilestoneModule } from '../milestone/milestone.module.js';
import { RateModule } from '../rate/rate.module.js';
import { TariffModule } from '../tariff/tariff.module.js';
import { LandedCostController } from './landed-cost.controller.js';
import { LandedCostService } from './landed-cost.service.js';
import { OrderedCostRepository } from './ordered-cost.repository.js';

@Module({
  imports: [CartModule, MilestoneModule, RateModule, TariffModule],
  controllers: [LandedCostController],
  providers: [LandedCostService, OrderedCostRepository],
  exports: [LandedCostService, OrderedCostRepository],
})
export class LandedCostModule {}
