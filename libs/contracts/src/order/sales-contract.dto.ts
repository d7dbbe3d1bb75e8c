import { Id, ListOf, ListOfValues, OneOf, Text } from '@mall/validation';
import { orderLabels } from './order.dto.js';
import { FileLinkDto } from './voucher.dto.js';

const labels = {
  signature: { ru: 'Подпись', zh: '签名', en: 'Signature' },
  code: { ru: 'Код из SMS', zh: '短信验证码', en: 'Code from the SMS' },
  scan: { ru: 'Скан договора', zh: '合同扫描件', en: 'Signed contract' },
};

export class SalesContractRefDto {
  @Id({ label: orderLabels.orderId }) orderId!: string;
  @OneOf(['ru', 'zh', 'en', 'rus'], { optional: true, description: 'Missing: the language of the request' })
  lang?: string;
}

export class ContractIdDto {
  @Id() contractId!: string;
}

/** Signature by drawing or by a code from an SMS: one of the two is required. */
export class SignContractDto extends ContractIdDto {
  @Text({ min: 64, max: 64, pattern: /^[0-9a-f]{64}$/, kind: 'code' }) hash!: string;
  @ListOfValues('string', { minItems: 1, maxItems: 50 }) agreedClauseIds!: string[];
  @Text({
    label: labels.signature,
    missing: 'upload',
    optional: true,
    max: 300_000,
    description: 'PNG as a data URL, up to 200 KB',
    kind: 'raw',
  })
  signatureImg?: string;
  @Text({
    label: labels.code,
    optional: true,
    max: 8,
    description: 'The code that `sendSigningCode` sent for this contract',
    kind: 'code',
  })
  smsCode?: string;
}

export class UploadContractDto {
  @Id({ label: orderLabels.orderId }) orderId!: string;
  @ListOf(() => FileLinkDto, { label: labels.scan, missing: 'upload', minItems: 1, maxItems: 10 })
  files!: FileLinkDto[];
  @Text({
    optional: true,
    min: 64,
    max: 64,
    pattern: /^[0-9a-f]{64}$/,
    description: 'Needed: of the text that was read and signed',
    kind: 'code',
  })
  hash?: string;
  @ListOfValues('string', { optional: true, maxItems: 50, description: 'Needed: every clause' })
  agreedClauseIds?: string[];
}
