import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Stores with a cancelled order what was stated about its cars, so that a cancellation that states something else is
 * refused with what is in force. Orders that ended before have no stated fate.
 */
export class StatedFates1764800000083 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE sales_order ADD COLUMN car_fate TEXT, ADD COLUMN car_reason TEXT`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE sales_order DROP COLUMN car_fate, DROP COLUMN car_reason`);
  }
}
