import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People of a closed shop cannot sign in and read why. */
export class ClosedShops0005 implements MigrationInterface {
  readonly name = 'ClosedShops1700000000005';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE account ADD shop_closed_reason TEXT`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE account DROP shop_closed_reason`);
  }
}
