import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['sku_stock', 'sku_stock_lock'] as const;

/**
 * Notes a hold as a change of stock. Most changes of cars are holds, and a hold changes only the units of a car, so
 * that the read model reads two figures again instead of the car. It is noted once: a statement that writes a hold
 * moves the stock in the same transaction. A sku never moves to another car, so its former car need not be read.
 *
 * `spu_ids` still names all cars of a version, for replicas that do not know `stock_ids` yet.
 */
export class NotesOfStock1700001100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE car_change ADD is_stock BOOLEAN NOT NULL DEFAULT false`);
    await runner.query(`ALTER TABLE catalogue_version ADD stock_ids BIGINT[] NOT NULL DEFAULT '{}'`);
    await runner.query(`
      CREATE FUNCTION note_stock() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN INSERT INTO car_change (spu_id, is_stock) SELECT spu_id, true FROM changed; RETURN NULL; END $$`);
    for (const table of TABLES) {
      await runner.query(`DROP TRIGGER note_moved ON ${table}`);
      await runner.query(`
        CREATE TRIGGER note_moved AFTER UPDATE ON ${table} REFERENCING NEW TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION note_stock()`);
    }
    await runner.query(`DROP TRIGGER note_new ON sku_stock_lock`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TRIGGER note_new AFTER INSERT ON sku_stock_lock REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION note_new_cars()`);
    for (const table of TABLES) {
      await runner.query(`DROP TRIGGER note_moved ON ${table}`);
      await runner.query(`
        CREATE TRIGGER note_moved AFTER UPDATE ON ${table} REFERENCING OLD TABLE AS before NEW TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION note_moved_cars()`);
    }
    await runner.query(`DROP FUNCTION note_stock()`);
    await runner.query(`ALTER TABLE catalogue_version DROP stock_ids`);
    await runner.query(`ALTER TABLE car_change DROP is_stock`);
  }
}
