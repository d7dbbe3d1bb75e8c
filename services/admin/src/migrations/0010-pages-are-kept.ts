import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sets on every menu entry that its page is kept in memory, as the console did for all pages; from now on it reads the entry. */
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
