import { Controller } from '@nestjs/common';
import { Handles, type HandlersOf } from '@mall/messaging';
import type { Caller } from '@mall/contracts/define';
import {
  orderReconciliationApi,
  type LedgerRefDto,
  type ReconciliationPageDto,
  type VoucherRefDto,
} from '@mall/contracts/order';
import { ReconciliationService } from './reconciliation.service.js';

@Controller()
export class ReconciliationController implements HandlersOf<typeof orderReconciliationApi> {
  constructor(private readonly desk: ReconciliationService) {}

  @Handles(orderReconciliationApi.list)
  list(request: ReconciliationPageDto, caller: Caller) {
    return this.desk.list(caller, request);
  }

  @Handles(orderReconciliationApi.one)
  one({ voucherId }: VoucherRefDto, caller: Caller) {
    return this.desk.one(caller, voucherId);
  }

  @Handles(orderReconciliationApi.ledger)
  ledger({ orderId }: LedgerRefDto, { locale }: Caller) {
    return this.desk.entries(orderId, locale);
  }

  @Handles(orderReconciliationApi.checkLedger)
  checkLedger() {
    return this.desk.check();
  }
}
