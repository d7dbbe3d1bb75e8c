import type { MigrationInterface, QueryRunner } from 'typeorm';

export class NameShopsInAllLanguages1700000400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE shop ALTER COLUMN name TYPE JSONB
         USING jsonb_build_object('ru', name, 'zh', name, 'en', name)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE shop ALTER COLUMN name TYPE TEXT USING COALESCE(name ->> 'zh', '')`);
  }
}
