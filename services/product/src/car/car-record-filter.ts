import type { CAR_RECORD_COLUMNS, FindCarRecordsDto } from '@mall/contracts/product';
import { wordPattern } from '@mall/persistence';
import { IS_INCOMPLETE } from '../listing-rule/needs-of-kind.js';

/** Expressions for ORDER BY of the console's list. */
const SORTS: Record<(typeof CAR_RECORD_COLUMNS)[number], string> = {
  spuId: 's.spu_id',
  priceFee: 's.price_fee',
  year: 's.year',
  mileageKm: 's.mileage_km',
  status: 's.status',
  saleNum: 's.sale_num',
  createTime: 's.created_at',
  updateTime: 's.updated_at',
};

export type CarRecordSort = keyof typeof SORTS;

export interface SearchedWord {
  readonly word: string;
  /** Makes and series with the word in their names or aliases. */
  readonly brandIds: readonly string[];
}

export interface CarRecordQuery extends FindCarRecordsDto {
  readonly sort: CarRecordSort;
  readonly categoryIds?: readonly string[];
  /** Words that all have to occur. */
  readonly words?: readonly SearchedWord[];
}

/** Whether counting takes long. Equal values are counted in the index `desk_count`; texts and prices differ from car to car, and whether a car is incomplete is in none. */
export const takesLongToCount = ({
  words,
  minPriceFee,
  maxPriceFee,
  isIncomplete,
}: CarRecordQuery): boolean =>
  words !== undefined || minPriceFee != null || maxPriceFee != null || isIncomplete === true;

/**
 * Returns ORDER BY as in the indexes `desk_by_*`: cars without a value are last with the highest first, and first with
 * the lowest first.
 */
export function recordOrder({ sort, sortOrder }: CarRecordQuery, isReversed: boolean): string {
  const isAscending = (sortOrder === 'ASC') !== isReversed;
  if (sort === 'spuId') return isAscending ? 's.spu_id' : 's.spu_id DESC';
  return isAscending
    ? `${SORTS[sort]} ASC NULLS FIRST, s.spu_id ASC`
    : `${SORTS[sort]} DESC NULLS LAST, s.spu_id DESC`;
}

/** Returns the columns that `recordOrder` needs. */
export const sortedColumns = ({ sort }: CarRecordQuery): string =>
  sort === 'spuId' ? SORTS.spuId : `${SORTS.spuId}, ${SORTS[sort]}`;

export function recordFilter(query: CarRecordQuery, param: (value: unknown) => string): string[] {
  const status = query.isRemoved ? 's.removed_status' : 's.status';
  const where = [query.isRemoved ? 's.removed_status IS NOT NULL' : 's.status <> -1'];
  const add = (value: unknown, condition: (placeholder: string) => string): void => {
    if (value !== undefined && value !== null) where.push(condition(param(value)));
  };
  add(query.ids, (ids) => `s.spu_id = ANY(${ids}::bigint[])`);
  if (query.words)
    where.push(`s.spu_id IN (SELECT spu_id FROM spu_text WHERE ${wordFilter(query.words, param)})`);
  add(query.brandId, (id) => `s.brand_id = ${id}`);
  add(query.seriesId, (id) => `s.series_id = ${id}`);
  add(query.categoryIds, (ids) => `s.category_id = ANY(${ids}::bigint[])`);
  add(query.shopId, (id) => `s.shop_id = ${id}`);
  add(query.condition, (condition) => `s.condition = ${condition}`);
  add(query.status, (asked) => `${status} = ${asked}`);
  add(query.vin, (vin) => `s.vin = ${vin}`);
  add(query.partyCode, (code) => `s.party_code = ${code}`);
  add(query.minPriceFee, (price) => `s.price_fee >= ${price}`);
  if (query.isIncomplete) where.push(IS_INCOMPLETE);
  add(query.maxPriceFee, (price) => `s.price_fee <= ${price}`);
  return where;
}

/** Returns the condition that all words occur in a row of `spu_text`. */
export const wordFilter = (words: readonly SearchedWord[], param: (value: unknown) => string): string =>
  words
    .map(({ word, brandIds }) =>
      occurs(param(wordPattern(word)), brandIds.length > 0 ? param(brandIds) : undefined),
    )
    .join(' AND ');

/**
 * Returns the condition that a word occurs in names or codes of a car, or that the car is of one of the brands. One
 * index finds both.
 */
const occurs = (pattern: string, brandIds: string | undefined): string =>
  brandIds ? `(folded LIKE ${pattern} OR ids && ${brandIds}::bigint[])` : `folded LIKE ${pattern}`;
