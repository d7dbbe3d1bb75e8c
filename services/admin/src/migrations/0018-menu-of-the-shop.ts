import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the shop's menu, in which staff add links; existing rows belong to the console's menu. */
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
