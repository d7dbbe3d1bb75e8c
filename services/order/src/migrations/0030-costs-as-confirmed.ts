import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Stops copying the landed cost of an order's cars: it is read from the confirmation, word for word. Earlier orders
 * keep their copy.
 */
export class CostsAsConfirmed1763900000030 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE sales_order ALTER COLUMN landed_cost DROP DEFAULT, ALTER COLUMN landed_cost DROP NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE sales_order o SET landed_cost = COALESCE((
        SELECT jsonb_agg(cost) FROM submission s JOIN confirmation c USING (confirm_id),
               jsonb_array_elements((c.snapshot -> 'landedCosts')::jsonb) AS cost
         WHERE s.submission_id = o.submission_id
           AND (cost ->> 'skuId')::bigint IN (SELECT sku_id FROM order_item i WHERE i.order_id = o.order_id)
      ), '[]') WHERE landed_cost IS NULL`);
    await runner.query(
      `ALTER TABLE sales_order ALTER COLUMN landed_cost SET DEFAULT '[]', ALTER COLUMN landed_cost SET NOT NULL`,
    );
  }
}
