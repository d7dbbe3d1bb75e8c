import { Module } from '@nestjs/common';
import { CartModule } from '../cart/cart.module.js';
import { LandedCostModule } from '../landed-cost/landed-cost.module.js';
import { MilestoneModule } from '../milestone/milestone.module.js';
import { OrderModule } from '../order/order.module.js';
import { RateModule } from '../rate/rate.module.js';
import { SettingModule } from '../setting/setting.module.js';
import { BuyerConsumer } from './buyer.consumer.js';
import { BuyerClient } from './buyer.client.js';
import { CheckoutController } from './checkout.controller.js';
import { CheckoutTimer } from './checkout.timer.js';
import { ConfirmService } from './confirm.service.js';
import { ConfirmationRepository } from './confirmation.repository.js';
import { OpenOrderRepository } from './open-order.repository.js';
import { OrderPlacementRepository } from './order-placement.repository.js';
import { SubmissionRepository } from './submission.repository.js';
import { SubmitService } from './submit.service.js';

@Module({
  imports: [CartModule, RateModule, LandedCostModule, MilestoneModule, SettingModule, OrderModule],
  controllers: [CheckoutController],
  providers: [
    BuyerClient,
    BuyerConsumer,
    ConfirmationRepository,
    SubmissionRepository,
    ConfirmService,
    OpenOrderRepository,
    OrderPlacementRepository,
    SubmitService,
    CheckoutTimer,
  ],
  exports: [ConfirmService, SubmitService],
})
export class CheckoutModule {}
