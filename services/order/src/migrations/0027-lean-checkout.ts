import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Stores what a checkout writes uncompressed and as it came. A confirmation is read back whole and once, so it need not
 * be parsed; compressing the others took longer than the rest of their statement.
 */
export class LeanCheckout1763900000027 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE confirmation ALTER COLUMN snapshot TYPE JSON`);
    await runner.query(`ALTER TABLE confirmation ALTER COLUMN snapshot SET STORAGE EXTERNAL`);
    await runner.query(`ALTER TABLE sales_order ALTER COLUMN landed_cost SET STORAGE EXTERNAL`);
    await runner.query(`ALTER TABLE sales_contract ALTER COLUMN facts SET STORAGE EXTERNAL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE sales_contract ALTER COLUMN facts SET STORAGE EXTENDED`);
    await runner.query(`ALTER TABLE sales_order ALTER COLUMN landed_cost SET STORAGE EXTENDED`);
    await runner.query(`ALTER TABLE confirmation ALTER COLUMN snapshot TYPE JSONB`);
    await runner.query(`ALTER TABLE confirmation ALTER COLUMN snapshot SET STORAGE EXTERNAL`);
  }
}
