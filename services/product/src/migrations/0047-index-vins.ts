import { createIndexConcurrently } from '@mall/persistence';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEXES = [
  { name: 'car_price_log_of_vin', on: 'car_price_log (vin, log_id) WHERE was_on_sale' },
  { name: 'set_aside_vin', on: `set_aside (vin) WHERE fate <> 'onSale'` },
  { name: 'spu_removed_vin', on: 'spu (vin) WHERE status = -1' },
];

/** Finds earlier prices and other records of a car by its VIN, which is done whenever a car is put on sale. */
export class IndexVins1700004700000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const index of INDEXES) await createIndexConcurrently(runner, index);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of INDEXES) await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
  }
}
