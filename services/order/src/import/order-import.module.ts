import { Module } from '@nestjs/common';
import { CheckoutModule } from '../checkout/checkout.module.js';
import { OrderCoreModule } from '../order/order-core.module.js';
import { OrderModule } from '../order/order.module.js';
import { SalesContractModule } from '../sales-contract/sales-contract.module.js';
import { VoucherModule } from '../voucher/voucher.module.js';
import { OrderAdvancer } from './order-advancer.js';
import { OrderImportController } from './order-import.controller.js';
import { OrderImportService } from './order-import.service.js';

@Module({
  imports: [OrderCoreModule, OrderModule, CheckoutModule, SalesContractModule, VoucherModule],
  controllers: [OrderImportController],
  providers: [OrderAdvancer, OrderImportService],
})
export class OrderImportModule {}
