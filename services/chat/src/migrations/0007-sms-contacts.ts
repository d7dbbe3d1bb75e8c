import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds codes that prove phone numbers. A process of the earlier version requests codes of e-mail only. */
export class SmsContacts1764000000007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE contact_code ADD channel TEXT NOT NULL DEFAULT 'email'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE contact_code DROP channel`);
  }
}
