import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds captchas that work once, and the messages counted for each day. */
export class Captchas0003 implements MigrationInterface {
  readonly name = 'Captchas1700000000003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE captcha_secret (
        is_one BOOLEAN PRIMARY KEY DEFAULT true CONSTRAINT captcha_secret_one CHECK (is_one),
        secret BYTEA NOT NULL
      )`);
    await runner.query(
      `CREATE TABLE used_captcha (signature TEXT PRIMARY KEY, expires_at TIMESTAMPTZ NOT NULL)`,
    );
    await runner.query(`CREATE INDEX used_captcha_expires ON used_captcha (expires_at)`);
    await runner.query(`
      CREATE TABLE sms_day (day DATE NOT NULL, kind TEXT NOT NULL, sent INT NOT NULL, PRIMARY KEY (day, kind))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE sms_day, used_captcha, captcha_secret`);
  }
}
