import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores with each event the trace of the request that caused it. A process of the previous release leaves the column empty. */
export class TraceEvents1700000000060 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE outbox ADD COLUMN trace text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE outbox DROP COLUMN trace');
  }
}
