import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Moves the values of a car's free attributes into its row. They are written and read only with the car: in a table of
 * their own they were five rows a car, two entries of an index and two checked references each, half of the database's
 * work for an import.
 */
export class AttributeValuesOfCars1700001500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE spu ADD attr_value_ids BIGINT[] NOT NULL DEFAULT '{}'`);
    // Cars do not change, so that nothing has to be read again.
    await runner.query(`ALTER TABLE spu DISABLE TRIGGER note_moved`);
    await runner.query(`
      UPDATE spu s SET attr_value_ids = v.ids
        FROM (SELECT spu_id, array_agg(attr_value_id ORDER BY attr_value_id) AS ids
                FROM spu_attr_value GROUP BY spu_id) v
       WHERE v.spu_id = s.spu_id`);
    await runner.query(`ALTER TABLE spu ENABLE TRIGGER note_moved`);
    await runner.query(`DROP TABLE spu_attr_value`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE spu_attr_value (
        spu_id BIGINT NOT NULL REFERENCES spu ON DELETE CASCADE,
        attr_value_id BIGINT NOT NULL REFERENCES attr_value ON DELETE CASCADE,
        PRIMARY KEY (attr_value_id, spu_id)
      )`);
    await runner.query(`
      INSERT INTO spu_attr_value (spu_id, attr_value_id)
      SELECT spu_id, id FROM spu, unnest(attr_value_ids) AS id WHERE id IN (SELECT attr_value_id FROM attr_value)`);
    await runner.query(`CREATE INDEX spu_attr_value_spu ON spu_attr_value (spu_id)`);
    for (const [name, event, rows, note] of [
      ['note_new', 'INSERT', 'REFERENCING NEW TABLE AS changed', 'note_new_cars'],
      ['note_gone', 'DELETE', 'REFERENCING OLD TABLE AS changed', 'note_new_cars'],
      ['note_moved', 'UPDATE', 'REFERENCING OLD TABLE AS before NEW TABLE AS changed', 'note_moved_cars'],
      ['note_emptied', 'TRUNCATE', '', 'note_emptied'],
    ] as const)
      await runner.query(`
        CREATE TRIGGER ${name} AFTER ${event} ON spu_attr_value ${rows}
        FOR EACH STATEMENT EXECUTE FUNCTION ${note}()`);
    await runner.query(`ALTER TABLE spu DROP attr_value_ids`);
  }
}
