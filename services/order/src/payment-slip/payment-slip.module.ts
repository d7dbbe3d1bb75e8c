import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/ledger.module.js';
import { OrderModule } from '../order/order.module.js';
import { SettingModule } from '../setting/setting.module.js';
import { TransferModule } from '../transfer/transfer.module.js';
import { PaymentConfirmationService } from './payment-confirmation.service.js';
import { PaymentSlipController } from './payment-slip.controller.js';
import { PaymentSlipListRepository } from './payment-slip-list.repository.js';
import { PaymentSlipRepository } from './payment-slip.repository.js';
import { PaymentSlipService } from './payment-slip.service.js';
import { SlipDigestService } from './slip-digest.service.js';
import { SlipDigestTimer } from './slip-digest.timer.js';
import { SlipSecondPersonService } from './slip-second-person.service.js';

@Module({
  imports: [OrderModule, LedgerModule, SettingModule, TransferModule],
  controllers: [PaymentSlipController],
  providers: [
    PaymentSlipRepository,
    PaymentSlipListRepository,
    PaymentConfirmationService,
    PaymentSlipService,
    SlipDigestService,
    SlipDigestTimer,
    SlipSecondPersonService,
  ],
  exports: [PaymentSlipRepository, PaymentSlipListRepository, PaymentConfirmationService, PaymentSlipService],
})
export class PaymentSlipModule {}
