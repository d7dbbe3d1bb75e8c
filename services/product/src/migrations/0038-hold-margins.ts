import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Other buyers are told when an order ends, not when its hold would end by itself a day later. */
export class HoldMargins1700003800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sku_stock_lock ADD COLUMN margin_seconds INT NOT NULL DEFAULT 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sku_stock_lock DROP COLUMN margin_seconds');
  }
}
