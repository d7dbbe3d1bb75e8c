import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds a table in which a VIN belongs to one order at most that is not cancelled: its key is the lock, whichever way a
 * VIN comes into an order. Triggers keep it up to date, so that it works for the previous release as well. Of older
 * orders that named the same VIN, the oldest keeps it.
 */
export class VinsOfOrders1764700000071 implements MigrationInterface {
  /** Orders can still be placed while existing ones are read. */
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE IF NOT EXISTS order_vin (
        vin TEXT PRIMARY KEY,
        order_item_id BIGINT NOT NULL REFERENCES order_item ON DELETE CASCADE
      );
      CREATE INDEX IF NOT EXISTS order_vin_of_item ON order_vin (order_item_id);

      CREATE OR REPLACE FUNCTION order_vin_follows_item() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
      DECLARE named TEXT[] := CASE WHEN NEW.vin IS NULL THEN NEW.vins ELSE ARRAY[NEW.vin] END;
      BEGIN
        IF TG_OP = 'UPDATE' THEN
          DELETE FROM order_vin WHERE order_item_id = NEW.order_item_id AND vin <> ALL (named);
        END IF;
        INSERT INTO order_vin (vin, order_item_id) SELECT one, NEW.order_item_id FROM unnest(named) AS one
         WHERE one NOT IN (SELECT vin FROM order_vin WHERE order_item_id = NEW.order_item_id);
        RETURN NULL;
      END $$;
      CREATE OR REPLACE TRIGGER order_vin_of_placed AFTER INSERT ON order_item
        FOR EACH ROW WHEN (NEW.vin IS NOT NULL OR NEW.vins <> '{}') EXECUTE FUNCTION order_vin_follows_item();
      CREATE OR REPLACE TRIGGER order_vin_of_named AFTER UPDATE OF vin, vins ON order_item
        FOR EACH ROW WHEN (NEW.vin IS DISTINCT FROM OLD.vin OR NEW.vins <> OLD.vins) EXECUTE FUNCTION order_vin_follows_item();

      CREATE OR REPLACE FUNCTION order_vin_ends_with_order() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
      BEGIN
        DELETE FROM order_vin v USING order_item i WHERE i.order_id = NEW.order_id AND v.order_item_id = i.order_item_id;
        RETURN NULL;
      END $$;
      CREATE OR REPLACE TRIGGER order_vin_of_cancelled AFTER UPDATE OF status ON sales_order
        FOR EACH ROW WHEN (NEW.status = 6 AND OLD.status <> 6) EXECUTE FUNCTION order_vin_ends_with_order()`);
    await runner.query(`
      INSERT INTO order_vin (vin, order_item_id)
      SELECT DISTINCT ON (named.vin) named.vin, i.order_item_id
        FROM order_item i JOIN sales_order o USING (order_id),
             unnest(CASE WHEN i.vin IS NULL THEN i.vins ELSE ARRAY[i.vin] END) AS named (vin)
       WHERE o.status <> 6 ORDER BY named.vin, i.order_item_id
      ON CONFLICT (vin) DO NOTHING`);
    // Orders that were cancelled while the previous statement ran.
    await runner.query(`
      DELETE FROM order_vin v USING order_item i, sales_order o
       WHERE i.order_item_id = v.order_item_id AND o.order_id = i.order_id AND o.status = 6`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER order_vin_of_cancelled ON sales_order;
      DROP TRIGGER order_vin_of_named ON order_item;
      DROP TRIGGER order_vin_of_placed ON order_item;
      DROP FUNCTION order_vin_ends_with_order;
      DROP FUNCTION order_vin_follows_item;
      DROP TABLE order_vin`);
  }
}
