import { Module } from '@nestjs/common';
import { CheckoutModule } from '../checkout/checkout.module.js';
import { MilestoneModule } from '../milestone/milestone.module.js';
import { RateModule } from '../rate/rate.module.js';
import { RefundCoreModule } from '../refund/refund-core.module.js';
import { SalesContractModule } from '../sales-contract/sales-contract.module.js';
import { SettingModule } from '../setting/setting.module.js';
import { VoucherModule } from '../voucher/voucher.module.js';
import { DeskController } from './desk.controller.js';
import { DeskService } from './desk.service.js';
import { OrderCloser } from './order-closer.js';
import { OrderConsumer } from './order.consumer.js';
import { OrderController } from './order.controller.js';
import { OrderCoreModule } from './order-core.module.js';
import { OrderReader } from './order-reader.js';
import { OrderService } from './order.service.js';
import { OrderSquare } from './order-square.js';
import { PayInfoService } from './pay-info.service.js';
import { OrderTimer } from './order.timer.js';

@Module({
  imports: [
    OrderCoreModule,
    MilestoneModule,
    RefundCoreModule,
    RateModule,
    SettingModule,
    CheckoutModule,
    SalesContractModule,
    VoucherModule,
  ],
  controllers: [OrderController, DeskController],
  providers: [
    OrderReader,
    OrderCloser,
    OrderService,
    OrderSquare,
    PayInfoService,
    DeskService,
    OrderTimer,
    OrderConsumer,
  ],
  exports: [OrderCloser],
})
export class OrderModule {}
