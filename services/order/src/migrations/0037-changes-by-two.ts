import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds proposals: rates that jump and limits that are raised need two people, and the first leaves a proposal. */
export class ChangesByTwo1763900000037 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE change_proposal (
        subject TEXT PRIMARY KEY,
        value BIGINT NOT NULL,
        proposed_by_id TEXT NOT NULL,
        proposed_by TEXT NOT NULL,
        proposed_at TIMESTAMPTZ NOT NULL DEFAULT now()
      );
      ALTER TABLE exchange_rate ADD COLUMN second_by TEXT`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE change_proposal; ALTER TABLE exchange_rate DROP COLUMN second_by`);
  }
}
