import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Records the stream that the outbox was last relayed to, and the progress of refilling a new one. */
export class RememberStream1700000000020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE relay_state (
        is_only BOOLEAN PRIMARY KEY DEFAULT true CHECK (is_only),
        -- When the server made the stream; null before the first.
        stream_created TEXT,
        -- Rows after the one and up to the other go out once more; null when there is nothing to refill.
        refill_after BIGINT,
        refill_to BIGINT,
        CHECK ((refill_after IS NULL) = (refill_to IS NULL))
      )`);
    await runner.query(`INSERT INTO relay_state DEFAULT VALUES`);
    await runner.query(`CREATE INDEX outbox_occurred ON outbox (occurred_at)`);
    await runner.query(`CREATE INDEX inbox_handled ON inbox (handled_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX inbox_handled; DROP INDEX outbox_occurred; DROP TABLE relay_state`);
  }
}
