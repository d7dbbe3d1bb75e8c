import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the table of answers to requests with an idempotency key. */
export class KeptAnswers1766100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE kept_answer (
        person TEXT NOT NULL,
        operation TEXT NOT NULL,
        request_key TEXT NOT NULL,
        request_hash TEXT NOT NULL,
        lease_until TIMESTAMPTZ NOT NULL,
        answer TEXT,
        created_at TIMESTAMPTZ NOT NULL DEFAULT now(),
        PRIMARY KEY (person, operation, request_key)
      );
      CREATE INDEX kept_answer_created ON kept_answer (created_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE kept_answer');
  }
}
