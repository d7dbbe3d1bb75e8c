import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/ledger.module.js';
import { OrderModule } from '../order/order.module.js';
import { SettingModule } from '../setting/setting.module.js';
import { BankTransferRepository } from './bank-transfer.repository.js';
import { PaymentConfirmationService } from './payment-confirmation.service.js';
import { PaymentSlipController } from './payment-slip.controller.js';
import { PaymentSlipRepository } from './payment-slip.repository.js';
import { PaymentSlipService } from './payment-slip.service.js';
import { SlipDigestService } from './slip-digest.service.js';
import { SlipDigestTimer } from './slip-digest.timer.js';

@Module({
  imports: [OrderModule, LedgerModule, SettingModule],
  controllers: [PaymentSlipController],
  providers: [
    PaymentSlipRepository,
    BankTransferRepository,
    PaymentConfirmationService,
    PaymentSlipService,
    SlipDigestService,
    SlipDigestTimer,
  ],
  exports: [PaymentSlipRepository, PaymentConfirmationService, PaymentSlipService],
})
export class PaymentSlipModule {}
