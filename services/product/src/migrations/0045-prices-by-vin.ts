import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CAR_PRICE_TRIGGERS, PRICE_FUNCTIONS } from './0030-guard-prices.js';

/**
 * Makes the prices in force follow the VIN, whichever record carries it, so that a car which is removed and entered
 * again, or whose VIN is moved to another record, is compared with what it cost before. The log also records who
 * entered, renamed or restored a car: these people cannot agree to its price.
 *
 * Refuses a wholesale price above the retail price with SQLSTATE MP003.
 */
export class PricesByVin1700004500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE car_price_log ADD COLUMN vin TEXT;
      UPDATE car_price_log l SET vin = s.vin FROM spu s WHERE s.spu_id = l.spu_id AND s.vin IS NOT NULL`);
    await runner.query(FUNCTIONS_BY_VIN);
    await runner.query(TRIGGERS_BY_VIN);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER guard_price ON spu;
      DROP TRIGGER guard_first_price ON spu;
      DROP FUNCTION guard_price, guard_first_price, refuse_price, price_trouble, sku_price_trouble, wholesale_trouble,
        jump_trouble, floor_trouble, median_price, kind_of_car, bulk_fee;
      ALTER TABLE car_price_log DROP COLUMN vin`);
    await runner.query(PRICE_FUNCTIONS);
    await runner.query(CAR_PRICE_TRIGGERS);
  }
}

