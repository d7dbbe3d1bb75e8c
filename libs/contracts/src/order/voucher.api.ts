import { adminPageOf, anyOf, buyer, defineApi, staff } from '../define/index.js';
import { attachErrors } from '../file/file.errors.js';
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
    errors: [
      orderErrors.orderNotFound,
      orderErrors.slipNotExpected,
      orderErrors.slipType,
      orderErrors.slipDateUnfit,
      orderErrors.tooManySlips,
      orderErrors.slipAlreadyAudited,
      orderErrors.oneTask,
      ...attachErrors,
    ],
    summary: 'Hand in a bank slip of an order; an order may have several, for part payments.',
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
      orderErrors.oneTask,
      orderErrors.slipDateUnfit,
      orderErrors.bankRefNeeded,
      orderErrors.differenceUnnamed,
      orderErrors.differenceKindUnfit,
      orderErrors.transferUsed,
      orderErrors.transferExceeded,
      orderErrors.transferAlike,
      orderErrors.transferTakesTwo,
      orderErrors.transferThirdPerson,
      orderErrors.receiptIsPayout,
      orderErrors.transferCurrency,
      orderErrors.slipFileUsed,
      orderErrors.contractUnsigned,
      orderErrors.slipAmountDiffers,
      orderErrors.notAPart,
      orderErrors.partIsWhole,
      orderErrors.paymentTooSmall,
      orderErrors.samePerson,
      orderErrors.amountNotRetyped,
      orderErrors.decisionsDiffer,
      orderErrors.reasonNeeded,
    ],
    summary:
      'Confirm money in full, as a part, or as the first of two people; or send the slip back with a reason.',
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
