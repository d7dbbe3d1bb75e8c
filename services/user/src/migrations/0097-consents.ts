import { recordChangesOf, stopRecording, type TableRecording } from '@mall/persistence';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** As `RecordTables` declared it; recorded again for the new column. */
const PROFILES: TableRecording = {
  table: 'profile',
  record: 'buyer',
  id: 'user_id',
  key: [],
  masked: [
    'user_name',
    'mobile',
    'email',
    'surname',
    'name',
    'patronymic',
    'surname_en',
    'name_en',
    'patronymic_en',
    'passport_sealed',
  ],
  leftOut: ['created_at', 'updated_at', 'missing'],
};
const REQUESTS: TableRecording = {
  table: 'personal_request',
  record: 'buyer',
  id: 'user_id',
  key: ['request_id'],
  masked: [],
  leftOut: ['parts_done'],
};

/** Adds consents with their withdrawals, and requests for a copy of personal data or their erasure. */
export class Consents1767100000097 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE profile ADD passport_withdrawn_at TIMESTAMPTZ`);
    await runner.query(`
      CREATE FUNCTION consent_is_final() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'A consent and its withdrawal stay as they were given';
      END $$`);
    await runner.query(`
      CREATE TABLE consent (
        consent_id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id BIGINT NOT NULL,
        purpose TEXT NOT NULL,
        text_code TEXT NOT NULL,
        version INT NOT NULL,
        language TEXT NOT NULL,
        given_at TIMESTAMPTZ NOT NULL DEFAULT now(),
        ip TEXT,
        device TEXT,
        CONSTRAINT consent_language_check CHECK (language IN ('ru', 'zh', 'en')),
        CONSTRAINT consent_version_check CHECK (version > 0)
      )`);
    await runner.query(`CREATE INDEX consent_of_user ON consent (user_id, purpose)`);
    await runner.query(`
      CREATE TABLE consent_withdrawal (
        consent_id BIGINT PRIMARY KEY REFERENCES consent,
        withdrawn_at TIMESTAMPTZ NOT NULL DEFAULT now(),
        ip TEXT,
        device TEXT
      )`);
    for (const table of ['consent', 'consent_withdrawal'])
      await runner.query(
        `CREATE TRIGGER ${table}_is_final BEFORE UPDATE OR DELETE ON ${table}
           FOR EACH ROW EXECUTE FUNCTION consent_is_final()`,
      );
    await runner.query(
      `COMMENT ON TABLE consent IS 'Rows are only added; consent_withdrawal says which are withdrawn'`,
    );
    for (const table of ['consent', 'consent_withdrawal'])
      await runner.query(`COMMENT ON COLUMN ${table}.device IS 'The browser, as it names itself'`);
    await runner.query(`
      CREATE TABLE personal_request (
        request_id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id BIGINT NOT NULL REFERENCES profile,
        kind TEXT NOT NULL,
        state TEXT NOT NULL DEFAULT 'waiting',
        asked_at TIMESTAMPTZ NOT NULL DEFAULT now(),
        due_at TIMESTAMPTZ NOT NULL,
        ip TEXT,
        device TEXT,
        begun_at TIMESTAMPTZ,
        decided_by BIGINT,
        decided_by_name TEXT,
        reason TEXT,
        parts_done TEXT[] NOT NULL DEFAULT '{}',
        ended_at TIMESTAMPTZ,
        file_id BIGINT,
        file_until TIMESTAMPTZ,
        CONSTRAINT personal_request_kind_check CHECK (kind IN ('copy', 'erasure')),
        CONSTRAINT personal_request_state_check CHECK (state IN ('waiting', 'done', 'refused', 'withdrawn')),
        CONSTRAINT personal_request_ended_check CHECK ((state = 'waiting') = (ended_at IS NULL)),
        CONSTRAINT personal_request_reason_check CHECK (state <> 'refused' OR reason IS NOT NULL)
      )`);
    await runner.query(`COMMENT ON COLUMN personal_request.device IS 'The browser, as it names itself'`);
    await runner.query(
      `CREATE UNIQUE INDEX personal_request_open ON personal_request (user_id, kind) WHERE state = 'waiting'`,
    );
    await runner.query(
      `CREATE INDEX personal_request_due ON personal_request (due_at, request_id) WHERE state = 'waiting'`,
    );
    await runner.query(`CREATE INDEX personal_request_of_user ON personal_request (user_id, request_id)`);
    await recordChangesOf(runner, [PROFILES, REQUESTS]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await stopRecording(runner, [PROFILES.table, REQUESTS.table]);
    await runner.query(`DROP TABLE personal_request, consent_withdrawal, consent`);
    await runner.query(`DROP FUNCTION consent_is_final`);
    await runner.query(`ALTER TABLE profile DROP passport_withdrawn_at`);
    await recordChangesOf(runner, [PROFILES]);
  }
}
