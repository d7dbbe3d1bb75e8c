import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/ledger.module.js';
import { OrderCoreModule } from '../order/order-core.module.js';
import { RefundController } from './refund.controller.js';
import { RefundCoreModule } from './refund-core.module.js';
import { RefundService } from './refund.service.js';

@Module({
  imports: [OrderCoreModule, LedgerModule, RefundCoreModule],
  controllers: [RefundController],
  providers: [RefundService],
})
export class RefundModule {}
