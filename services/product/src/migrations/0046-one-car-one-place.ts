import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Enforces where a car is written that it exists once:
 *
 * - MP004: the VIN of a car that is held, sold or set aside stays, and a used one stays used. So does the VIN of its row
 *   of `set_aside`.
 * - MP005: a car cannot be on sale or in review with the VIN of another record that is held, sold or set aside.
 * - MP006: a used car has one unit at most, be it free, held, sold or set aside.
 *
 * The detail of each is JSON. Holds change none of what the triggers watch, so that they cost a checkout nothing.
 */
export class OneCarOnePlace1700004600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE set_aside ADD COLUMN vin TEXT;
      UPDATE set_aside a SET vin = s.vin FROM spu s WHERE s.spu_id = a.spu_id`);
    await runner.query(FUNCTIONS);
    await runner.query(TRIGGERS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER keep_identity ON spu;
      DROP TRIGGER keep_vin_in_one_place ON spu;
      DROP TRIGGER keep_new_vin_in_one_place ON spu;
      DROP TRIGGER keep_used_car_single ON spu;
      DROP TRIGGER keep_used_car_single ON sku_stock;
      DROP TRIGGER keep_new_used_cars_single ON sku_stock;
      DROP TRIGGER set_aside_with_vin ON set_aside;
      DROP FUNCTION keep_identity, keep_vin_in_one_place, keep_new_vin_in_one_place, keep_used_car_single,
        keep_new_used_cars_single, set_aside_with_vin, refuse_second_unit, other_place_of_vin, bond_of_car;
      ALTER TABLE set_aside DROP COLUMN vin`);
  }
}

const FUNCTIONS = `
  -- What binds a car: its units that are held or sold, or the order that it was set aside after.
  CREATE FUNCTION bond_of_car(car bigint) RETURNS jsonb LANGUAGE sql STABLE AS $$
    SELECT bond FROM (
      SELECT 1 AS rank, jsonb_build_object('by', 'setAside', 'orderNumber', order_number) AS bond, set_aside_id AS id
        FROM set_aside WHERE spu_id = car AND fate <> 'onSale'
      UNION ALL
      SELECT 2, jsonb_build_object('by', 'held'), sku_id FROM sku_stock WHERE spu_id = car AND lock_stock > 0
      UNION ALL
      SELECT 3, jsonb_build_object('by', 'sold'), sku_id FROM sku_stock WHERE spu_id = car AND received > actual
    ) AS bonds ORDER BY rank, id LIMIT 1 $$;

  -- The bond of another record with the VIN of a car.
  CREATE FUNCTION other_place_of_vin(car spu) RETURNS jsonb LANGUAGE sql STABLE AS $$
    SELECT place FROM (
      SELECT 1 AS rank, s.spu_id, jsonb_build_object('by', 'setAside', 'orderNumber', a.order_number, 'name', s.name,
                                                    'spuId', s.spu_id::text) AS place
        FROM set_aside a JOIN spu s USING (spu_id)
       WHERE a.vin = car.vin AND a.spu_id <> car.spu_id AND a.fate <> 'onSale'
      UNION ALL
      SELECT 2, s.spu_id, bond_of_car(s.spu_id) || jsonb_build_object('name', s.name, 'spuId', s.spu_id::text)
        FROM spu s WHERE s.vin = car.vin AND s.status = -1 AND s.spu_id <> car.spu_id
         AND bond_of_car(s.spu_id) IS NOT NULL
    ) AS places ORDER BY rank, spu_id LIMIT 1 $$;

  CREATE FUNCTION refuse_second_unit(car bigint) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    units jsonb;
  BEGIN
    SELECT jsonb_build_object('rule', 'single', 'name', s.name, 'free', sum(k.stock), 'held', sum(k.lock_stock),
             'sold', sum(k.received - k.actual), 'setAside',
             (SELECT COALESCE(sum(count), 0) FROM set_aside a WHERE a.spu_id = s.spu_id AND a.fate <> 'onSale'))
      INTO units FROM spu s JOIN sku_stock k USING (spu_id)
     WHERE s.spu_id = car AND s.condition = 'used' GROUP BY s.spu_id, s.name;
    IF (units ->> 'free')::int + (units ->> 'held')::int + (units ->> 'sold')::int + (units ->> 'setAside')::int > 1 THEN
      RAISE EXCEPTION USING ERRCODE = 'MP006', MESSAGE = 'A used car exists once', DETAIL = units::text;
    END IF;
  END $$`;

