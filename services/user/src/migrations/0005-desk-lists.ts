import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds indexes for the orders of the console's list of buyers. */
export class DeskLists1764000000005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX profile_by_nick_name ON profile (nick_name);
      CREATE INDEX profile_by_surname ON profile (surname);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX profile_by_nick_name; DROP INDEX profile_by_surname;`);
  }
}
