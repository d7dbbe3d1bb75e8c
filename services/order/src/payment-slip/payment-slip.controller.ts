import { Controller } from '@nestjs/common';
import { Handles, type HandlersOf } from '@mall/messaging';
import type { Caller } from '@mall/contracts/define';
import {
  orderVoucherApi,
  type AuditVoucherDto,
  type UploadVoucherDto,
  type VoucherPageDto,
  type VoucherRefDto,
} from '@mall/contracts/order';
import { PaymentSlipService } from './payment-slip.service.js';

@Controller()
export class PaymentSlipController implements HandlersOf<typeof orderVoucherApi> {
  constructor(private readonly slips: PaymentSlipService) {}

  @Handles(orderVoucherApi.upload)
  upload(request: UploadVoucherDto, caller: Caller) {
    return this.slips.upload(caller, request);
  }

  @Handles(orderVoucherApi.audit)
  audit(request: AuditVoucherDto, caller: Caller) {
    return this.slips.audit(caller, request);
  }

  @Handles(orderVoucherApi.list)
  list(request: VoucherPageDto, caller: Caller) {
    return this.slips.list(caller, request);
  }

  @Handles(orderVoucherApi.one)
  one({ voucherId }: VoucherRefDto, caller: Caller) {
    return this.slips.one(caller, voucherId);
  }
}
