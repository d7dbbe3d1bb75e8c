import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/ledger.module.js';
import { OrderModule } from '../order/order.module.js';
import { SettingModule } from '../setting/setting.module.js';
import { TransferModule } from '../transfer/transfer.module.js';
import { PaymentSlipModule } from '../payment-slip/payment-slip.module.js';
import { ReconciliationController } from './reconciliation.controller.js';
import { ReconciliationRepository } from './reconciliation.repository.js';
import { ReconciliationService } from './reconciliation.service.js';

@Module({
  imports: [OrderModule, LedgerModule, SettingModule, PaymentSlipModule, TransferModule],
  controllers: [ReconciliationController],
  providers: [ReconciliationRepository, ReconciliationService],
})
export class ReconciliationModule {}
