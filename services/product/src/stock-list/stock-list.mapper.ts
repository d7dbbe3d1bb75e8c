import {
  carFactTable,
  carStatusWords,
  FindCarRecordsDto,
  UpdateCarDto,
  isCarFact,
  labelOfFact,
  saleNeeds,
  type CarStatus,
  type SaleNeed,
  type StockListChangeView,
  type StockListCountView,
  type StockListReasonView,
  type StockListRowView,
  type StockListView,
} from '@mall/contracts/product';
import { fieldsOf, fillText, inLanguage, LOCALES, type Locale, type Texts } from '@mall/validation';
import { money } from '@mall/validation/typography';
import type { StockList, StockListRow, StoredChange, StoredReason } from './stock-list.entities.js';

export const toListView = (
  list: StockList,
  counts: readonly StockListCountView[],
  shopName: string,
): StockListView => ({
  stockListId: list.stockListId,
  shopId: list.shopId,
  shopName,
  fileName: list.fileName,
  state: list.state,
  headings: list.headings,
  columns: list.columnCodes,
  rows: list.rowCount,
  counts: [...counts],
  loadedBy: list.caller.username ?? '',
  createTime: list.createdAt.toISOString(),
});

export const toRowView = (row: StockListRow, list: StockList, locale: Locale): StockListRowView => ({
  nth: row.nth,
  fileRow: row.fileRow,
  cells: row.cells,
  numbers: row.numbers,
  state: row.state,
  reasons: row.reasons.map((reason) => toReason(reason, list, locale)),
  changes: row.changes.flatMap((change) => toChanges(change, locale)),
  lacks: row.lacks
    .filter((code): code is SaleNeed => Object.hasOwn(saleNeeds, code))
    .map((code) => saleNeeds[code].label[locale]),
  ...(row.spuId !== null && { spuId: row.spuId }),
});

function toReason(
  { field, text, params, question }: StoredReason,
  { columnCodes }: StockList,
  locale: Locale,
): StockListReasonView {
  const [exact, ofField] = [
    columnCodes.findIndex((code) => code === field),
    columnCodes.findIndex((code) => code !== '' && code.split('.')[0] === field?.split('.')[0]),
  ];
  const column = exact < 0 ? ofField : exact;
  return {
    ...(column >= 0 && { column }),
    text: fillText(text, locale, params),
    ...(question !== undefined && { isQuestion: true }),
  };
}

const MONEY = new Set(['priceFee', 'marketPriceFee', 'wholesalePriceFee']);

/** Returns what a person reads of a change: of a text in three languages, a line for each that differs. */
function toChanges({ field, before, after }: StoredChange, locale: Locale): StockListChangeView[] {
  const label = labelOf(field);
  if (!isTexts(before) && !isTexts(after))
    return [
      {
        label: label[locale],
        before: shown(field, before, locale),
        after: shown(field, after, locale),
      },
    ];
  const [was, is] = [textsOf(before), textsOf(after)];
  if (NAMED.has(field))
    return [{ label: label[locale], before: inLanguage(was, locale), after: inLanguage(is, locale) }];
  return LOCALES.filter((language) => (was[language] ?? '') !== (is[language] ?? '')).map((language) => ({
    label: label[language],
    before: was[language] ?? '',
    after: is[language] ?? '',
  }));
}

/** Fields that are ids of records with names. */
const NAMED = new Set(['brandId', 'seriesId', 'categoryId']);

function labelOf(field: string): Texts {
  if (isCarFact(field)) return labelOfFact(field);
  if (field === 'status') return fieldsOf(FindCarRecordsDto).get(field)!.label;
  return fieldsOf(UpdateCarDto).get(field === 'stockLeft' ? 'stock' : field)!.label;
}

const isTexts = (value: unknown): value is Partial<Texts> => typeof value === 'object' && value !== null;
const textsOf = (value: unknown): Partial<Texts> => (isTexts(value) ? value : {});

function shown(field: string, value: unknown, locale: Locale): string {
  if (value === null || value === undefined || value === '') return '';
  if (MONEY.has(field)) return money(Number(value), 'CNY', locale);
  if (field === 'status') return carStatusWords[String(value as CarStatus) as '0'][locale];
  if (!isCarFact(field)) return String(value as string | number);
  const fact = carFactTable[field];
  const words: Readonly<Record<string, Texts>> = fact.kind === 'choice' ? fact.words : {};
  return words[String(value as string)]?.[locale] ?? String(value as string | number);
}
