import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateOwnSettings1764800000012 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE own_setting (
        user_id BIGINT NOT NULL,
        name TEXT NOT NULL,
        value TEXT NOT NULL,
        changed_at TIMESTAMPTZ NOT NULL DEFAULT now(),
        CONSTRAINT own_setting_pkey PRIMARY KEY (user_id, name)
      );
      COMMENT ON COLUMN own_setting.user_id IS 'An account of auth: staff and merchants alike';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE own_setting');
  }
}
