import { createIndexConcurrently } from '@mall/persistence';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds an index that finds and counts one person's entries, newest first, without reading them, and lists the names of
 * the log, one step each.
 */
export class LogByName1765400000017 implements MigrationInterface {
  readonly transaction = false;

  up(runner: QueryRunner): Promise<void> {
    return createIndexConcurrently(runner, {
      name: 'operation_log_by_name',
      on: 'operation_log (actor_name, created_at, log_id)',
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX operation_log_by_name');
  }
}
