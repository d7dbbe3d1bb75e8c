import { createIndexConcurrently } from '@mall/persistence';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const SORTS = ['updated_at', 'price_fee', 'year', 'mileage_km'];
const FILTERS = ['status', 'condition', 'brand_id', 'shop_id', 'price_fee'];

const INDEXES = [
  ...SORTS.map((sort) => ({
    name: `desk_by_${sort}`,
    columns: `(${sort} DESC NULLS LAST, spu_id DESC) INCLUDE (${FILTERS.filter((one) => one !== sort).join(', ')})`,
  })),
  // A B-tree stores equal values once, so a million cars are counted in 7 MB.
  { name: 'desk_count', columns: '(status, condition, brand_id, shop_id)' },
  // Filters and sorts the cars that were found by words.
  {
    name: 'desk_ids',
    columns: `(spu_id) INCLUDE (${[...FILTERS, ...SORTS.filter((sort) => !FILTERS.includes(sort))].join(', ')})`,
  },
];

/** Counts, filters by price and searches the console's list of cars without reading cars that are not shown. */
export class DeskListsByFilter1700002500000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const { name, columns } of INDEXES)
      await createIndexConcurrently(runner, { name, on: `spu ${columns} WHERE status <> -1` });
    // The new indexes serve all queries of the dropped ones, including those of the previous release.
    for (const sort of SORTS) await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS desk_${sort}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const sort of SORTS)
      await createIndexConcurrently(runner, {
        name: `desk_${sort}`,
        on: `spu (${sort} DESC NULLS LAST, spu_id DESC) INCLUDE (status, shop_id, brand_id, condition) WHERE status <> -1`,
      });
    for (const { name } of INDEXES) await runner.query(`DROP INDEX CONCURRENTLY ${name}`);
  }
}
