import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores long texts uncompressed: compressing them took longer than everything else that an order writes. */
export class PlainTexts1763800000026 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE sales_contract ALTER COLUMN body SET STORAGE EXTERNAL`);
    await runner.query(`ALTER TABLE confirmation ALTER COLUMN snapshot SET STORAGE EXTERNAL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE confirmation ALTER COLUMN snapshot SET STORAGE EXTENDED`);
    await runner.query(`ALTER TABLE sales_contract ALTER COLUMN body SET STORAGE EXTENDED`);
  }
}
