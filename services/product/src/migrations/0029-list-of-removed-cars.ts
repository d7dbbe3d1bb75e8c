import { createIndexConcurrently } from '@mall/persistence';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counts and lists removed cars, the latest first, without reading the others. */
export class ListOfRemovedCars1700002900000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    const columns =
      '(updated_at DESC NULLS LAST, spu_id DESC) INCLUDE (removed_status, condition, brand_id, shop_id, price_fee, year, mileage_km)';
    const on = `spu ${columns} WHERE removed_status IS NOT NULL`;
    await createIndexConcurrently(runner, { name: 'desk_removed', on });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY desk_removed');
  }
}