export const FUNCTIONS_BY_VIN = `
  CREATE FUNCTION wholesale_trouble(car spu, before spu) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
    SELECT jsonb_build_object('rule', 'wholesale', 'spuId', car.spu_id::text, 'name', car.name, 'priceFee', car.price_fee,
                              'wholesaleFee', car.wholesale_price_fee)
     WHERE car.wholesale_price_fee > car.price_fee AND (before.price_fee, before.wholesale_price_fee)
           IS DISTINCT FROM (car.price_fee, car.wholesale_price_fee) $$;

  DROP FUNCTION jump_trouble;
  -- Of all prices in force the one that the new price departs from most; the range that departs from none by too much.
  -- listed_fee and listed_bulk are the last prices of the VIN, where the record did not have it on sale before.
  CREATE FUNCTION jump_trouble(car spu, own_sku bigint, fee bigint, bulk bigint, last_fee bigint, last_bulk bigint,
                               listed_fee bigint, listed_bulk bigint)
  RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
  DECLARE
    percent int := (SELECT price_jump_percent FROM setting);
    worst record;
  BEGIN
    WITH in_force AS (
      SELECT last_fee AS price_fee, last_bulk AS bulk_fee
      UNION SELECT listed_fee, listed_bulk WHERE listed_fee IS NOT NULL
      UNION SELECT price_fee, bulk_fee FROM car_price_log
       WHERE spu_id = car.spu_id AND sku_id IS NOT DISTINCT FROM own_sku AND was_on_sale
         AND changed_at > now() - interval '72 hours'
      UNION SELECT price_fee, bulk_fee FROM car_price_log
       WHERE vin = car.vin AND spu_id <> car.spu_id AND was_on_sale AND changed_at > now() - interval '72 hours'
    ), compared AS (
      SELECT 'unit' AS tier, fee AS is_now, price_fee AS was FROM in_force
      UNION SELECT 'bulk', bulk, bulk_fee FROM in_force
    )
    SELECT tier, is_now, was, abs(is_now - was) * 100.0 / was AS departure,
           max(was) OVER (PARTITION BY tier) AS most, min(was) OVER (PARTITION BY tier) AS least
      INTO worst FROM compared ORDER BY departure DESC, tier DESC LIMIT 1;
    IF worst.departure <= percent THEN RETURN NULL; END IF;
    RETURN jsonb_build_object('rule', 'jump', 'spuId', car.spu_id::text, 'name', car.name, 'isBulk', worst.tier = 'bulk',
      'priceFee', worst.is_now, 'referenceFee', worst.was, 'departure', round(worst.departure)::int, 'percent', percent,
      'fromFee', (worst.most * (100 - percent) + 99) / 100, 'toFee', worst.least * (100 + percent) / 100);
  END $$;

  -- What is wrong with the prices of a car that is to be on sale with them; before is the car as it was.
  CREATE OR REPLACE FUNCTION price_trouble(car spu, before spu) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
  DECLARE
    last record;
    listed record;
    is_known boolean;
    is_listed boolean := false;
    is_same boolean;
    trouble jsonb := wholesale_trouble(car, before);
  BEGIN
    IF trouble IS NOT NULL THEN RETURN trouble; END IF;
    SELECT NULL::bigint AS price_fee, NULL::bigint AS bulk_fee INTO listed;
    IF before.status = 1 THEN
      SELECT before.price_fee AS price_fee, bulk_fee(before) AS bulk_fee, kind_of_car(before) AS kind INTO last;
      is_known := true;
    ELSE
      SELECT price_fee, bulk_fee, kind INTO last FROM car_price_log
       WHERE spu_id = car.spu_id AND sku_id IS NULL AND was_on_sale ORDER BY log_id DESC LIMIT 1;
      is_known := FOUND;
    END IF;
    IF before.status IS DISTINCT FROM 1 OR before.vin IS DISTINCT FROM car.vin THEN
      SELECT price_fee, bulk_fee, kind INTO listed FROM car_price_log
       WHERE vin = car.vin AND sku_id IS NULL AND was_on_sale ORDER BY log_id DESC LIMIT 1;
      is_listed := FOUND;
      IF is_listed AND NOT is_known THEN
        last := listed;
        is_known := true;
      END IF;
    END IF;
    is_same := is_known AND last.price_fee = car.price_fee AND last.bulk_fee = bulk_fee(car)
      AND (NOT is_listed OR listed.price_fee = car.price_fee AND listed.bulk_fee = bulk_fee(car));
    IF is_same AND last.kind = kind_of_car(car) THEN RETURN NULL; END IF;
    trouble := floor_trouble(car, LEAST(car.price_fee, bulk_fee(car)));
    IF trouble IS NOT NULL OR is_same OR NOT is_known THEN RETURN trouble; END IF;
    RETURN jump_trouble(car, NULL, car.price_fee, bulk_fee(car), last.price_fee, last.bulk_fee,
                        listed.price_fee, listed.bulk_fee);
  END $$;

  CREATE OR REPLACE FUNCTION sku_price_trouble(car spu, own_sku bigint, fee bigint, was bigint) RETURNS jsonb
  LANGUAGE plpgsql STABLE AS $$
  DECLARE
    trouble jsonb;
    last_fee bigint := was;
  BEGIN
    IF last_fee IS NULL THEN
      SELECT price_fee INTO last_fee FROM car_price_log
       WHERE spu_id = car.spu_id AND sku_id = own_sku AND was_on_sale ORDER BY log_id DESC LIMIT 1;
    END IF;
    IF last_fee IS NULL THEN
      SELECT price_fee INTO last_fee FROM car_price_log
       WHERE vin = car.vin AND spu_id <> car.spu_id AND was_on_sale ORDER BY log_id DESC LIMIT 1;
    END IF;
    IF last_fee = fee THEN RETURN NULL; END IF;
    trouble := floor_trouble(car, fee);
    IF trouble IS NOT NULL OR last_fee IS NULL THEN RETURN trouble; END IF;
    RETURN jump_trouble(car, own_sku, fee, fee, last_fee, last_fee, NULL, NULL);
  END $$;

  CREATE OR REPLACE FUNCTION refuse_price(trouble jsonb) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    IF trouble ->> 'rule' = 'floor' THEN
      RAISE EXCEPTION USING ERRCODE = 'MP002', MESSAGE = 'The price is too low', DETAIL = trouble::text;
    ELSIF trouble ->> 'rule' = 'wholesale' THEN
      RAISE EXCEPTION USING ERRCODE = 'MP003', MESSAGE = 'The wholesale price is above the price', DETAIL = trouble::text;
    ELSIF trouble IS NOT NULL THEN
      RAISE EXCEPTION USING ERRCODE = 'MP001', MESSAGE = 'The price jumps', DETAIL = trouble::text;
    END IF;
  END $$`;

