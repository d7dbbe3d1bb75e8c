import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds the person who cancelled an order, and the member of staff who requested a refund: the authors of the reasons
 * beside them.
 */
export class WhoCancelled1763900000036 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE sales_order ADD COLUMN closed_by TEXT;
      UPDATE sales_order o SET closed_by = e.actor_name FROM order_event e
       WHERE o.status = 6 AND e.order_id = o.order_id AND e.action IN ('cancel', 'staffCancel');
      ALTER TABLE refund ADD COLUMN requested_by_name TEXT;
      UPDATE refund r SET requested_by_name = e.actor_name FROM order_event e
       WHERE r.requested_by_kind = 'staff' AND e.order_id = r.order_id AND e.actor_kind = 'staff'
         AND e.actor_id = r.requested_by_id`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE sales_order DROP COLUMN closed_by;
      ALTER TABLE refund DROP COLUMN requested_by_name`);
  }
}
