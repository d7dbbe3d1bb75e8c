import type { CarSort } from '@mall/contracts/product';
import type { CarQuery } from './car-search.port.js';
import { tsQueryOf } from './words.js';

/** What may stand in ORDER BY; every order ends in the id. Source of the numbers: spec/gaps.md a.4. */
export const ORDERS: Readonly<Record<CarSort, string>> = {
  1: 's.created_at DESC, s.spu_id DESC',
  2: 's.sale_num DESC, s.spu_id DESC',
  3: 's.sale_num ASC, s.spu_id ASC',
  4: 's.price_fee DESC, s.spu_id DESC',
  5: 's.price_fee ASC, s.spu_id ASC',
  6: 's.year DESC, s.spu_id DESC',
  7: 's.year ASC, s.spu_id ASC',
  8: 's.mileage_km ASC, s.spu_id ASC',
  9: 's.mileage_km DESC, s.spu_id DESC',
  10: 's.sale_num DESC, s.spu_id DESC',
};

type Param = (value: unknown) => string;

/**
 * The conditions of a query as SQL over `spu s`, values as parameters only; `undefined` when nothing can match,
 * such as a keyword without a letter or digit.
 */
export function conditionsOf(query: CarQuery, param: Param): string[] | undefined {
  const where = ['s.status = 1'];
  if (query.keyword !== undefined && query.keyword !== '') {
    const words = tsQueryOf(query.keyword);
    if (!words) return undefined;
    where.push(`s.words @@ ${param(words)}::tsquery`);
  }
  if (query.brandIds && query.brandIds.length > 0) {
    const ids = `${param(query.brandIds)}::bigint[]`;
    where.push(`(s.brand_id = ANY(${ids}) OR s.series_id = ANY(${ids}))`);
  }
  if (query.categoryIds?.length === 0) return undefined;
  if (query.spuIds) where.push(`s.spu_id = ANY(${param(query.spuIds)}::bigint[])`);
  if (query.categoryIds) where.push(`s.category_id = ANY(${param(query.categoryIds)}::bigint[])`);
  if (query.hasStock === 1) where.push('s.stock_left > 0');
  if (query.selfShop)
    where.push(`s.shop_id IN (SELECT shop_id FROM shop WHERE type = ${param(query.selfShop)})`);
  for (const group of query.attrValueGroups ?? []) {
    const ids = `${param(group)}::bigint[]`;
    where.push(
      `EXISTS (SELECT FROM spu_attr_value v WHERE v.spu_id = s.spu_id AND v.attr_value_id = ANY(${ids}))`,
    );
  }
  return [...where, ...equalities(query, param), ...ranges(query, param)];
}

function equalities(query: CarQuery, param: Param): string[] {
  const single = [
    ['s.shop_id', query.shopId],
    ['s.condition', query.condition],
    ['s.steering', query.steering],
  ] as const;
  const several = [
    ['s.body_type', query.bodyType],
    ['s.fuel', query.fuel],
    ['s.gearbox', query.gearbox],
    ['s.drive', query.drive],
    ['s.colour', query.colour],
  ] as const;
  return [
    ...single.flatMap(([column, value]) => (value == null ? [] : [`${column} = ${param(value)}`])),
    ...several.flatMap(([column, values]) =>
      values && values.length > 0 ? [`${column} = ANY(${param(values)}::text[])`] : [],
    ),
  ];
}

function ranges(query: CarQuery, param: Param): string[] {
  const bounds = [
    ['s.price_fee', query.minPrice, query.maxPrice],
    ['s.year', query.minYear, query.maxYear],
    ['s.mileage_km', query.minMileageKm, query.maxMileageKm],
    ['s.power_hp', query.minPowerHp, query.maxPowerHp],
    ['s.engine_cc', query.minEngineCc, query.maxEngineCc],
  ] as const;
  return bounds.flatMap(([column, min, max]) => [
    ...(min == null ? [] : [`${column} >= ${param(min)}`]),
    ...(max == null ? [] : [`${column} <= ${param(max)}`]),
  ]);
}
