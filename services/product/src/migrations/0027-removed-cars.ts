import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a removed car was before, so that it can be brought back, and one that was taken down comes back taken down. */
export class RemovedCars1700002700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE spu ADD COLUMN removed_status smallint');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE spu DROP COLUMN removed_status');
  }
}
