import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Requires that the second of two people decides the same as the first; large refunds need two people, and payouts a
 * document.
 */
export class TwoPeople1763900000033 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE voucher
        ADD COLUMN first_decision TEXT,
        ADD CONSTRAINT voucher_first_decision CHECK (first_decision IN ('full', 'difference', 'part', 'late'));
      ALTER TABLE refund
        ADD COLUMN first_by_id TEXT,
        ADD COLUMN first_by_name TEXT,
        ADD COLUMN first_at TIMESTAMPTZ,
        ADD COLUMN payout_files JSONB NOT NULL DEFAULT '[]',
        ADD CONSTRAINT refund_two_people
          CHECK (status NOT IN (1, 2) OR first_by_id IS NULL OR first_by_id <> decided_by_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE refund DROP COLUMN first_by_id, DROP COLUMN first_by_name, DROP COLUMN first_at,
        DROP COLUMN payout_files;
      ALTER TABLE voucher DROP COLUMN first_decision`);
  }
}
