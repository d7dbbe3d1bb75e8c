import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SavedSearches1764000000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE saved_search (
        user_id BIGINT NOT NULL,
        query TEXT NOT NULL CHECK (length(query) <= 2000),
        looked_at TIMESTAMPTZ NOT NULL DEFAULT now(),
        created_at TIMESTAMPTZ NOT NULL DEFAULT now(),
        PRIMARY KEY (user_id, query)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE saved_search`);
  }
}
