import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counts the hours by which staff have extended the time to pay an order; those given before are not counted. */
export class ExtendedHours1766000000093 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE sales_order ADD COLUMN extended_hours INT NOT NULL DEFAULT 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE sales_order DROP COLUMN extended_hours`);
  }
}
