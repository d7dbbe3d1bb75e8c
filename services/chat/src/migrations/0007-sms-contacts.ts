import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Codes that prove phone numbers. A process of the version before asks for codes of e-mail alone. */
export class SmsContacts1764000000007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE contact_code ADD channel TEXT NOT NULL DEFAULT 'email'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE contact_code DROP channel`);
  }
}
