import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the authors of a draft, who may not publish it. */
export class TemplateAuthors1763900000040 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE document_template ADD COLUMN author_ids TEXT[] NOT NULL DEFAULT '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE document_template DROP COLUMN author_ids');
  }
}
