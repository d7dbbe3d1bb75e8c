import { createIndexConcurrently } from '@mall/persistence';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds an index that finds the slowest entries of a log of years without sorting all of it. */
export class SlowestEntries1765300000016 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(runner, {
      name: 'operation_log_slowest',
      on: 'operation_log (duration_ms, created_at, log_id)',
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX operation_log_slowest');
  }
}
