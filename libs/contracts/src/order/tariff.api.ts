import {
  Bool,
  Day,
  Decimal,
  Id,
  Instant,
  Int,
  ListOf,
  ListOfValues,
  OneOf,
  say,
  Text,
  Trilingual,
  type Texts,
} from '@mall/validation';
import { adminPageOf, AdminPageDto, defineApi, nothing, staff } from '../define/index.js';
import { FUELS, type Fuel } from '../product/car-words.js';
import { orderErrors } from './order.errors.js';
import { IMPORTERS, TARIFF_KINDS, type Importer, type TariffKind } from './tariff-words.js';

export const tariffLabels = {
  kind: { ru: 'Таблица', zh: '税费表', en: 'Table' },
  validFrom: { ru: 'Действует с', zh: '生效日期', en: 'Valid from' },
  source: { ru: 'Источник', zh: '来源', en: 'Source' },
  sourceUrl: { ru: 'Ссылка на источник', zh: '来源链接', en: 'Link to the source' },
  remarks: { ru: 'Примечание', zh: '备注', en: 'Remarks' },
  rows: { ru: 'Строки', zh: '明细', en: 'Rows' },
} as const satisfies Record<string, Texts>;

const labels = tariffLabels;

/**
 * A row applies when all of its conditions do; the first row that applies counts. Bounds named `Over` are exclusive,
 * those named `UpTo` inclusive. Money in minor units: EUR cents for duty per cc and for values of the duty table,
 * kopecks elsewhere.
 */
export class TariffRowDto {
  @OneOf(IMPORTERS, { optional: true }) importer?: Importer;
  @ListOfValues('string', { optional: true, maxItems: FUELS.length, description: FUELS.join(', ') })
  fuels?: Fuel[];
  /** Full years since the first registration. */
  @Int({ optional: true, max: 100 }) ageOver?: number;
  @Int({ optional: true, max: 100 }) ageUpTo?: number;
  @Int({ optional: true, max: 20_000 }) ccOver?: number;
  @Int({ optional: true, max: 20_000 }) ccUpTo?: number;
  @Int({ optional: true, max: 3_000 }) hpOver?: number;
  @Int({ optional: true, max: 3_000 }) hpUpTo?: number;
  @Int({ optional: true }) valueOverMinor?: number;
  @Int({ optional: true }) valueUpToMinor?: number;
  /** Applies to cars that pass (true) or do not pass (false) the conditions of the preferential fee. */
  @Bool({ optional: true }) preferential?: boolean;
  /** City of delivery, as it is written in Russian; a row without one is for any city. */
  @Text({ optional: true, max: 100, kind: 'name' }) place?: string;
  @Trilingual({ optional: true }) label?: Texts;

  @Decimal({ optional: true, min: 0, max: 1000 }) percent?: number;
  /** EUR cents for each cc; the minimum, when `percent` is given too. */
  @Int({ optional: true }) perCcMinor?: number;
  /** Kopecks for each hp. */
  @Int({ optional: true }) perHpMinor?: number;
  /** Amount in kopecks. */
  @Int({ optional: true }) amountMinor?: number;

  /** Conditions of the preferential fee; only rows of the table of conditions have them. */
  @Int({ optional: true }) combustionPowerHp?: number;
  @Int({ optional: true }) combustionUpToCc?: number;
  @Int({ optional: true }) electricPower30MinHp?: number;
  /** Share of the peak power that counts where no 30-minute power was measured. */
  @Int({ optional: true, max: 100 }) untestedPeakPercent?: number;
  @Int({ optional: true }) ageFromYears?: number;
  @Int({ optional: true }) ageToYears?: number;
}

export class TariffPageDto extends AdminPageDto {
  @ListOfValues('id', { optional: true, maxItems: 1000 }) ids?: string[];
  @OneOf(TARIFF_KINDS, { label: labels.kind, optional: true }) kind?: TariffKind;
  @Bool({ optional: true }) isInForce?: boolean;
}

export class TariffRefDto {
  @Id({ label: labels.kind }) tableId!: string;
}

