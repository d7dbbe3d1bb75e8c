import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An event carries the trace of the request that caused it. A process of the release before leaves the column empty. */
export class TraceEvents1700000000060 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE outbox ADD COLUMN trace text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE outbox DROP COLUMN trace');
  }
}
