import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds milestones of a car; a milestone written again corrects the row, and the order's history keeps that it was corrected. */
export class Milestones1763700000024 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE milestone (
        order_id BIGINT NOT NULL REFERENCES sales_order,
        code TEXT NOT NULL,
        happened_on DATE NOT NULL,
        note TEXT,
        files JSONB NOT NULL DEFAULT '[]',
        written_by_kind TEXT NOT NULL CHECK (written_by_kind IN ('merchant', 'staff')),
        written_by_id TEXT,
        written_at TIMESTAMPTZ NOT NULL DEFAULT now(),
        corrections INT NOT NULL DEFAULT 0,
        PRIMARY KEY (order_id, code)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE milestone');
  }
}
