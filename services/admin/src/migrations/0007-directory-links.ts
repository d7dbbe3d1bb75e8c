import type { MigrationInterface, QueryRunner } from 'typeorm';

export class DirectoryLinks1764200000007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE department ADD directory TEXT, ADD directory_id TEXT,
        ADD UNIQUE (directory, directory_id);
      ALTER TABLE staff ADD directory TEXT, ADD directory_id TEXT;
      CREATE UNIQUE INDEX staff_directory ON staff (directory, directory_id) WHERE removed_at IS NULL;
      COMMENT ON COLUMN department.directory IS 'ding or cp: the external directory that it was taken from';
      COMMENT ON COLUMN staff.directory IS 'ding or cp: the external directory that the person was taken from';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE department DROP COLUMN directory, DROP COLUMN directory_id;
      ALTER TABLE staff DROP COLUMN directory, DROP COLUMN directory_id;
    `);
  }
}
