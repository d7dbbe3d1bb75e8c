import { Bool, Id, Instant, Int, ListOf, ListOfValues, OneOf, say, Text, type Texts } from '@mall/validation';
import { AdminPageDto } from '../../define/index.js';
import { words } from '../word-tables.js';
import type { DecimalSign } from './cell-values.js';
import { stockListLimits } from './limits.js';

const labels = {
  list: say('Список', '列表', 'List'),
  file: say('Файл', '文件', 'File'),
  shop: say('Магазин', '店铺', 'Shop'),
  headings: say('Заголовки', '表头', 'Headings'),
  columns: say('Столбцы', '列', 'Columns'),
  rows: say('Строк', '行数', 'Rows'),
  row: say('Строка', '行', 'Row'),
  cells: say('Ячейки', '单元格', 'Cells'),
  decimal: say('Десятичный знак', '小数点', 'Decimal sign'),
  state: say('Состояние', '状态', 'State'),
} as const satisfies Record<string, Texts>;

/** States of a list. */
export const stockListStateWords = words({
  reading: say('Принимается', '接收中', 'Being received'),
  checking: say('Проверяется', '检查中', 'Being checked'),
  checked: say('Проверен', '已检查', 'Checked'),
  applying: say('Загружается', '导入中', 'Being applied'),
  applied: say('Загружен', '已导入', 'Applied'),
});
export type StockListState = keyof typeof stockListStateWords;
export const STOCK_LIST_STATES = Object.keys(stockListStateWords) as StockListState[];

/** States of a row: what applying would do with it, and what it has done. */
export const stockListRowStateWords = words({
  waiting: say('Ждёт проверки', '待检查', 'Not checked yet'),
  create: say('Новый', '新增', 'New'),
  change: say('Изменится', '将更新', 'Will change'),
  same: say('Без изменений', '无变化', 'Unchanged'),
  refused: say('Не принята', '未通过', 'Refused'),
  created: say('Добавлен', '已新增', 'Added'),
  changed: say('Изменён', '已更新', 'Changed'),
});
export type StockListRowState = keyof typeof stockListRowStateWords;
export const STOCK_LIST_ROW_STATES = Object.keys(stockListRowStateWords) as StockListRowState[];

const DECIMAL_SIGNS = ['point', 'comma'] as const satisfies readonly DecimalSign[];

export class StockListRefDto {
  @Id({ label: labels.list }) stockListId!: string;
}

export class FindStockListsDto extends AdminPageDto {
  @ListOfValues('id', { optional: true, maxItems: 10_000 }) ids?: string[];
  @Id({ label: labels.shop, optional: true }) shopId?: string;
}

/** The head of a list; its rows follow. */
export class BeginStockListDto {
  @Text({ label: labels.file, max: 255 }) fileName!: string;
  /** Shop whose cars they are, for staff; a merchant's list is that of the own shop. */
  @Id({ label: labels.shop, optional: true }) shopId?: string;
  /** Headings as they stand in the file. */
  @ListOfValues('string', {
    label: labels.headings,
    minItems: 1,
    maxItems: stockListLimits.columns,
    longest: 255,
  })
  headings!: string[];
  /** Codes of `listColumns`, one for each heading; empty where the column is not read. */
  @ListOfValues('string', {
    label: labels.columns,
    minItems: 1,
    maxItems: stockListLimits.columns,
    longest: 64,
  })
  columns!: string[];
  /** Sign before the decimals of numbers that are written as texts. */
  @OneOf(DECIMAL_SIGNS, { label: labels.decimal }) decimal!: DecimalSign;
  @Int({ label: labels.rows, min: 1, max: stockListLimits.rows }) rows!: number;
}

