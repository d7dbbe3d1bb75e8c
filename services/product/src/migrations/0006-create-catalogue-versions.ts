import type { MigrationInterface, QueryRunner } from 'typeorm';

const SORTS = ['created_at', 'sale_num', 'price_fee'];
const FILTERS = ['brand_id', 'series_id', 'category_id', 'condition', 'shop_id'];

/**
 * Lets the database record every change of the catalogue that buyers see, in the transaction that makes it, whoever
 * makes it. Notes are numbered afterwards: one process at a time takes committed notes out of `car_change` and writes
 * them as the next version, so that versions have no gaps and come in the order in which they become visible.
 */
export class CreateCatalogueVersions1700000600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE car_change (
        seq BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        spu_id BIGINT,
        -- Instead of a car: a table that answers are made with.
        what TEXT,
        CHECK ((spu_id IS NULL) <> (what IS NULL))
      )`);
    // Rows come and go by the thousand; with the defaults, vacuuming would leave many dead rows to be
    // scanned.
    await runner.query(`
      ALTER TABLE car_change SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000,
        autovacuum_analyze_scale_factor = 0, autovacuum_analyze_threshold = 100000)`);
    await runner.query(`
      CREATE TABLE catalogue_version (
        version BIGINT PRIMARY KEY,
        spu_ids BIGINT[] NOT NULL,
        tables TEXT[] NOT NULL,
        made_at TIMESTAMPTZ NOT NULL DEFAULT now()
      )`);
    await runner.query(`INSERT INTO catalogue_version (version, spu_ids, tables) VALUES (1, '{}', '{}')`);
    await noteCars(runner);
    await noteTables(runner);
    await dropOldSearch(runner);
  }

  /** Does not restore the data of the former search, all of which is in other tables. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DROP FUNCTION note_new_cars(), note_moved_cars(), note_table(), note_emptied(), note_rate() CASCADE`,
    );
    await runner.query(`DROP TABLE catalogue_version, car_change`);
  }
}

/** Notes the cars once for each statement, however many cars it changes. */
async function noteCars(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE FUNCTION note_new_cars() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO car_change (spu_id) SELECT DISTINCT spu_id FROM changed;
      IF FOUND THEN PERFORM pg_notify('product_change', ''); END IF;
      RETURN NULL;
    END $$`);
  await runner.query(`
    CREATE FUNCTION note_moved_cars() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO car_change (spu_id) SELECT spu_id FROM changed UNION SELECT spu_id FROM before;
      IF FOUND THEN PERFORM pg_notify('product_change', ''); END IF;
      RETURN NULL;
    END $$`);
  await runner.query(`
    CREATE FUNCTION note_emptied() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO car_change (what) VALUES ('everything');
      PERFORM pg_notify('product_change', '');
      RETURN NULL;
    END $$`);
  for (const table of ['spu', 'sku', 'sku_stock_lock', 'spu_attr_value']) {
    await runner.query(`
      CREATE TRIGGER note_new AFTER INSERT ON ${table} REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION note_new_cars()`);
    await runner.query(`
      CREATE TRIGGER note_gone AFTER DELETE ON ${table} REFERENCING OLD TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION note_new_cars()`);
    await runner.query(`
      CREATE TRIGGER note_moved AFTER UPDATE ON ${table} REFERENCING OLD TABLE AS before NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION note_moved_cars()`);
    await runner.query(`
      CREATE TRIGGER note_emptied AFTER TRUNCATE ON ${table}
      FOR EACH STATEMENT EXECUTE FUNCTION note_emptied()`);
  }
}

async function noteTables(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE FUNCTION note_table() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO car_change (what) VALUES (TG_ARGV[0]);
      PERFORM pg_notify('product_change', '');
      RETURN NULL;
    END $$`);
  const tables = [
    ['brand', 'brand'],
    ['category', 'category'],
    ['shop', 'shop'],
    ['search_synonym', 'synonym'],
  ] as const;
  for (const [table, what] of tables) {
    await runner.query(`
      CREATE TRIGGER note_table AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
      FOR EACH STATEMENT EXECUTE FUNCTION note_table('${what}')`);
  }
  // Written every ten minutes, mostly unchanged: only rows that changed count.
  await runner.query(`
    CREATE TRIGGER note_table AFTER INSERT OR UPDATE OR DELETE ON badge_limit
    FOR EACH ROW EXECUTE FUNCTION note_table('badge')`);
  // The rate is written every minute and rarely changes.
  await runner.query(`
    CREATE FUNCTION note_rate() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'INSERT' OR NEW.rate <> OLD.rate THEN
        INSERT INTO car_change (what) VALUES ('rate');
        PERFORM pg_notify('product_change', '');
      END IF;
      RETURN NULL;
    END $$`);
  await runner.query(`
    CREATE TRIGGER note_rate AFTER INSERT OR UPDATE ON estimate_rate
    FOR EACH ROW EXECUTE FUNCTION note_rate()`);
}

/** Drops words, orders, filters and counts of buyers, which are in the read model now. */
async function dropOldSearch(runner: QueryRunner): Promise<void> {
  await runner.query(`ALTER TABLE spu DROP words, DROP words_stale`);
  for (const sort of SORTS) {
    await runner.query(`DROP INDEX live_${sort}`);
    for (const filter of FILTERS) await runner.query(`DROP INDEX IF EXISTS live_${filter}_${sort}`);
  }
  await runner.query(`DROP FUNCTION count_new_cars(), count_gone_cars(), count_moved_cars() CASCADE`);
  await runner.query(`DROP TABLE car_count`);
}
