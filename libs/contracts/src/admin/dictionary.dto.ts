import { Id, Int, ListOfValues, OneOf, Text, Trilingual, type Texts } from '@mall/validation';
import { AdminPageDto } from '../define/index.js';
import { adminLabels as L } from './admin.labels.js';

/** The colour of a value's dot in tables. */
export const ITEM_TONES = ['default', 'primary', 'success', 'warning', 'danger', 'info'] as const;
export type ItemTone = (typeof ITEM_TONES)[number];

const DICT_TYPE = /^[A-Za-z][A-Za-z0-9_]*$/;

export class DictionaryPageDto extends AdminPageDto {
  @ListOfValues('id', { optional: true, maxItems: 10_000 }) ids?: string[];
  @Text({ optional: true, max: 100 }) keyWord?: string;
  @Text({ optional: true, max: 64, label: L.dictType, kind: 'code' }) dictType?: string;
}

export class DictionaryIdDto {
  @Id() id!: string;
}

export class DictionaryTypeDto {
  @Text({ label: L.dictType, max: 64, pattern: DICT_TYPE, kind: 'code' }) type!: string;
}

/** The dictionary's type, as the prescribed path calls it. */
export class CodeTableDto {
  @Text({ label: L.dictType, max: 64, pattern: DICT_TYPE, kind: 'code' }) name!: string;
}

export class CreateDictionaryDto {
  @Text({ label: L.dictType, max: 64, pattern: DICT_TYPE, kind: 'code' }) dictType!: string;
  @Trilingual({ label: L.description, named: true }) descriptions!: Texts;
  @Text({ label: L.remarks, optional: true, nullable: true, max: 500, kind: 'lines' }) remarks?:
    string | null;
}

/** Fields that are missing stay unchanged. The type cannot be changed, because items and code refer to it. */
export class UpdateDictionaryDto {
  @Id() id!: string;
  @Trilingual({ label: L.description, optional: true, named: true }) descriptions?: Texts;
  @Text({ label: L.remarks, optional: true, nullable: true, max: 500, kind: 'lines' }) remarks?:
    string | null;
}

export class DictionaryItemPageDto extends AdminPageDto {
  @ListOfValues('id', { optional: true, maxItems: 10_000 }) ids?: string[];
  @Text({ optional: true, max: 100 }) keyWord?: string;
  @Id({ optional: true }) dictId?: string;
  @Text({ optional: true, max: 64, label: L.dictType, kind: 'code' }) dictType?: string;
}

class ItemFields {
  @Text({ label: L.description, optional: true, nullable: true, max: 300, kind: 'lines' }) description?:
    string | null;
  @Int({ label: L.sortOrder, optional: true, max: 100_000 }) sortOrder?: number;
  @OneOf(ITEM_TONES, { optional: true }) listClass?: ItemTone;
  @Text({ optional: true, nullable: true, max: 64, kind: 'code' }) cssClass?: string | null;
  @Text({ label: L.remarks, optional: true, nullable: true, max: 500, kind: 'lines' }) remarks?:
    string | null;
}

export class CreateDictionaryItemDto extends ItemFields {
  @Id({ label: L.dict }) dictId!: string;
  @Trilingual({ label: L.label, named: true }) labels!: Texts;
  @Text({ label: L.itemValue, max: 100 }) itemValue!: string;
}

/** Only the fields that are sent change. */
export class UpdateDictionaryItemDto extends ItemFields {
  @Id() id!: string;
  @Trilingual({ label: L.label, optional: true, named: true }) labels?: Texts;
  @Text({ label: L.itemValue, optional: true, min: 1, max: 100 }) itemValue?: string;
}
