import { createIndexConcurrently } from '@mall/persistence';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds an index of failures: they are few among many entries, and staff look for them, so they can be counted at once. */
export class FailuresOfLog1765100000015 implements MigrationInterface {
  readonly transaction = false;

  up(runner: QueryRunner): Promise<void> {
    return createIndexConcurrently(runner, {
      name: 'operation_log_failures',
      on: 'operation_log (created_at DESC, log_id DESC) WHERE is_failure',
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX operation_log_failures');
  }
}
