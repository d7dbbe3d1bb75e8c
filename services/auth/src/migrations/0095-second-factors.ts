import { recordChangesOf, stopRecording, type TableRecording } from '@mall/persistence';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** As `RecordTables` declared it; recorded again for the new columns. */
const ACCOUNTS: TableRecording = {
  table: 'account',
  record: 'account',
  id: 'user_id',
  key: ['account_id'],
  masked: ['mobile', 'password_hash'],
  leftOut: ['created_at'],
};
const RESETS: TableRecording = {
  table: 'factor_reset',
  record: 'factorReset',
  id: 'reset_id',
  key: [],
  masked: [],
  leftOut: [],
};

/** Adds second factors, recovery codes, sign-ins that wait for them, and resets by two people. */
export class SecondFactors1767000000095 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE account ADD factor_since TIMESTAMPTZ`);
    await runner.query(`ALTER TABLE account ADD password_of_others BOOLEAN NOT NULL DEFAULT false`);
    await runner.query(`ALTER TABLE session ADD factor_at TIMESTAMPTZ`);
    await runner.query(`
      CREATE TABLE second_factor (
        account_id BIGINT PRIMARY KEY REFERENCES account,
        secret_sealed BYTEA NOT NULL,
        last_step BIGINT,
        started_at TIMESTAMPTZ NOT NULL DEFAULT now()
      )`);
    await runner.query(`
      CREATE TABLE recovery_code (
        account_id BIGINT NOT NULL REFERENCES account,
        code_hash BYTEA NOT NULL,
        used_at TIMESTAMPTZ,
        PRIMARY KEY (account_id, code_hash)
      )`);
    await runner.query(`
      CREATE TABLE sign_in_ticket (
        ticket_hash BYTEA PRIMARY KEY,
        account_id BIGINT NOT NULL REFERENCES account,
        client_id TEXT NOT NULL,
        password_stamp BYTEA NOT NULL,
        is_by_password BOOLEAN NOT NULL,
        expires_at TIMESTAMPTZ NOT NULL
      )`);
    await runner.query(`CREATE INDEX sign_in_ticket_expires ON sign_in_ticket (expires_at)`);
    await runner.query(`
      CREATE TABLE factor_reset (
        reset_id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        account_id BIGINT NOT NULL REFERENCES account,
        reason TEXT NOT NULL,
        asked_by BIGINT NOT NULL,
        asked_by_name TEXT NOT NULL,
        asked_at TIMESTAMPTZ NOT NULL DEFAULT now(),
        decided_by BIGINT,
        decided_by_name TEXT,
        decided_at TIMESTAMPTZ,
        is_confirmed BOOLEAN,
        CONSTRAINT factor_reset_by_two CHECK (is_confirmed IS NOT TRUE OR decided_by <> asked_by)
      )`);
    await runner.query(
      `CREATE UNIQUE INDEX factor_reset_open ON factor_reset (account_id) WHERE decided_at IS NULL`,
    );
    await recordChangesOf(runner, [ACCOUNTS, RESETS]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await stopRecording(runner, [ACCOUNTS.table, RESETS.table]);
    await runner.query(`DROP TABLE factor_reset, sign_in_ticket, recovery_code, second_factor`);
    await runner.query(`ALTER TABLE session DROP factor_at`);
    await runner.query(`ALTER TABLE account DROP factor_since, DROP password_of_others`);
    await recordChangesOf(runner, [ACCOUNTS]);
  }
}
