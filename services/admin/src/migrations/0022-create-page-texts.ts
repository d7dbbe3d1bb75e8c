import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePageTexts1765800000022 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE page_text (
        code TEXT NOT NULL,
        version INTEGER NOT NULL,
        content JSONB NOT NULL,
        is_shipped BOOLEAN NOT NULL DEFAULT false,
        restored_version INTEGER,
        note TEXT,
        changed_by TEXT,
        changed_at TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
        CONSTRAINT page_text_pkey PRIMARY KEY (code, version)
      );
      COMMENT ON TABLE page_text IS
        'Texts of the storefront, a row for each version; the highest version of a code is in force';
      COMMENT ON COLUMN page_text.is_shipped IS 'As a release ships it; the next one may replace it';
      COMMENT ON COLUMN page_text.restored_version IS 'The version that this one repeats';
      COMMENT ON COLUMN page_text.changed_by IS 'Empty: written by a release';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE page_text');
  }
}
