import type { MigrationInterface, QueryRunner } from 'typeorm';

export class DataScopes1764300000008 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE role ADD data_scope TEXT NOT NULL DEFAULT 'all';
      COMMENT ON COLUMN role.data_scope IS 'Whose staff and log entries holders see: all, own, ownAndBelow or chosen departments';
      CREATE TABLE role_department (
        role_id BIGINT NOT NULL REFERENCES role ON DELETE CASCADE,
        dept_id BIGINT NOT NULL REFERENCES department ON DELETE CASCADE,
        PRIMARY KEY (role_id, dept_id)
      );
      COMMENT ON TABLE role_department IS 'Departments that a role with the scope chosen shows';
      CREATE INDEX staff_by_department ON staff (dept_id) WHERE removed_at IS NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX staff_by_department;
      DROP TABLE role_department;
      ALTER TABLE role DROP data_scope;
    `);
  }
}
