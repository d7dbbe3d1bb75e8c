import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds browsers to which notices are pushed. A process of the earlier version does not use them and goes on. */
export class PushBrowsers1764000000008 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE push_browser (
        browser_id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        reader TEXT NOT NULL,
        session_id TEXT NOT NULL,
        endpoint TEXT NOT NULL UNIQUE,
        p256dh TEXT NOT NULL,
        auth TEXT NOT NULL,
        seen_at TIMESTAMPTZ NOT NULL DEFAULT now()
      );
      CREATE INDEX push_browser_reader ON push_browser (reader);
      CREATE INDEX push_browser_session ON push_browser (session_id);
      CREATE TABLE push_receipt (
        message_key UUID NOT NULL,
        browser_id BIGINT NOT NULL REFERENCES push_browser ON DELETE CASCADE,
        sent_at TIMESTAMPTZ NOT NULL DEFAULT now(),
        PRIMARY KEY (message_key, browser_id)
      );
      CREATE INDEX push_receipt_browser ON push_receipt (browser_id);
      CREATE INDEX push_receipt_sent ON push_receipt (sent_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE push_receipt, push_browser`);
  }
}
