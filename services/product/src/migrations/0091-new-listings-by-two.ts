import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CAR_PRICE_TRIGGERS, PRICE_FUNCTIONS } from './0030-guard-prices.js';
import { FUNCTIONS_BY_VIN, TRIGGERS_BY_VIN } from './0045-prices-by-vin.js';

/**
 * Compares the price of every car with something, and has every car that waits for the review approved by a person who
 * had no part in it.
 *
 * Where fewer than three comparable cars are on sale, a price is refused (MP002) that is far below what the cheapest
 * cars of the same condition cost; a price below `setting.least_price_fee` is refused always. A wholesale price of a
 * used car is refused (MP003), because it would never be charged.
 *
 * A car that goes on sale for the first time, or as another kind of car, at a price that departs by more than
 * `setting.price_jump_percent` from the median of comparable cars, or that has none, needs a second person (MP001) like
 * a price that jumps. Rows that are inserted as cars on sale are exempt: only imports of the operator do that.
 *
 * `car_author` records who entered a car, and who changed or submitted it since it was last on sale. None of them can
 * put it on sale from the review, or after it was taken down (MP007).
 */
export class NewListingsByTwo1766000000091 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE setting ADD COLUMN least_price_fee BIGINT NOT NULL DEFAULT 500000');
    await runner.query(FLOOR);
    await runner.query(DEPARTURES);
    await runner.query(TRIGGERS);
    await runner.query(AUTHORS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER guard_review ON spu;
      DROP TRIGGER record_entry ON spu;
      DROP FUNCTION guard_review, record_entry;
      DROP TABLE car_author`);
    await runner.query(`
      DROP TRIGGER guard_price ON spu;
      DROP TRIGGER guard_first_price ON spu;
      DROP FUNCTION guard_price, guard_first_price, refuse_price, price_trouble, sku_price_trouble, wholesale_trouble,
        jump_trouble, listing_trouble, floor_trouble, cheap_price, median_price, kind_of_car, bulk_fee;
      ALTER TABLE setting DROP COLUMN least_price_fee`);
    for (const former of [PRICE_FUNCTIONS, CAR_PRICE_TRIGGERS, FUNCTIONS_BY_VIN, TRIGGERS_BY_VIN])
      await runner.query(former);
  }
}

const FLOOR = `
  -- What the cheapest tenth of other cars costs: of the same condition and body, of the same condition, of all.
  CREATE FUNCTION cheap_price(car spu) RETURNS bigint LANGUAGE plpgsql STABLE AS $$
  DECLARE
    few CONSTANT int := 3;
    many CONSTANT int := 101;
    cheapest CONSTANT float := 0.1;
    cars int;
    cheap bigint;
  BEGIN
    SELECT count(*), percentile_disc(cheapest) WITHIN GROUP (ORDER BY price_fee) INTO cars, cheap
      FROM (SELECT price_fee FROM spu WHERE body_type = car.body_type AND status = 1
               AND condition = car.condition AND spu_id IS DISTINCT FROM car.spu_id
             ORDER BY spu_id DESC LIMIT many) AS latest;
    IF cars >= few THEN RETURN cheap; END IF;
    SELECT count(*), percentile_disc(cheapest) WITHIN GROUP (ORDER BY price_fee) INTO cars, cheap
      FROM (SELECT price_fee FROM spu WHERE status = 1
               AND condition = car.condition AND spu_id IS DISTINCT FROM car.spu_id
             ORDER BY spu_id DESC LIMIT many) AS latest;
    IF cars >= few THEN RETURN cheap; END IF;
    SELECT percentile_disc(cheapest) WITHIN GROUP (ORDER BY price_fee) INTO cheap
      FROM (SELECT price_fee FROM spu WHERE status = 1 AND spu_id IS DISTINCT FROM car.spu_id
             ORDER BY spu_id DESC LIMIT many) AS latest;
    RETURN cheap;
  END $$;

  CREATE OR REPLACE FUNCTION floor_trouble(car spu, fee bigint) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
  DECLARE
    limits setting := (SELECT s FROM setting AS s);
    median bigint := median_price(car);
    cheap bigint := CASE WHEN median IS NULL THEN cheap_price(car) END;
    lowest bigint := (COALESCE(median, cheap) * limits.price_floor_percent + 99) / 100;
  BEGIN
    IF fee >= GREATEST(lowest, limits.least_price_fee) THEN RETURN NULL; END IF;
    IF lowest > limits.least_price_fee THEN
      RETURN jsonb_build_object('rule', 'floor', 'spuId', car.spu_id::text, 'name', car.name, 'priceFee', fee,
        'medianFee', median, 'cheapFee', cheap, 'percent', limits.price_floor_percent, 'leastFee', lowest);
    END IF;
    RETURN jsonb_build_object('rule', 'least', 'spuId', car.spu_id::text, 'name', car.name, 'priceFee', fee,
      'leastFee', limits.least_price_fee);
  END $$;

  CREATE OR REPLACE FUNCTION wholesale_trouble(car spu, before spu) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
    SELECT jsonb_build_object('rule', CASE WHEN car.condition = 'used' THEN 'usedWholesale' ELSE 'wholesale' END,
                              'spuId', car.spu_id::text, 'name', car.name, 'priceFee', car.price_fee,
                              'wholesaleFee', car.wholesale_price_fee)
     WHERE (car.wholesale_price_fee > car.price_fee OR car.condition = 'used' AND car.wholesale_price_fee IS NOT NULL)
       AND (before.price_fee, before.wholesale_price_fee, before.condition)
           IS DISTINCT FROM (car.price_fee, car.wholesale_price_fee, car.condition) $$`;

const DEPARTURES = `
  -- The departure of the prices of a car from what comparable cars cost; without such cars always a finding.
  CREATE FUNCTION listing_trouble(car spu) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
  DECLARE
    percent int := (SELECT price_jump_percent FROM setting);
    median bigint := median_price(car);
    fee bigint := car.price_fee;
    departure numeric;
  BEGIN
    IF abs(bulk_fee(car) - median) > abs(fee - median) THEN fee := bulk_fee(car); END IF;
    departure := abs(fee - median) * 100.0 / median;
    IF departure <= percent THEN RETURN NULL; END IF;
    RETURN jsonb_build_object('rule', 'listing', 'spuId', car.spu_id::text, 'name', car.name, 'priceFee', fee,
      'referenceFee', median, 'departure', round(departure)::int, 'percent', percent);
  END $$;

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
    IF trouble IS NULL AND is_known AND NOT is_same THEN
      trouble := jump_trouble(car, NULL, car.price_fee, bulk_fee(car), last.price_fee, last.bulk_fee,
                              listed.price_fee, listed.bulk_fee);
    END IF;
    IF trouble IS NOT NULL OR before.spu_id IS NULL OR is_known AND last.kind = kind_of_car(car)
       OR before.status = 1 AND median_price(before) = median_price(car)
    THEN RETURN trouble; END IF;
    RETURN listing_trouble(car);
  END $$;

  -- A sku that was never on sale at a price of its own is compared with its car.
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
    last_fee := COALESCE(last_fee, car.price_fee);
    IF last_fee = fee THEN RETURN NULL; END IF;
    trouble := floor_trouble(car, fee);
    IF trouble IS NOT NULL THEN RETURN trouble; END IF;
    RETURN jump_trouble(car, own_sku, fee, fee, last_fee, last_fee, NULL, NULL);
  END $$;

  CREATE OR REPLACE FUNCTION refuse_price(trouble jsonb) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    IF trouble ->> 'rule' IN ('floor', 'least') THEN
      RAISE EXCEPTION USING ERRCODE = 'MP002', MESSAGE = 'The price is too low', DETAIL = trouble::text;
    ELSIF trouble ->> 'rule' IN ('wholesale', 'usedWholesale') THEN
      RAISE EXCEPTION USING ERRCODE = 'MP003', MESSAGE = 'The wholesale price is not possible', DETAIL = trouble::text;
    ELSIF trouble IS NOT NULL THEN
      RAISE EXCEPTION USING ERRCODE = 'MP001', MESSAGE = 'The price jumps', DETAIL = trouble::text;
    END IF;
  END $$`;

const TRIGGERS = `
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
    IF trouble ->> 'rule' IN ('jump', 'listing') AND EXISTS (
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

  -- Of the cars of one statement the cheapest of each kind, as the others are no lower, and those with a known VIN.
  CREATE OR REPLACE FUNCTION guard_first_price() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
  DECLARE
    car spu;
  BEGIN
    FOR car IN SELECT a.* FROM added AS a WHERE wholesale_trouble(a, NULL) IS NOT NULL LOOP
      PERFORM refuse_price(wholesale_trouble(car, NULL));
    END LOOP;
    FOR car IN SELECT DISTINCT ON (kind_of_car(a), a.body_type) a.* FROM added AS a WHERE status = 1
                ORDER BY kind_of_car(a), a.body_type, bulk_fee(a) LOOP
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

const AUTHORS = `
  CREATE TABLE car_author (
    spu_id BIGINT NOT NULL REFERENCES spu ON DELETE CASCADE,
    person_id TEXT NOT NULL,
    deed TEXT NOT NULL CONSTRAINT car_author_deed_check CHECK (deed IN ('entered', 'changed', 'submitted')),
    name TEXT NOT NULL,
    done_at TIMESTAMPTZ NOT NULL DEFAULT now(),
    PRIMARY KEY (spu_id, person_id, deed)
  );
  INSERT INTO car_author (spu_id, person_id, deed, name, done_at)
  SELECT DISTINCT ON (l.spu_id, l.changed_by_id) l.spu_id, l.changed_by_id, 'changed', COALESCE(l.changed_by, '?'), l.changed_at
    FROM car_price_log l
   WHERE NOT l.was_on_sale AND l.changed_by_id NOT LIKE 'service:%'
     AND NOT EXISTS (SELECT FROM car_price_log s WHERE s.spu_id = l.spu_id AND s.was_on_sale AND s.log_id > l.log_id)
   ORDER BY l.spu_id, l.changed_by_id, l.log_id DESC;

  CREATE FUNCTION record_entry() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
  DECLARE
    actor text := NULLIF(current_setting('mall.actor_id', true), '');
  BEGIN
    IF actor IS NULL OR actor LIKE 'service:%' THEN RETURN NULL; END IF;
    INSERT INTO car_author (spu_id, person_id, deed, name)
    SELECT spu_id, actor, 'entered', current_setting('mall.actor', true) FROM added;
    RETURN NULL;
  END $$;
  CREATE TRIGGER record_entry AFTER INSERT ON spu REFERENCING NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION record_entry();

  -- Changes of a car on sale are not recorded: those that need a review take it off sale first, or submit it.
  CREATE FUNCTION guard_review() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
  DECLARE
    actor text := NULLIF(current_setting('mall.actor_id', true), '');
    kept CONSTANT text[] := '{status,status_reason,removed_status,version,updated_at,sale_num}';
    is_changed boolean;
  BEGIN
    IF NEW.status = 1 THEN
      IF OLD.status IN (2, 3) AND EXISTS (SELECT FROM car_author WHERE spu_id = NEW.spu_id AND person_id = actor) THEN
        RAISE EXCEPTION USING ERRCODE = 'MP007', MESSAGE = 'Another person approves the car',
          DETAIL = jsonb_build_object('name', NEW.name, 'people',
            (SELECT jsonb_agg(DISTINCT name) FROM car_author WHERE spu_id = NEW.spu_id))::text;
      END IF;
      DELETE FROM car_author WHERE spu_id = NEW.spu_id AND deed <> 'entered';
      RETURN NULL;
    END IF;
    IF actor IS NULL OR actor LIKE 'service:%' THEN RETURN NULL; END IF;
    is_changed := OLD.status = -1 AND NEW.status <> -1 OR to_jsonb(OLD) - kept <> to_jsonb(NEW) - kept;
    INSERT INTO car_author (spu_id, person_id, deed, name)
    SELECT NEW.spu_id, actor, deed, current_setting('mall.actor', true)
      FROM unnest(ARRAY[CASE WHEN is_changed THEN 'changed' END,
                        CASE WHEN NEW.status = 3 AND OLD.status <> 3 THEN 'submitted' END]) AS deed
     WHERE deed IS NOT NULL
    ON CONFLICT (spu_id, person_id, deed) DO UPDATE SET done_at = now();
    RETURN NULL;
  END $$;
  CREATE TRIGGER guard_review AFTER UPDATE ON spu FOR EACH ROW
    WHEN (NEW.status <> 1 OR OLD.status <> 1) EXECUTE FUNCTION guard_review()`;
