import { adminPageOf, anyOf, buyer, defineApi, staff } from '../define/index.js';
import { orderErrors } from './order.errors.js';
import { VoucherView } from './order.views.js';
import { AuditVoucherDto, UploadVoucherDto, VoucherPageDto, VoucherRefDto } from './voucher.dto.js';

export const orderVoucherApi = defineApi('order.voucher', {
  upload: {
    http: 'POST /mall4cloud_order/p/voucher/upload',
    request: UploadVoucherDto,
    response: VoucherView,
    access: anyOf(buyer(), staff('voucher_audit')),
    family: 'mall',
    errors: [orderErrors.orderNotFound, orderErrors.slipNotExpected, orderErrors.slipType],
    summary: 'Hand in the bank slip of an order; a later one replaces one that still waits.',
  },
  audit: {
    http: 'PUT /mall4cloud_order/m/voucher/audit',
    request: AuditVoucherDto,
    response: VoucherView,
    access: staff('voucher_audit'),
    family: 'mall',
    errors: [
      orderErrors.slipNotFound,
      orderErrors.slipAlreadyAudited,
      orderErrors.ownSlip,
      orderErrors.contractUnsigned,
      orderErrors.slipAmountDiffers,
      orderErrors.reasonNeeded,
    ],
    summary: 'Confirm that the money arrived, or send the slip back with a reason.',
  },
  list: {
    http: 'GET /admin/voucher/page',
    request: VoucherPageDto,
    response: adminPageOf(VoucherView),
    access: staff('voucher_audit'),
    family: 'admin',
    summary: 'Payment slips, the longest waiting first.',
  },
  one: {
    http: 'GET /admin/voucher/{voucherId}',
    request: VoucherRefDto,
    response: VoucherView,
    access: staff('voucher_audit'),
    family: 'admin',
    errors: [orderErrors.slipNotFound],
    summary: 'One payment slip.',
  },
});
