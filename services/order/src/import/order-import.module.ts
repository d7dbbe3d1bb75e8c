import { Module } from '@nestjs/common';
import { CheckoutModule } from '../checkout/checkout.module.js';
import { MilestoneModule } from '../milestone/milestone.module.js';
import { SettingModule } from '../setting/setting.module.js';
import { OrderModule } from '../order/order.module.js';
import { SalesContractModule } from '../sales-contract/sales-contract.module.js';
import { PaymentSlipModule } from '../payment-slip/payment-slip.module.js';
import { OrderAdvanceService } from './order-advance.service.js';
import { OrderImportController } from './order-import.controller.js';
import { OrderImportService } from './order-import.service.js';

@Module({
  imports: [
    OrderModule,
    CheckoutModule,
    SalesContractModule,
    PaymentSlipModule,
    MilestoneModule,
    SettingModule,
  ],
  controllers: [OrderImportController],
  providers: [OrderAdvanceService, OrderImportService],
})
export class OrderImportModule {}
