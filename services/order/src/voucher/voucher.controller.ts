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
import { VoucherService } from './voucher.service.js';

@Controller()
export class VoucherController implements HandlersOf<typeof orderVoucherApi> {
  constructor(private readonly vouchers: VoucherService) {}

  @Handles(orderVoucherApi.upload)
  upload(request: UploadVoucherDto, caller: Caller) {
    return this.vouchers.upload(caller, request);
  }

  @Handles(orderVoucherApi.audit)
  audit(request: AuditVoucherDto, caller: Caller) {
    return this.vouchers.audit(caller, request);
  }

  @Handles(orderVoucherApi.list)
  list(request: VoucherPageDto, caller: Caller) {
    return this.vouchers.list(caller, request);
  }

  @Handles(orderVoucherApi.one)
  one({ voucherId }: VoucherRefDto, caller: Caller) {
    return this.vouchers.one(caller, voucherId);
  }
}