export class CreateTariffDto {
  @OneOf(TARIFF_KINDS, { label: labels.kind }) kind!: TariffKind;
  @Day({ label: labels.validFrom, of: 'start' }) validFrom!: string;
  @Text({ label: labels.source, max: 300 }) source!: string;
  @Text({
    label: labels.sourceUrl,
    max: 500,
    optional: true,
    nullable: true,
    pattern: /^https?:\/\/\S+$/,
    kind: 'code',
  })
  sourceUrl?: string | null;
  @Text({ label: labels.remarks, max: 1000, optional: true, nullable: true, kind: 'lines' }) remarks?:
    string | null;
  @ListOf(() => TariffRowDto, { label: labels.rows, minItems: 1, maxItems: 500 }) rows!: TariffRowDto[];
}

/** Changes a table; only one that is not in force yet. */
export class UpdateTariffDto {
  @Id({ label: labels.kind }) tableId!: string;
  @Day({ label: labels.validFrom, of: 'start', optional: true }) validFrom?: string;
  @Text({ label: labels.source, max: 300, optional: true }) source?: string;
  @Text({
    label: labels.sourceUrl,
    max: 500,
    optional: true,
    nullable: true,
    pattern: /^https?:\/\/\S+$/,
    kind: 'code',
  })
  sourceUrl?: string | null;
  @Text({ label: labels.remarks, max: 1000, optional: true, nullable: true, kind: 'lines' }) remarks?:
    string | null;
  @ListOf(() => TariffRowDto, { label: labels.rows, optional: true, minItems: 1, maxItems: 500 })
  rows?: TariffRowDto[];
}

export class TariffTableView {
  @Id() tableId!: string;
  @OneOf(TARIFF_KINDS) kind!: TariffKind;
  @Text() kindLabel!: string;
  @Day() validFrom!: string;
  @Text() source!: string;
  @Text({ optional: true, max: 500 }) sourceUrl!: string | null;
  @Text({ optional: true, max: 1000 }) remarks!: string | null;
  /** Whether it is the version that counts today. */
  @Bool({ label: say('Действует сейчас', '生效中', 'In force') }) isInForce!: boolean;
  /** Whether it is not in force yet, so that it can still be changed. */
  @Bool() isEditable!: boolean;
  @ListOf(() => TariffRowDto) rows!: TariffRowDto[];
  @Text({ label: say('Кто внёс', '录入人', 'Entered by'), optional: true }) enteredBy!: string | null;
  @Instant({ label: say('Внесена', '录入时间', 'Entered') }) createTime!: string;
}

export const orderTariffApi = defineApi('order.tariff', {
  list: {
    http: 'GET /admin/tariff/page',
    request: TariffPageDto,
    response: adminPageOf(TariffTableView),
    access: staff('tariff_edit'),
    family: 'admin',
    summary: 'Tables of duties and fees with all their versions, the newest first.',
  },
  one: {
    http: 'GET /admin/tariff/{tableId}',
    request: TariffRefDto,
    response: TariffTableView,
    access: staff('tariff_edit'),
    family: 'admin',
    errors: [orderErrors.tariffNotFound],
    summary: 'One version of a table.',
  },
  create: {
    http: 'POST /admin/tariff',
    request: CreateTariffDto,
    response: TariffTableView,
    access: staff('tariff_edit'),
    family: 'admin',
    errors: [orderErrors.tariffRowInvalid],
    summary:
      'Enter a version of a table; it counts from its date on, which is not before that of the version in force. ' +
      'Placed orders keep what they were shown.',
  },
  update: {
    http: 'PUT /admin/tariff/{tableId}',
    request: UpdateTariffDto,
    response: TariffTableView,
    access: staff('tariff_edit'),
    family: 'admin',
    errors: [orderErrors.tariffNotFound, orderErrors.tariffInForce, orderErrors.tariffRowInvalid],
    summary: 'Change a version that is not in force yet.',
  },
  remove: {
    http: 'DELETE /admin/tariff/{tableId}',
    request: TariffRefDto,
    response: nothing,
    access: staff('tariff_edit'),
    family: 'admin',
    errors: [orderErrors.tariffInForce],
    summary: 'Remove a version that is not in force yet.',
  },
});
