import { anyOf, buyer, defineApi, platformErrors, staff } from '../define/index.js';
import { authErrors } from '../auth/auth.errors.js';
import { attachErrors } from '../file/file.errors.js';
import { documentErrors } from './document.errors.js';
import { orderErrors } from './order.errors.js';
import {
  ContractIdDto,
  SalesContractRefDto,
  SignContractDto,
  UploadContractDto,
} from './sales-contract.dto.js';
import { SalesContractView, SigningCodeView } from './sales-contract.views.js';

export const orderContractApi = defineApi('order.contract', {
  one: {
    http: 'GET /mall4cloud_order/p/contract',
    request: SalesContractRefDto,
    response: SalesContractView,
    access: anyOf(buyer(), staff('order_view')),
    family: 'mall',
    errors: [orderErrors.orderNotFound],
    summary: 'The sales contract of an order; the first look of its buyer starts the reading time.',
  },
  sendSigningCode: {
    http: 'POST /mall4cloud_order/p/contract/sign/code',
    request: ContractIdDto,
    response: SigningCodeView,
    access: buyer(),
    family: 'mall',
    errors: [
      orderErrors.contractNotFound,
      orderErrors.contractAlreadySigned,
      orderErrors.orderClosed,
      documentErrors.mobileMissing,
      authErrors.smsUnavailable,
      authErrors.smsNotSent,
      platformErrors.tooFrequent,
    ],
    summary: 'Send a code to the phone of your account; it signs this one contract.',
  },
  sign: {
    http: 'POST /mall4cloud_order/p/contract/sign',
    request: SignContractDto,
    response: SalesContractView,
    access: buyer(),
    family: 'mall',
    errors: [
      orderErrors.contractNotFound,
      orderErrors.contractAlreadySigned,
      orderErrors.clauseNotRead,
      orderErrors.clauseNotAgreed,
      orderErrors.signatureInvalid,
      documentErrors.signatureMissing,
      documentErrors.signatureBlank,
      documentErrors.signingCodeWrong,
      orderErrors.orderClosed,
    ],
    summary:
      'Sign your contract by drawing or by the code from the SMS, once every clause has been open for its reading time.',
  },
  upload: {
    http: 'POST /mall4cloud_order/p/contract/upload',
    request: UploadContractDto,
    response: SalesContractView,
    access: buyer(),
    family: 'mall',
    errors: [
      orderErrors.orderNotFound,
      orderErrors.contractAlreadySigned,
      orderErrors.clauseNotRead,
      orderErrors.clauseNotAgreed,
      orderErrors.slipType,
      orderErrors.orderClosed,
      documentErrors.scanBlank,
      documentErrors.scanTooSmall,
      documentErrors.scanSentBackBefore,
      platformErrors.staleData,
      ...attachErrors,
    ],
    takesLong: true,
    summary:
      'Hand in the contract signed on paper, once every clause has been open for its reading time; staff look at it before it counts as signed.',
  },
});
