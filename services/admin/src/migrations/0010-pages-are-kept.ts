import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The console has kept every page in memory; from now on it asks the menu entry, so every entry says what was done so far. */
export class PagesAreKept1764600000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE menu ALTER COLUMN keeps_alive SET DEFAULT true`);
    await runner.query(`UPDATE menu SET keeps_alive = true`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE menu ALTER COLUMN keeps_alive SET DEFAULT false`);
    await runner.query(`UPDATE menu SET keeps_alive = false`);
  }
}
