import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds accounts of other services that people sign in with, and sign-ins with them that are under way. */
export class SocialLinks0007 implements MigrationInterface {
  readonly name = 'SocialLinks1700000000007';

  async up(runner: QueryRunner): Promise<void> {
    // Everybody had chosen a password before.
    await runner.query(`ALTER TABLE account ADD has_password BOOLEAN NOT NULL DEFAULT true`);
    await runner.query(`
      CREATE TABLE social_link (
        issuer TEXT NOT NULL,
        subject TEXT NOT NULL,
        provider TEXT NOT NULL,
        account_id BIGINT NOT NULL REFERENCES account,
        person TEXT NOT NULL DEFAULT '',
        bound_at TIMESTAMPTZ NOT NULL DEFAULT now(),
        PRIMARY KEY (issuer, subject)
      )`);
    await runner.query(`CREATE UNIQUE INDEX social_link_account ON social_link (account_id, provider)`);
    await runner.query(`
      CREATE TABLE social_attempt (
        state_hash BYTEA PRIMARY KEY,
        provider TEXT NOT NULL,
        device_key TEXT NOT NULL,
        account_id BIGINT REFERENCES account,
        nonce TEXT NOT NULL,
        verifier TEXT NOT NULL,
        expires_at TIMESTAMPTZ NOT NULL,
        is_used BOOLEAN NOT NULL DEFAULT false,
        issuer TEXT,
        subject TEXT,
        person TEXT
      )`);
    await runner.query(`CREATE INDEX social_attempt_expires ON social_attempt (expires_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE social_attempt, social_link`);
    await runner.query(`ALTER TABLE account DROP has_password`);
  }
}
