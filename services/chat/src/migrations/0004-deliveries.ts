import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds addresses of readers, and the deliveries of each notice. Notices written by a process of the earlier version are
 * only sent to open pages: `fanned_out` is true unless a new process sets it.
 */
export class Deliveries1764000000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE notice ADD fanned_out BOOLEAN NOT NULL DEFAULT true;
      CREATE INDEX notice_to_fan_out ON notice (notice_id) WHERE NOT fanned_out;
      ALTER TABLE notice_reader
        ADD locale TEXT NOT NULL DEFAULT 'ru',
        ADD time_zone TEXT NOT NULL DEFAULT 'Europe/Moscow',
        ADD quiet_from INT,
        ADD quiet_to INT,
        ADD digest_hour INT;
      CREATE TABLE contact (
        contact_id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        reader TEXT NOT NULL,
        channel TEXT NOT NULL,
        address TEXT NOT NULL,
        secret UUID NOT NULL,
        verified_at TIMESTAMPTZ,
        disabled_at TIMESTAMPTZ,
        disabled_reason TEXT NOT NULL DEFAULT '',
        UNIQUE (reader, channel)
      );
      CREATE TABLE contact_code (
        code_id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        reader TEXT NOT NULL,
        address TEXT NOT NULL,
        hash TEXT NOT NULL,
        salt UUID NOT NULL,
        tries INT NOT NULL DEFAULT 0,
        sent_at TIMESTAMPTZ NOT NULL DEFAULT now()
      );
      CREATE INDEX contact_code_reader ON contact_code (reader, sent_at);
      CREATE TABLE delivery (
        delivery_id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        notice_id BIGINT REFERENCES notice ON DELETE CASCADE,
        reader TEXT NOT NULL,
        channel TEXT NOT NULL,
        digest_day DATE,
        digest_id BIGINT REFERENCES delivery ON DELETE CASCADE,
        state TEXT NOT NULL DEFAULT 'waiting'
          CHECK (state IN ('waiting', 'sending', 'sent', 'failed', 'skipped', 'collected')),
        attempts INT NOT NULL DEFAULT 0,
        next_at TIMESTAMPTZ NOT NULL DEFAULT now(),
        message_key UUID NOT NULL,
        reason TEXT NOT NULL DEFAULT '',
        created_at TIMESTAMPTZ NOT NULL DEFAULT now(),
        sent_at TIMESTAMPTZ,
        UNIQUE (notice_id, reader, channel),
        UNIQUE (reader, channel, digest_day)
      );
      CREATE INDEX delivery_due ON delivery (next_at) WHERE state IN ('waiting', 'sending');
      CREATE INDEX delivery_state ON delivery (state, delivery_id);
      CREATE INDEX delivery_digest ON delivery (digest_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE delivery, contact_code, contact;
      ALTER TABLE notice_reader DROP locale, DROP time_zone, DROP quiet_from, DROP quiet_to, DROP digest_hour;
      ALTER TABLE notice DROP fanned_out;
    `);
  }
}
