import { Id, Instant, Int, ListOf, ListOfValues, OneOf, Text } from '@mall/validation';
import { AdminPageDto } from '../define/index.js';
import { Affirmed } from '../product/car.dto.js';
import { Vin } from '../product/vin.js';
import { DOCUMENT_KINDS, DOCUMENT_STAGES, type DocumentKind, type DocumentStage } from './document.views.js';
import { orderLabels, OrderRefDto } from './order.dto.js';
import { PaperLanguage } from './paper-language.js';

const labels = {
  document: { ru: 'Документ', zh: '文件', en: 'Document' },
  number: { ru: 'Номер документа', zh: '文件编号', en: 'Document number' },
  hash: { ru: 'Контрольная сумма', zh: '校验码', en: 'Hash' },
  car: { ru: 'Автомобиль', zh: '车辆', en: 'Car' },
};

export class DocumentOfOrderDto {
  @Id({ label: orderLabels.orderId }) orderId!: string;
  @PaperLanguage() lang?: string;
}

export class DocumentIdDto {
  @Id({ label: labels.document }) documentId!: string;
}

export class DocumentFileDto extends DocumentIdDto {
  @PaperLanguage() lang?: string;
}

/** `hash` is the SHA-256 of the file, or the one printed on its pages. */
export class VerifyDocumentDto {
  @Text({ label: labels.number, max: 40, kind: 'code' }) number!: string;
  @Text({ label: labels.hash, min: 64, max: 64, pattern: /^[0-9a-fA-F]{64}$/, kind: 'code' }) hash!: string;
}

export class DocumentPageDto extends AdminPageDto {
  @ListOfValues('id', { optional: true, maxItems: 10_000 }) ids?: string[];
  @Text({
    optional: true,
    max: 100,
    description: 'Of the document: its number; of its order: numbers, consignee, phone',
  })
  keyWord?: string;
  @Id({ optional: true }) orderId?: string;
  @OneOf(DOCUMENT_KINDS, { optional: true }) kind?: DocumentKind;
  @OneOf(DOCUMENT_STAGES, { optional: true }) stage?: DocumentStage;
  @Instant({ of: 'period', optional: true }) startTime?: string;
  @Instant({ of: 'period', optional: true, notBelow: 'startTime' }) endTime?: string;
}

/** The VIN of one car of a line of an order; a line of several cars has several. */
export class NamedVinDto {
  @Id({ label: labels.car }) orderItemId!: string;
  @Vin() vin!: string;
}

/** All VINs of an order that staff name; they replace those that were named before. */
export class NameVinsDto extends OrderRefDto {
  @ListOf(() => NamedVinDto, { label: labels.car, minItems: 1, maxItems: 1_000 }) vins!: NamedVinDto[];
  @Affirmed() affirmed?: string[];
}

/** The orders after one, by their ids. */
export class OrdersWithVinsDto {
  /** Id of the last order that was read; none for the first page. */
  @Id({ optional: true }) after?: string;
  @Int({ min: 1, max: 1_000 }) size!: number;
}

/** An order that is not cancelled, with the VINs that staff named on it in this version. */
export class OrderWithVinsView {
  @Id() orderId!: string;
  @Text({ max: 64 }) orderKey!: string;
  @Text() orderNumber!: string;
  @Int({ min: 0 }) version!: number;
  @ListOfValues('string') vins!: string[];
}
