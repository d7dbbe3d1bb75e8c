import { createIndexConcurrently } from '@mall/persistence';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const name = 'passport_reveal_by_staff';

/** The limit on views of passports counts those of one member of staff within an hour. */
export class RevealsOfStaff1766500000096 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(runner, { name, on: 'passport_reveal (staff_id, created_at)' });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
  }
}
