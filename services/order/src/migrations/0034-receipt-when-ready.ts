import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Confirms receipt automatically some time after a car stands ready, no longer after it was shipped: shipped orders
 * wait for that.
 */
export class ReceiptWhenReady1763900000034 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE sales_order o SET auto_receipt_at = NULL
       WHERE status = 3 AND NOT EXISTS (SELECT FROM milestone m WHERE m.order_id = o.order_id AND m.code = 'yard')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE sales_order SET auto_receipt_at = now() + interval '14 days' WHERE status = 3 AND auto_receipt_at IS NULL`);
  }
}
