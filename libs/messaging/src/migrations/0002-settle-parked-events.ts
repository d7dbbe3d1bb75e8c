import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keeps the row of a settled parked event: who settled it, when, how and why. */
export class SettleParkedEvents1700000000010 implements MigrationInterface {
  /** The name recorded in installed databases. */
  readonly name = 'SettleParked1700000000010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE parked_event
        ADD COLUMN state TEXT NOT NULL DEFAULT 'parked' CHECK (state IN ('parked', 'replayed', 'discarded')),
        ADD COLUMN replays INT NOT NULL DEFAULT 0,
        ADD COLUMN settled_at TIMESTAMPTZ,
        ADD COLUMN settled_by TEXT,
        ADD COLUMN note TEXT,
        ADD CHECK ((state = 'parked') = (settled_at IS NULL))`);
    await runner.query(`CREATE INDEX parked_event_waiting ON parked_event (id) WHERE state = 'parked'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX parked_event_waiting;
      ALTER TABLE parked_event DROP COLUMN state, DROP COLUMN replays, DROP COLUMN settled_at, DROP COLUMN settled_by,
        DROP COLUMN note`);
  }
}
