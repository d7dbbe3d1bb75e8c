import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds indexes that count orders without confirmed money by account and by passport. */
export class OpenOrders1763900000032 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE sales_order ADD COLUMN passport_digest TEXT;
      CREATE INDEX sales_order_open_of_account ON sales_order (user_id)
        WHERE status IN (1, 4) AND credited_minor = 0;
      CREATE INDEX sales_order_open_of_passport ON sales_order (passport_digest)
        WHERE status IN (1, 4) AND credited_minor = 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX sales_order_open_of_account, sales_order_open_of_passport;
      ALTER TABLE sales_order DROP COLUMN passport_digest`);
  }
}
