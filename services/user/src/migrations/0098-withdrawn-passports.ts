import { createIndexConcurrently } from '@mall/persistence';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const name = 'profile_passport_withdrawn';

/** Finds the few passports that are to be deleted once no contract needs them. */
export class WithdrawnPassports1767100000098 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(runner, {
      name,
      on: 'profile (passport_withdrawn_at) WHERE passport_withdrawn_at IS NOT NULL',
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
  }
}
