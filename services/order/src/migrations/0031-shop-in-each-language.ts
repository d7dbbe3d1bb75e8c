import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An order names its shop in the language of whoever reads it. `shop_name`, in Russian, stays what lists are sorted by,
 * and what is shown of orders from before.
 */
export class ShopInEachLanguage1763900000031 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE sales_order ADD COLUMN shop_names JSONB`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE sales_order DROP COLUMN shop_names`);
  }
}
