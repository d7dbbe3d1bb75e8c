import { recordChangesOf, type TableRecording } from '@mall/persistence';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES: readonly TableRecording[] = [
  {
    table: 'menu',
    record: 'menu',
    id: 'menu_id',
    key: [],
    masked: [],
    leftOut: ['created_at', 'seeded_labels', 'permission_at'],
  },
  {
    table: 'role_menu',
    record: 'role',
    id: 'role_id',
    key: ['menu_id'],
    masked: [],
    leftOut: ['granted_at'],
  },
  {
    table: 'staff',
    record: 'staff',
    id: 'user_id',
    key: [],
    masked: ['phone', 'email'],
    leftOut: ['created_at', 'access_at'],
  },
  {
    table: 'staff_role',
    record: 'staff',
    id: 'user_id',
    key: ['role_id'],
    masked: [],
    leftOut: ['granted_at'],
  },
];

/** Columns by table. What was granted before this release does not wait. */
const COLUMNS: Readonly<Record<string, string>> = {
  menu: 'permission_at',
  role_menu: 'granted_at',
  staff: 'access_at',
  staff_role: 'granted_at',
};

/** As `RecordTables` declared them. */
const BEFORE = TABLES.map((one) => ({
  ...one,
  leftOut: one.leftOut.filter((column) => column !== COLUMNS[one.table]),
}));

/** Remembers since when people hold rights, so that new rights to decide about money can wait. */
export class RightsWait1767100000097 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, name] of Object.entries(COLUMNS)) {
      await runner.query(`ALTER TABLE ${table} ADD ${name} TIMESTAMPTZ NOT NULL DEFAULT '-infinity'`);
      await runner.query(`ALTER TABLE ${table} ALTER ${name} SET DEFAULT now()`);
    }
    await runner.query(
      `COMMENT ON COLUMN menu.permission_at IS 'Set by a trigger when the permission changes'`,
    );
    await runner.query(
      `COMMENT ON COLUMN staff.access_at IS 'When somebody got access last: hired, unlocked (by a trigger), or given a password by another'`,
    );
    await runner.query(`
      CREATE FUNCTION note_permission() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.permission_at := now();
        RETURN NEW;
      END $$`);
    await runner.query(`
      CREATE TRIGGER menu_permission BEFORE UPDATE OF permission ON menu FOR EACH ROW
        WHEN (NEW.permission IS DISTINCT FROM OLD.permission) EXECUTE FUNCTION note_permission()`);
    await runner.query(`
      CREATE FUNCTION note_access() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.access_at := now();
        RETURN NEW;
      END $$`);
    await runner.query(`
      CREATE TRIGGER staff_access BEFORE UPDATE OF is_locked, removed_at ON staff FOR EACH ROW
        WHEN ((OLD.is_locked AND NOT NEW.is_locked) OR (OLD.removed_at IS NOT NULL AND NEW.removed_at IS NULL))
        EXECUTE FUNCTION note_access()`);
    await recordChangesOf(runner, TABLES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER menu_permission ON menu`);
    await runner.query(`DROP TRIGGER staff_access ON staff`);
    await runner.query(`DROP FUNCTION note_permission(), note_access()`);
    for (const [table, name] of Object.entries(COLUMNS))
      await runner.query(`ALTER TABLE ${table} DROP ${name}`);
    await recordChangesOf(runner, BEFORE);
  }
}