export const TRIGGERS_BY_VIN = `
  CREATE OR REPLACE FUNCTION guard_price() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
  DECLARE
    is_moved boolean := (OLD.price_fee, bulk_fee(OLD)) IS DISTINCT FROM (NEW.price_fee, bulk_fee(NEW));
    is_listed_anew boolean := OLD.vin IS DISTINCT FROM NEW.vin OR OLD.status = -1 AND NEW.status <> -1;
    trouble jsonb;
    variant record;
  BEGIN
    IF is_moved OR is_listed_anew OR OLD.status = 1 AND (NEW.status <> 1 OR kind_of_car(OLD) <> kind_of_car(NEW)) THEN
      INSERT INTO car_price_log (spu_id, vin, price_fee, bulk_fee, kind, was_on_sale, new_price_fee, new_bulk_fee,
                                 changed_by_id, changed_by)
      VALUES (OLD.spu_id, OLD.vin, OLD.price_fee, bulk_fee(OLD), kind_of_car(OLD), OLD.status = 1, NEW.price_fee,
              bulk_fee(NEW), NULLIF(current_setting('mall.actor_id', true), ''),
              NULLIF(current_setting('mall.actor', true), ''));
    END IF;
    IF OLD.status = 1 AND (NEW.status <> 1 OR OLD.vin IS DISTINCT FROM NEW.vin) THEN
      INSERT INTO car_price_log (spu_id, sku_id, vin, price_fee, bulk_fee, kind, was_on_sale, new_price_fee, new_bulk_fee)
      SELECT spu_id, sku_id, OLD.vin, price_fee, price_fee, kind_of_car(OLD), true, price_fee, price_fee
        FROM sku WHERE spu_id = OLD.spu_id AND price_fee IS NOT NULL;
    END IF;
    IF NEW.status <> 1 THEN
      PERFORM refuse_price(wholesale_trouble(NEW, OLD));
      RETURN NULL;
    END IF;
    trouble := price_trouble(NEW, OLD);
    IF trouble ->> 'rule' = 'jump' AND EXISTS (
      SELECT FROM price_proposal WHERE spu_id = NEW.spu_id AND state = 1 AND price_fee = NEW.price_fee
         AND wholesale_price_fee IS NOT DISTINCT FROM NEW.wholesale_price_fee
         AND agreed_in = pg_current_xact_id()::text::bigint)
    THEN trouble := NULL; END IF;
    PERFORM refuse_price(trouble);
    IF OLD.status <> 1 THEN
      FOR variant IN SELECT sku_id, price_fee FROM sku WHERE spu_id = NEW.spu_id AND price_fee IS NOT NULL LOOP
        PERFORM refuse_price(sku_price_trouble(NEW, variant.sku_id, variant.price_fee, NULL));
      END LOOP;
    END IF;
    RETURN NULL;
  END $$;
  CREATE OR REPLACE TRIGGER guard_price AFTER UPDATE ON spu FOR EACH ROW
    WHEN (OLD.price_fee <> NEW.price_fee OR OLD.wholesale_price_fee IS DISTINCT FROM NEW.wholesale_price_fee
      OR OLD.brand_id <> NEW.brand_id OR OLD.series_id IS DISTINCT FROM NEW.series_id
      OR OLD.category_id <> NEW.category_id OR OLD.condition IS DISTINCT FROM NEW.condition
      OR OLD.vin IS DISTINCT FROM NEW.vin
      OR OLD.status <> NEW.status AND (OLD.status = 1 OR NEW.status = 1 OR OLD.status = -1))
    EXECUTE FUNCTION guard_price();

  -- Of the cars of one statement the cheapest of each kind, as the others are no lower, and those with a known VIN.
  CREATE OR REPLACE FUNCTION guard_first_price() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
  DECLARE
    car spu;
  BEGIN
    FOR car IN SELECT a.* FROM added AS a WHERE wholesale_price_fee > price_fee LOOP
      PERFORM refuse_price(wholesale_trouble(car, NULL));
    END LOOP;
    FOR car IN SELECT DISTINCT ON (kind_of_car(a)) a.* FROM added AS a WHERE status = 1
                ORDER BY kind_of_car(a), bulk_fee(a) LOOP
      PERFORM refuse_price(price_trouble(car, NULL));
    END LOOP;
    FOR car IN SELECT a.* FROM added AS a WHERE status = 1
                  AND EXISTS (SELECT FROM car_price_log l WHERE l.vin = a.vin AND l.was_on_sale) LOOP
      PERFORM refuse_price(price_trouble(car, NULL));
    END LOOP;
    INSERT INTO car_price_log (spu_id, vin, price_fee, bulk_fee, kind, was_on_sale, new_price_fee, new_bulk_fee,
                               changed_by_id, changed_by)
    SELECT spu_id, vin, price_fee, bulk_fee(a), kind_of_car(a), false, price_fee, bulk_fee(a),
           NULLIF(current_setting('mall.actor_id', true), ''), NULLIF(current_setting('mall.actor', true), '')
      FROM added AS a WHERE status <> 1;
    RETURN NULL;
  END $$`;
