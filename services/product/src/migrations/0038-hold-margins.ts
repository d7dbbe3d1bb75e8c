import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores a margin with a hold, so that other buyers see when the order ends, and not the end of the hold a day later. */
export class HoldMargins1700003800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sku_stock_lock ADD COLUMN margin_seconds INT NOT NULL DEFAULT 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sku_stock_lock DROP COLUMN margin_seconds');
  }
}
