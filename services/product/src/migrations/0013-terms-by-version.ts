import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores with a hold the version of the order that its term was derived from, so that a late event cannot shorten it. */
export class TermsByVersion1700001300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE sku_stock_lock ADD COLUMN order_version INT NOT NULL DEFAULT 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE sku_stock_lock DROP COLUMN order_version`);
  }
}