const TRIGGERS = `
  CREATE FUNCTION keep_identity() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
  DECLARE
    bond jsonb;
  BEGIN
    -- Waits for a hold that is about to be written.
    PERFORM FROM sku_stock WHERE spu_id = OLD.spu_id ORDER BY sku_id FOR UPDATE;
    bond := bond_of_car(OLD.spu_id);
    IF bond IS NOT NULL THEN
      RAISE EXCEPTION USING ERRCODE = 'MP004', MESSAGE = 'The car is bound',
        DETAIL = (bond || jsonb_build_object('rule', 'bound', 'name', OLD.name, 'vin', OLD.vin,
          'field', CASE WHEN OLD.vin IS DISTINCT FROM NEW.vin THEN 'vin' ELSE 'condition' END))::text;
    END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER keep_identity AFTER UPDATE OF vin, condition ON spu FOR EACH ROW
    WHEN (OLD.vin IS NOT NULL AND OLD.vin IS DISTINCT FROM NEW.vin
      OR OLD.condition = 'used' AND NEW.condition IS DISTINCT FROM 'used')
    EXECUTE FUNCTION keep_identity();

  CREATE FUNCTION keep_vin_in_one_place() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
  DECLARE
    place jsonb := other_place_of_vin(NEW);
  BEGIN
    IF place IS NOT NULL THEN
      RAISE EXCEPTION USING ERRCODE = 'MP005', MESSAGE = 'The VIN is elsewhere',
        DETAIL = (place || jsonb_build_object('rule', 'elsewhere', 'vin', NEW.vin))::text;
    END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER keep_vin_in_one_place AFTER UPDATE OF vin, status ON spu FOR EACH ROW
    WHEN (NEW.vin IS NOT NULL AND NEW.status IN (1, 3)
      AND (OLD.status NOT IN (1, 3) OR OLD.vin IS DISTINCT FROM NEW.vin))
    EXECUTE FUNCTION keep_vin_in_one_place();

  -- For each statement, because imports insert hundreds of cars; few of their VINs are known.
  CREATE FUNCTION keep_new_vin_in_one_place() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
  DECLARE
    car spu;
    place jsonb;
  BEGIN
    FOR car IN SELECT a.* FROM added AS a WHERE a.status IN (1, 3) AND a.vin IS NOT NULL
                  AND (EXISTS (SELECT FROM set_aside x WHERE x.vin = a.vin AND x.fate <> 'onSale')
                    OR EXISTS (SELECT FROM spu x WHERE x.vin = a.vin AND x.status = -1)) LOOP
      place := other_place_of_vin(car);
      IF place IS NOT NULL THEN
        RAISE EXCEPTION USING ERRCODE = 'MP005', MESSAGE = 'The VIN is elsewhere',
          DETAIL = (place || jsonb_build_object('rule', 'elsewhere', 'vin', car.vin))::text;
      END IF;
    END LOOP;
    RETURN NULL;
  END $$;
  CREATE TRIGGER keep_new_vin_in_one_place AFTER INSERT ON spu REFERENCING NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION keep_new_vin_in_one_place();

  CREATE FUNCTION keep_used_car_single() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
  BEGIN
    PERFORM refuse_second_unit(NEW.spu_id);
    RETURN NULL;
  END $$;
  -- Only units that are added count: figures of former times that break the rule can still be reduced.
  CREATE TRIGGER keep_used_car_single AFTER UPDATE OF received ON sku_stock FOR EACH ROW
    WHEN (NEW.received > OLD.received) EXECUTE FUNCTION keep_used_car_single();

  CREATE FUNCTION keep_new_used_cars_single() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
  BEGIN
    PERFORM refuse_second_unit(spu_id)
       FROM (SELECT DISTINCT spu_id FROM added) AS a JOIN spu s USING (spu_id)
      WHERE s.condition = 'used'
        AND ((SELECT sum(received) FROM sku_stock k WHERE k.spu_id = s.spu_id) > 1
          OR EXISTS (SELECT FROM set_aside x WHERE x.spu_id = s.spu_id));
    RETURN NULL;
  END $$;
  CREATE TRIGGER keep_new_used_cars_single AFTER INSERT ON sku_stock REFERENCING NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION keep_new_used_cars_single();
  -- Deferred, because a form sends condition and stock together.
  CREATE CONSTRAINT TRIGGER keep_used_car_single AFTER UPDATE OF condition ON spu DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN (NEW.condition = 'used' AND OLD.condition IS DISTINCT FROM 'used')
    EXECUTE FUNCTION keep_used_car_single();

  CREATE FUNCTION set_aside_with_vin() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
  BEGIN
    NEW.vin := (SELECT vin FROM spu WHERE spu_id = NEW.spu_id);
    RETURN NEW;
  END $$;
  CREATE TRIGGER set_aside_with_vin BEFORE INSERT ON set_aside FOR EACH ROW WHEN (NEW.vin IS NULL)
    EXECUTE FUNCTION set_aside_with_vin()`;
