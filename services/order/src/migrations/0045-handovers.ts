import { createIndexConcurrently } from '@mall/persistence';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds an index that finds the cars of half a year by the day on which they were handed over. */
export class Handovers1764400000045 implements MigrationInterface {
  readonly transaction = false;

  up(runner: QueryRunner): Promise<void> {
    return createIndexConcurrently(runner, {
      name: 'milestone_handed_over',
      on: `milestone (happened_on) WHERE code = 'handedOver'`,
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY milestone_handed_over');
  }
}
