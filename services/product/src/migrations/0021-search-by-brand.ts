import { createSearchText } from '@mall/persistence';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { SEARCHED_CARS } from './0019-search-cars.js';

export const CARS_WITH_BRANDS = {
  ...SEARCHED_CARS,
  columns: [...SEARCHED_CARS.columns, 'brand_id', 'series_id'],
  ids: 'array_remove(ARRAY[row.brand_id, row.series_id], NULL)',
} as const;

/** Finds cars by their make and series like by their own words: one index contains both. */
export class SearchByBrand1700002100000 implements MigrationInterface {
  readonly transaction = false;

  up(runner: QueryRunner): Promise<void> {
    return createSearchText(runner, CARS_WITH_BRANDS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await createSearchText(runner, SEARCHED_CARS);
    await runner.query('ALTER TABLE spu_text DROP COLUMN ids');
  }
}
