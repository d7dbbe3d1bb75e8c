import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Extends MP005 of migration 0046: a car cannot be on sale or in review with a VIN that an order names either. The VINs
 * come from events, so a car may be listed before its VIN is known here; the consumer then takes it off sale. Both
 * lock the same key, so that neither misses the other.
 */
export class VinsOfOrders1700004800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE named_vin (
        vin TEXT NOT NULL,
        order_key TEXT NOT NULL,
        order_number TEXT NOT NULL,
        version INTEGER NOT NULL,
        PRIMARY KEY (vin, order_key)
      );
      CREATE INDEX named_vin_order ON named_vin (order_key)`);
    await runner.query(NAMED);
    await runner.query(placesOfVin(true));
    await runner.query(triggers(true));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(triggers(false));
    await runner.query(placesOfVin(false));
    await runner.query(`DROP FUNCTION order_that_names; DROP TABLE named_vin`);
  }
}

// The order's own car may get the VIN that was named for it, as long as nothing of it is left to sell.
const NAMED = `
  CREATE FUNCTION order_that_names(car spu) RETURNS text LANGUAGE sql STABLE AS $$
    SELECT n.order_number FROM named_vin n
     WHERE n.vin = car.vin AND NOT EXISTS (SELECT FROM closed_order c WHERE c.order_key = n.order_key)
       AND (NOT EXISTS (SELECT FROM sku_stock_lock l WHERE l.order_key = n.order_key AND l.spu_id = car.spu_id)
         OR EXISTS (SELECT FROM sku_stock k WHERE k.spu_id = car.spu_id AND k.stock > 0))
     ORDER BY n.order_number LIMIT 1 $$`;

/** Returns the function that finds the other place of a VIN; `more` adds places. */
export const placesOfVin = (isWithOrders: boolean, more = ''): string => `
  CREATE OR REPLACE FUNCTION other_place_of_vin(car spu) RETURNS jsonb LANGUAGE sql STABLE AS $$
    SELECT place FROM (
      SELECT 1 AS rank, s.spu_id, jsonb_build_object('by', 'setAside', 'orderNumber', a.order_number, 'name', s.name,
                                                    'spuId', s.spu_id::text) AS place
        FROM set_aside a JOIN spu s USING (spu_id)
       WHERE a.vin = car.vin AND a.spu_id <> car.spu_id AND a.fate <> 'onSale'
      UNION ALL
      SELECT 2, s.spu_id, bond_of_car(s.spu_id) || jsonb_build_object('name', s.name, 'spuId', s.spu_id::text)
        FROM spu s WHERE s.vin = car.vin AND s.status = -1 AND s.spu_id <> car.spu_id
         AND bond_of_car(s.spu_id) IS NOT NULL
      ${
        isWithOrders
          ? `UNION ALL
      SELECT 3, car.spu_id, jsonb_build_object('by', 'order', 'orderNumber', order_that_names(car), 'name', car.name)
       WHERE order_that_names(car) IS NOT NULL`
          : ''
      }${more}
    ) AS places ORDER BY rank, spu_id LIMIT 1 $$`;

const LOCK = `PERFORM pg_advisory_xact_lock_shared(hashtext(current_schema()), hashtext('named VINs'));`;
const RULE = `CASE place ->> 'by' WHEN 'order' THEN 'ordered' ELSE 'elsewhere' END`;

const triggers = (isWithOrders: boolean): string => `
  CREATE OR REPLACE FUNCTION keep_vin_in_one_place() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
  DECLARE
    place jsonb;
  BEGIN
    ${isWithOrders ? LOCK : ''}
    place := other_place_of_vin(NEW);
    IF place IS NOT NULL THEN
      RAISE EXCEPTION USING ERRCODE = 'MP005', MESSAGE = 'The VIN is elsewhere',
        DETAIL = (place || jsonb_build_object('rule', ${isWithOrders ? RULE : `'elsewhere'`}, 'vin', NEW.vin))::text;
    END IF;
    RETURN NULL;
  END $$;

  CREATE OR REPLACE FUNCTION keep_new_vin_in_one_place() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
  DECLARE
    car spu;
    place jsonb;
  BEGIN
    ${isWithOrders ? LOCK : ''}
    FOR car IN SELECT a.* FROM added AS a WHERE a.status IN (1, 3) AND a.vin IS NOT NULL
                  AND (EXISTS (SELECT FROM set_aside x WHERE x.vin = a.vin AND x.fate <> 'onSale')
                    OR EXISTS (SELECT FROM spu x WHERE x.vin = a.vin AND x.status = -1)
                    ${isWithOrders ? 'OR EXISTS (SELECT FROM named_vin x WHERE x.vin = a.vin)' : ''}) LOOP
      place := other_place_of_vin(car);
      IF place IS NOT NULL THEN
        RAISE EXCEPTION USING ERRCODE = 'MP005', MESSAGE = 'The VIN is elsewhere',
          DETAIL = (place || jsonb_build_object('rule', ${isWithOrders ? RULE : `'elsewhere'`}, 'vin', car.vin))::text;
      END IF;
    END LOOP;
    RETURN NULL;
  END $$`;
