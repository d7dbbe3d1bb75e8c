import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds each car as it was when it last went on sale with somebody's agreement; a car that is on sale is stored when it changes. */
export class CarApprovals1766000000099 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE car_approval (
        spu_id BIGINT PRIMARY KEY REFERENCES spu ON DELETE CASCADE,
        car JSONB NOT NULL,
        approved_by TEXT,
        approved_at TIMESTAMPTZ NOT NULL DEFAULT now()
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE car_approval');
  }
}
