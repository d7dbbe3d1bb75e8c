import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Notes a new car once: it comes with its stock in one transaction, and half as many notes of an import have to be numbered. */
export class OneNoteForANewCar1700001600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION note_new_stock() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO car_change (spu_id) SELECT DISTINCT spu_id FROM changed
         -- Cars that this transaction has written have a note of their own.
         WHERE NOT EXISTS (SELECT FROM spu s WHERE s.spu_id = changed.spu_id AND s.xmin = pg_current_xact_id()::xid);
        RETURN NULL;
      END $$`);
    await noteNewStockBy(runner, 'note_new_stock');
  }

  async down(runner: QueryRunner): Promise<void> {
    await noteNewStockBy(runner, 'note_new_cars');
    await runner.query(`DROP FUNCTION note_new_stock()`);
  }
}

async function noteNewStockBy(runner: QueryRunner, note: string): Promise<void> {
  await runner.query(`DROP TRIGGER note_new ON sku_stock`);
  await runner.query(`
    CREATE TRIGGER note_new AFTER INSERT ON sku_stock REFERENCING NEW TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION ${note}()`);
}
