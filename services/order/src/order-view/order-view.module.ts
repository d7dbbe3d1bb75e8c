import { Module } from '@nestjs/common';
import { LandedCostModule } from '../landed-cost/landed-cost.module.js';
import { MilestoneModule } from '../milestone/milestone.module.js';
import { OrderModule } from '../order/order.module.js';
import { PaymentSlipModule } from '../payment-slip/payment-slip.module.js';
import { RefundModule } from '../refund/refund.module.js';
import { SalesContractModule } from '../sales-contract/sales-contract.module.js';
import { OrderDeskViewController } from './order-desk-view.controller.js';
import { OrderDeskViewService } from './order-desk-view.service.js';
import { OrderReader } from './order-reader.js';
import { OrderSearch } from './order-search.js';
import { OrderSquare } from './order-square.js';
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
  providers: [OrderReader, OrderSearch, OrderSquare, OrderViewService, OrderDeskViewService, PayInfoService],
  exports: [OrderReader],
})
export class OrderViewModule {}
