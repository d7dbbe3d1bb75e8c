import type { MigrationInterface, QueryRunner } from 'typeorm';

const NOTES = [
  ['note_new', 'INSERT', 'REFERENCING NEW TABLE AS changed', 'note_new_cars'],
  ['note_gone', 'DELETE', 'REFERENCING OLD TABLE AS changed', 'note_new_cars'],
  ['note_moved', 'UPDATE', 'REFERENCING OLD TABLE AS before NEW TABLE AS changed', 'note_moved_cars'],
  ['note_emptied', 'TRUNCATE', '', 'note_emptied'],
] as const;

/**
 * Makes the stock the only place with the units of a car: a hold writes the few figures of the stock and not the whole
 * car again. Changes of the stock itself are noted for the read model instead; a sku is added and removed with its
 * stock.
 */
export class StockInOnePlace1700000800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [name, what, rows, note] of NOTES)
      await runner.query(
        `CREATE TRIGGER ${name} AFTER ${what} ON sku_stock ${rows} FOR EACH STATEMENT EXECUTE FUNCTION ${note}()`,
      );
    await runner.query(`DROP TRIGGER note_new ON sku`);
    await runner.query(`DROP TRIGGER note_gone ON sku`);
    await runner.query(`ALTER TABLE spu DROP stock_left`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE spu ADD stock_left INT NOT NULL DEFAULT 0`);
    await runner.query(`
      UPDATE spu s SET stock_left = k.stock
        FROM (SELECT spu_id, sum(stock) AS stock FROM sku_stock GROUP BY spu_id) k WHERE k.spu_id = s.spu_id`);
    for (const [name, what, rows, note] of NOTES.slice(0, 2))
      await runner.query(
        `CREATE TRIGGER ${name} AFTER ${what} ON sku ${rows} FOR EACH STATEMENT EXECUTE FUNCTION ${note}()`,
      );
    for (const [name] of NOTES) await runner.query(`DROP TRIGGER ${name} ON sku_stock`);
  }
}
