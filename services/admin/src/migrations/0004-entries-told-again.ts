import type { MigrationInterface, QueryRunner } from 'typeorm';

export class EntriesToldAgain1763900000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE operation_log ADD entry_id UUID UNIQUE;
      COMMENT ON COLUMN operation_log.entry_id IS 'Of one write of staff, told before it and after it; null for reports';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE operation_log DROP COLUMN entry_id');
  }
}
