import { createIndexConcurrently } from '@mall/persistence';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds an index of the cars of one file of the feeds, by id. */
export class FeedFiles1700002400000 implements MigrationInterface {
  readonly transaction = false;

  up(runner: QueryRunner): Promise<void> {
    return createIndexConcurrently(runner, {
      name: 'spu_feed',
      on: 'spu ((spu_id % 64), spu_id) WHERE status = 1',
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX spu_feed');
  }
}
