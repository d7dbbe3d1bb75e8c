import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Stores the status of a removed car before its removal, so that it can be restored, and one that was taken down stays
 * taken down.
 */
export class RemovedCars1700002700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE spu ADD COLUMN removed_status smallint');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE spu DROP COLUMN removed_status');
  }
}
