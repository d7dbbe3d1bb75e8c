import { Bool, Flag, Id, Instant, Int, ListOf, ListOfValues, OneOf, Text } from '@mall/validation';
import { anyOf, buyer, defineApi, staff } from '../define/index.js';
import { orderLabels } from './order.dto.js';
import { orderErrors } from './order.errors.js';
import { FileLinkView } from './file-link.view.js';
import { FileLinkDto } from './voucher.dto.js';

export class SalesContractRefDto {
  @Id({ label: orderLabels.orderId }) orderId!: string;
  @OneOf(['ru', 'zh', 'en', 'rus'], { optional: true, description: 'Missing: the language of the request' })
  lang?: string;
}

export class ContractClauseView {
  @Text() clauseId!: string;
  @Text() title!: string;
  @Text({ max: 10_000 }) text!: string;
  /** How long this clause has to be on screen before it can be agreed to. */
  @Int() readSeconds!: number;
  /** Seconds left until the server accepts the agreement; clauses open one after the other. */
  @Int() agreeableInSeconds!: number;
}

/** The sales contract of an order. Reading it for the first time starts the clock of its clauses. */
export class SalesContractView {
  @Id() contractId!: string;
  @Text() contractNumber!: string;
  @Id() orderId!: string;
  @Text() orderNumber!: string;
  @OneOf(['ru', 'zh', 'en']) lang!: string;
  @Int() version!: number;
  @Text() title!: string;
  @Text({ max: 10_000 }) preamble!: string;
  @ListOf(() => ContractClauseView) clauses!: ContractClauseView[];
  @Flag() status!: number;
  /** SHA-256 of the exact text in all three languages; sign what you read by sending it back. */
  @Text() hash!: string;
  @Instant() issuedTime!: string;
  @Instant({ optional: true }) signedTime!: string | null;
  @OneOf(['screen', 'scan'], { optional: true }) signedBy!: string | null;
  @Text({ optional: true, max: 300_000, description: 'The drawn signature, a PNG data URL' })
  signatureImg!: string | null;
  @ListOf(() => FileLinkView) scans!: FileLinkView[];
  @Bool() canSign!: boolean;
}

export class SignContractDto {
  @Id() contractId!: string;
  @Text({ min: 64, max: 64, pattern: /^[0-9a-f]{64}$/ }) hash!: string;
  @ListOfValues('string', { minItems: 1, maxItems: 50 }) agreedClauseIds!: string[];
  @Text({
    label: { ru: 'Подпись', zh: '签名', en: 'Signature' },
    missing: 'upload',
    max: 300_000,
    description: 'PNG as a data URL, up to 200 KB',
  })
  signatureImg!: string;
}

export class UploadContractDto {
  @Id({ label: orderLabels.orderId }) orderId!: string;
  @ListOf(() => FileLinkDto, {
    label: { ru: 'Скан договора', zh: '合同扫描件', en: 'Signed contract' },
    missing: 'upload',
    minItems: 1,
    maxItems: 10,
  })
  files!: FileLinkDto[];
}

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
      orderErrors.orderClosed,
    ],
    summary: 'Sign your contract on screen, once every clause has been open for its reading time.',
  },
  upload: {
    http: 'POST /mall4cloud_order/p/contract/upload',
    request: UploadContractDto,
    response: SalesContractView,
    access: buyer(),
    family: 'mall',
    errors: [orderErrors.orderNotFound, orderErrors.contractAlreadySigned, orderErrors.slipType],
    summary: 'Hand in the contract signed on paper.',
  },
});
