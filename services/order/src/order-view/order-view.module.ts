import { Module } from '@nestjs/common';
import { LandedCostModule } from '../landed-cost/landed-cost.module.js';
import { MilestoneModule } from '../milestone/milestone.module.js';
import { OrderModule } from '../order/order.module.js';
import { PaymentSlipModule } from '../payment-slip/payment-slip.module.js';
import { RefundModule } from '../refund/refund.module.js';
import { SalesContractModule } from '../sales-contract/sales-contract.module.js';
import { DealFactsRepository } from './deal-facts.repository.js';
import { OrderDeskViewController } from './order-desk-view.controller.js';
import { OrderDeskViewService } from './order-desk-view.service.js';
import { OrderReadService } from './order-read.service.js';
import { OrderListRepository } from './order-list.repository.js';
import { OrderSquareRepository } from './order-square.repository.js';
import { OrderViewController } from './order-view.controller.js';
import { OrderViewService } from './order-view.service.js';
import { PayInfoService } from './pay-info.service.js';

/** Orders as people read them: lists, search, details, CSV, payment details, the order square. */
@Module({
  imports: [
    OrderModule,
    LandedCostModule,
    MilestoneModule,
    PaymentSlipModule,
    RefundModule,
    SalesContractModule,
  ],
  controllers: [OrderViewController, OrderDeskViewController],
  providers: [
    OrderReadService,
    DealFactsRepository,
    OrderListRepository,
    OrderSquareRepository,
    OrderViewService,
    OrderDeskViewService,
    PayInfoService,
  ],
  exports: [OrderReadService],
})
export class OrderViewModule {}
