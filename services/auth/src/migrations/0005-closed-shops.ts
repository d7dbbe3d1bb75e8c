import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Prevents people of a closed shop from signing in, and shows them the reason. */
export class ClosedShops0005 implements MigrationInterface {
  readonly name = 'ClosedShops1700000000005';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE account ADD shop_closed_reason TEXT`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE account DROP shop_closed_reason`);
  }
}
