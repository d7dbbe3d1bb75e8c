import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds kind and record of a notice, who has read it, and the choices of readers. Columns have defaults, so that a
 * process of the earlier version goes on beside a new one; its notices are of the kind `order` and lead nowhere.
 */
export class NoticeCentre1764000000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE notice
        ADD kind TEXT NOT NULL DEFAULT 'order',
        ADD subject TEXT,
        ADD subject_id BIGINT;
      UPDATE notice SET kind = 'shop' WHERE template LIKE 'shop%';
      UPDATE notice SET kind = 'refund' WHERE template LIKE 'refund%';
      CREATE TABLE notice_reader (
        reader TEXT PRIMARY KEY,
        read_through BIGINT NOT NULL DEFAULT 0
      );
      CREATE TABLE notice_read (
        reader TEXT NOT NULL,
        notice_id BIGINT NOT NULL REFERENCES notice ON DELETE CASCADE,
        read_at TIMESTAMPTZ NOT NULL DEFAULT now(),
        PRIMARY KEY (reader, notice_id)
      );
      CREATE INDEX notice_read_notice ON notice_read (notice_id);
      CREATE TABLE notice_setting (
        reader TEXT NOT NULL,
        kind TEXT NOT NULL,
        channel TEXT NOT NULL,
        is_on BOOLEAN NOT NULL,
        PRIMARY KEY (reader, kind, channel)
      );
      CREATE INDEX notice_setting_kind ON notice_setting (kind, channel);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE notice_setting, notice_read, notice_reader;
      ALTER TABLE notice DROP kind, DROP subject, DROP subject_id;
    `);
  }
}
