import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/ledger.module.js';
import { OrderCoreModule } from '../order/order-core.module.js';
import { SettingModule } from '../setting/setting.module.js';
import { VoucherModule } from '../voucher/voucher.module.js';
import { ReconciliationController } from './reconciliation.controller.js';
import { ReconciliationRepository } from './reconciliation.repository.js';
import { ReconciliationService } from './reconciliation.service.js';

@Module({
  imports: [OrderCoreModule, LedgerModule, SettingModule, VoucherModule],
  controllers: [ReconciliationController],
  providers: [ReconciliationRepository, ReconciliationService],
})
export class ReconciliationModule {}
