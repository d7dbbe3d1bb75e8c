import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets an item of the shop's menu have an address of its own, which opens a page of the shop or an external app. */
export class OwnAddresses1765700000020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE menu ADD COLUMN component TEXT`);
    await runner.query(
      `COMMENT ON COLUMN menu.component IS 'What an item of the shop opens at an address of its own'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE menu DROP COLUMN component`);
  }
}
