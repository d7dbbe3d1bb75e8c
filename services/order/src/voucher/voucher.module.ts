import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/ledger.module.js';
import { OrderCoreModule } from '../order/order-core.module.js';
import { RefundCoreModule } from '../refund/refund-core.module.js';
import { SettingModule } from '../setting/setting.module.js';
import { PaymentConfirmer } from './payment-confirmer.js';
import { VoucherController } from './voucher.controller.js';
import { VoucherRepository } from './voucher.repository.js';
import { VoucherService } from './voucher.service.js';

@Module({
  imports: [OrderCoreModule, LedgerModule, RefundCoreModule, SettingModule],
  controllers: [VoucherController],
  providers: [VoucherRepository, PaymentConfirmer, VoucherService],
  exports: [VoucherRepository, PaymentConfirmer, VoucherService],
})
export class VoucherModule {}
