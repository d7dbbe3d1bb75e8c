import { Controller } from '@nestjs/common';
import { Handles, type HandlersOf } from '@mall/messaging';
import type { Caller } from '@mall/contracts/define';
import {
  orderRefundApi,
  type ApplyRefundDto,
  type AuditRefundDto,
  type OrderRefDto,
  type PayRefundDto,
  type RefundPageDto,
  type RefundRefDto,
} from '@mall/contracts/order';
import { RefundClaimService } from './refund-claim.service.js';
import { RefundService } from './refund.service.js';

@Controller()
export class RefundController implements HandlersOf<typeof orderRefundApi> {
  constructor(
    private readonly claims: RefundClaimService,
    private readonly refunds: RefundService,
  ) {}

  @Handles(orderRefundApi.apply)
  apply(request: ApplyRefundDto, caller: Caller) {
    return this.claims.apply(caller, request);
  }

  @Handles(orderRefundApi.returnable)
  returnable({ orderId }: OrderRefDto, caller: Caller) {
    return this.claims.returnable(caller, orderId);
  }

  @Handles(orderRefundApi.mine)
  mine({ orderId }: OrderRefDto, caller: Caller) {
    return this.claims.ofOrder(caller, orderId);
  }

  @Handles(orderRefundApi.list)
  list(request: RefundPageDto, caller: Caller) {
    return this.refunds.list(caller, request);
  }

  @Handles(orderRefundApi.one)
  one({ refundId }: RefundRefDto, caller: Caller) {
    return this.refunds.one(caller, refundId);
  }

  @Handles(orderRefundApi.audit)
  audit(request: AuditRefundDto, caller: Caller) {
    return this.refunds.audit(caller, request);
  }

  @Handles(orderRefundApi.pay)
  pay(request: PayRefundDto, caller: Caller) {
    return this.refunds.pay(caller, request);
  }
}
