import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The limit on views of passports counts those of one member of staff within an hour. */
export class RevealsOfStaff1766500000096 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX passport_reveal_by_staff ON passport_reveal (staff_id, created_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX passport_reveal_by_staff');
  }
}
