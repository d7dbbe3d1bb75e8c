import { createIndexConcurrently } from '@mall/persistence';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Makes placing an order cheaper for the database: the index of named VINs is dropped, because `order_vin` finds them and no query
 * reads it, and a new line is written into `order_vin` without asking what it held before.
 */
export class CheaperPlacing1766000000095 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION order_vin_of_placed() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
      BEGIN
        IF NEW.vin IS NULL THEN
          INSERT INTO order_vin (vin, order_item_id) SELECT one, NEW.order_item_id FROM unnest(NEW.vins) AS one;
        ELSE
          INSERT INTO order_vin (vin, order_item_id) VALUES (NEW.vin, NEW.order_item_id);
        END IF;
        RETURN NULL;
      END $$`);
    await runner.query(triggerOfPlaced('order_vin_of_placed'));
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS order_item_vins');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(triggerOfPlaced('order_vin_follows_item'));
    await runner.query('DROP FUNCTION order_vin_of_placed');
    await createIndexConcurrently(runner, { name: 'order_item_vins', on: 'order_item USING gin (vins)' });
  }
}

const triggerOfPlaced = (run: string): string => `
  CREATE OR REPLACE TRIGGER order_vin_of_placed AFTER INSERT ON order_item
    FOR EACH ROW WHEN (NEW.vin IS NOT NULL OR NEW.vins <> '{}') EXECUTE FUNCTION ${run}()`;
