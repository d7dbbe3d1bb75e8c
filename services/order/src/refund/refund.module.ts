import { Global, Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/ledger.module.js';
import { OrderModule } from '../order/order.module.js';
import { SettingModule } from '../setting/setting.module.js';
import { TransferModule } from '../transfer/transfer.module.js';
import { Repayments } from '../order/repayments.js';
import { RefundClaimService } from './refund-claim.service.js';
import { RefundController } from './refund.controller.js';
import { RefundOpeningService } from './refund-opening.service.js';
import { RefundRepository } from './refund.repository.js';
import { RefundService } from './refund.service.js';

/** Global, because it implements the core's port `Repayments`: the core imports no feature. */
@Global()
@Module({
  imports: [OrderModule, LedgerModule, SettingModule, TransferModule],
  controllers: [RefundController],
  providers: [
    RefundRepository,
    RefundOpeningService,
    RefundClaimService,
    RefundService,
    { provide: Repayments, useExisting: RefundOpeningService },
  ],
  exports: [RefundRepository, Repayments],
})
export class RefundModule {}
