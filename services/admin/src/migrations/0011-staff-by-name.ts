import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds indexes for the orders of the console's list of staff, and of the pickers of people. */
export class StaffByName1764700000011 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX staff_by_nickname ON staff (nickname) WHERE removed_at IS NULL;
      CREATE INDEX staff_by_name ON staff (name) WHERE removed_at IS NULL;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX staff_by_nickname; DROP INDEX staff_by_name;`);
  }
}
