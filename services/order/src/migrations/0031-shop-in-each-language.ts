import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds the name of an order's shop in each language, for its readers. `shop_name`, in Russian, still is the name that
 * lists are sorted by, and the one shown of earlier orders.
 */
export class ShopInEachLanguage1763900000031 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE sales_order ADD COLUMN shop_names JSONB`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE sales_order DROP COLUMN shop_names`);
  }
}
