import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the months of warranty that a shop gives. */
export class Warranties1700004800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE spu ADD COLUMN warranty_months SMALLINT');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE spu DROP COLUMN warranty_months');
  }
}
