import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/ledger.module.js';
import { OrderModule } from '../order/order.module.js';
import { SettingModule } from '../setting/setting.module.js';
import { PaymentConfirmer } from './payment-confirmer.js';
import { PaymentSlipController } from './payment-slip.controller.js';
import { PaymentSlipRepository } from './payment-slip.repository.js';
import { PaymentSlipService } from './payment-slip.service.js';

@Module({
  imports: [OrderModule, LedgerModule, SettingModule],
  controllers: [PaymentSlipController],
  providers: [PaymentSlipRepository, PaymentConfirmer, PaymentSlipService],
  exports: [PaymentSlipRepository, PaymentConfirmer, PaymentSlipService],
})
export class PaymentSlipModule {}