/** A row as it stands in the file. */
export class StockListRowDto {
  /** Place among the rows of the list, from 1. */
  @Int({ label: labels.row, min: 1, max: stockListLimits.rows }) nth!: number;
  /** Number of the row in the file, by which people find it. */
  @Int({ label: labels.row, min: 1, max: 10_000_000 }) fileRow!: number;
  /** One text for each heading; days as `yyyy-MM-dd`. */
  @ListOfValues('string', {
    label: labels.cells,
    minItems: 1,
    maxItems: stockListLimits.columns,
    longest: stockListLimits.cell,
    kind: 'lines',
  })
  cells!: string[];
  /** Places, from 0, of the cells that are numbers of a workbook, written with a decimal point. Others are texts. */
  @ListOfValues('integer', { label: labels.cells, optional: true, maxItems: stockListLimits.columns })
  numbers?: number[];
}

export class AddStockListRowsDto extends StockListRefDto {
  @ListOf(() => StockListRowDto, {
    label: labels.rows,
    minItems: 1,
    maxItems: stockListLimits.rowsAtOnce,
  })
  rows!: StockListRowDto[];
}

export class FindStockListRowsDto extends AdminPageDto {
  @Id({ label: labels.list }) stockListId!: string;
  @OneOf(STOCK_LIST_ROW_STATES, { label: labels.state, optional: true }) state?: StockListRowState;
}

export class AffirmStockListRowsDto extends StockListRefDto {
  /** Places of the rows whose questions a person has affirmed. */
  @ListOfValues('integer', { label: labels.rows, minItems: 1, maxItems: 500 }) rows!: number[];
}

/** Number of rows in one state. */
export class StockListCountView {
  @OneOf(STOCK_LIST_ROW_STATES) state!: StockListRowState;
  @Int() rows!: number;
}

/** A list of cars that was loaded from a file. */
export class StockListView {
  @Id({ label: say('Номер', '编号', 'Id') }) stockListId!: string;
  @Id() shopId!: string;
  @Text({ label: labels.shop, optional: true }) shopName!: string;
  @Text({ label: labels.file }) fileName!: string;
  @OneOf(STOCK_LIST_STATES, { label: labels.state }) state!: StockListState;
  @ListOfValues('string', { maxItems: stockListLimits.columns }) headings!: string[];
  /** Codes of `listColumns`; empty where the column is not read. */
  @ListOfValues('string', { maxItems: stockListLimits.columns }) columns!: string[];
  @Int({ label: labels.rows }) rows!: number;
  /** Rows by state; of a list that is still being received, those that have arrived. */
  @ListOf(() => StockListCountView, { maxItems: 20 }) counts!: StockListCountView[];
  /** Login of the person who loaded it. */
  @Text({ label: say('Кто загрузил', '导入人', 'Loaded by'), optional: true }) loadedBy!: string;
  @Instant({ label: say('Создан', '创建时间', 'Created') }) createTime!: string;
}

/** A reason why a row is refused, in the language of the reader. */
export class StockListReasonView {
  /** Place of the column, from 0; absent where the reason concerns the whole row. */
  @Int({ optional: true }) column?: number;
  @Text({ max: 2_000 }) text!: string;
  /** Whether the row is accepted once a person affirms it. */
  @Bool({ optional: true }) isQuestion?: boolean;
}

/** A field that differs, in the words of the reader. */
export class StockListChangeView {
  @Text() label!: string;
  @Text({ optional: true, max: 2_000 }) before!: string;
  @Text({ optional: true, max: 2_000 }) after!: string;
}

export class StockListRowView {
  @Int({ label: labels.row }) nth!: number;
  @Int() fileRow!: number;
  @ListOfValues('string', { maxItems: stockListLimits.columns }) cells!: string[];
  @ListOfValues('integer', { maxItems: stockListLimits.columns }) numbers!: number[];
  @OneOf(STOCK_LIST_ROW_STATES, { label: labels.state }) state!: StockListRowState;
  @ListOf(() => StockListReasonView) reasons!: StockListReasonView[];
  /** Changes of the shop's car; after applying, those that were made. */
  @ListOf(() => StockListChangeView) changes!: StockListChangeView[];
  /** Names of the fields that the car lacks before it goes on sale. */
  @ListOfValues('string') lacks!: string[];
  /** The car, once there is one. */
  @Id({ optional: true }) spuId?: string;
}
