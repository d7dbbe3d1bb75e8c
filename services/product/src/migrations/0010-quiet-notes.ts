import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Stops notifying on changes: PostgreSQL lets transactions that notify commit only one after the other, each with its
 * own wait for the disk, so that people who held different cars waited for each other. The sequencer polls, several
 * times a second.
 */
export class QuietNotes1700001000000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return writeNotes(runner, '');
  }

  down(runner: QueryRunner): Promise<void> {
    return writeNotes(runner, `PERFORM pg_notify('product_change', '');`);
  }
}

/** @param call statement that follows every note. */
async function writeNotes(runner: QueryRunner, call: string): Promise<void> {
  const notes = {
    note_new_cars: `INSERT INTO car_change (spu_id) SELECT DISTINCT spu_id FROM changed;`,
    note_moved_cars: `INSERT INTO car_change (spu_id) SELECT spu_id FROM changed UNION SELECT spu_id FROM before;`,
    note_emptied: `INSERT INTO car_change (what) VALUES ('everything');`,
    note_table: `INSERT INTO car_change (what) VALUES (TG_ARGV[0]);`,
    note_rate: `IF TG_OP = 'UPDATE' AND NEW.rate = OLD.rate THEN RETURN NULL; END IF;
      INSERT INTO car_change (what) VALUES ('rate');`,
  };
  for (const [name, note] of Object.entries(notes))
    await runner.query(`
      CREATE OR REPLACE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN ${note} ${call} RETURN NULL; END $$`);
}
