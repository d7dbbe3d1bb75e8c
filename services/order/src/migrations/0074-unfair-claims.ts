import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Stores which slips claimed too little to prolong the hold, and until when the cars of an order are held while a slip
 * waits. Slips from before count as fair, and orders whose slips wait already have no such time.
 */
export class UnfairClaims1764700000074 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE voucher ADD COLUMN is_fair BOOLEAN NOT NULL DEFAULT true;
      ALTER TABLE sales_order ADD COLUMN held_until TIMESTAMPTZ`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE voucher DROP COLUMN is_fair;
      ALTER TABLE sales_order DROP COLUMN held_until`);
  }
}
