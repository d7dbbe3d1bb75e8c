import { createIndexConcurrently } from '@mall/persistence';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const SEARCHED = ['title', 'path', 'actor_name', 'failure'];

/**
 * Adds an index of trigrams, which finds words of the log. Most entries have the same few texts, which such an index
 * keeps small; a request id is found as a whole.
 */
export class SearchLog1764900000013 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(runner, {
      name: 'operation_log_words',
      on: `operation_log USING gin (${SEARCHED.map((column) => `${column} gin_trgm_ops`).join(', ')})`,
    });
    await createIndexConcurrently(runner, {
      name: 'operation_log_request',
      on: 'operation_log (request_id)',
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX operation_log_request, operation_log_words');
  }
}
