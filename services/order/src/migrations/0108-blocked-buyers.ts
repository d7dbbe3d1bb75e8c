import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the buyers whose personal data were erased, and whose orders are therefore hidden. */
export class BlockedBuyers1767100000108 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE blocked_buyer (
        user_id BIGINT PRIMARY KEY,
        blocked_at TIMESTAMPTZ NOT NULL DEFAULT now()
      );
      COMMENT ON TABLE blocked_buyer IS 'Buyers whose data were erased; their orders are kept and hidden'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE blocked_buyer');
  }
}
