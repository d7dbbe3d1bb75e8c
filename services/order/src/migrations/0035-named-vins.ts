import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds VINs of cars that were not built or chosen when they were ordered. */
export class NamedVins1763900000035 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE order_item
        ADD COLUMN vins TEXT[] NOT NULL DEFAULT '{}',
        ADD CONSTRAINT order_item_vins_check CHECK (cardinality(vins) <= count AND (vin IS NULL OR vins = '{}'));
      CREATE INDEX order_item_vins ON order_item USING gin (vins)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX order_item_vins; ALTER TABLE order_item DROP COLUMN vins`);
  }
}
