import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Staff add links to the shop's menu; what has been there so far is the console's. */
export class MenuOfTheShop1765500000018 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE menu ADD COLUMN place TEXT NOT NULL DEFAULT 'console'
        CONSTRAINT menu_place_check CHECK (place IN ('console', 'shop'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE menu DROP COLUMN place`);
  }
}
