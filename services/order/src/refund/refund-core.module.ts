import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/ledger.module.js';
import { RefundOpener } from './refund-opener.js';
import { RefundRepository } from './refund.repository.js';

@Module({
  imports: [LedgerModule],
  providers: [RefundRepository, RefundOpener],
  exports: [RefundRepository, RefundOpener],
})
export class RefundCoreModule {}
