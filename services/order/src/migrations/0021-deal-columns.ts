import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds columns of an order for its money, its landed cost and its consent to be shown. */
export class DealColumns1763700000021 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE sales_order
        ADD COLUMN credited_minor BIGINT NOT NULL DEFAULT 0 CHECK (credited_minor >= 0),
        ADD COLUMN landed_cost JSONB NOT NULL DEFAULT '[]',
        ADD COLUMN square_consent_at TIMESTAMPTZ;
      COMMENT ON COLUMN sales_order.credited_minor IS 'confirmed money, fen of CNY';
      UPDATE sales_order SET credited_minor = total_minor WHERE voucher_status = 1;
      CREATE INDEX sales_order_square ON sales_order (paid_at DESC)
        WHERE square_consent_at IS NOT NULL AND status IN (2, 3, 5);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX sales_order_square;
      ALTER TABLE sales_order DROP COLUMN credited_minor, DROP COLUMN landed_cost, DROP COLUMN square_consent_at`);
  }
}
