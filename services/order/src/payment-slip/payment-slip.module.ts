import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/ledger.module.js';
import { OrderModule } from '../order/order.module.js';
import { SettingModule } from '../setting/setting.module.js';
import { PaymentConfirmationService } from './payment-confirmation.service.js';
import { PaymentSlipController } from './payment-slip.controller.js';
import { PaymentSlipRepository } from './payment-slip.repository.js';
import { PaymentSlipService } from './payment-slip.service.js';

@Module({
  imports: [OrderModule, LedgerModule, SettingModule],
  controllers: [PaymentSlipController],
  providers: [PaymentSlipRepository, PaymentConfirmationService, PaymentSlipService],
  exports: [PaymentSlipRepository, PaymentConfirmationService, PaymentSlipService],
})
export class PaymentSlipModule {}
