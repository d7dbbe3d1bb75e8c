import type { MigrationInterface, QueryRunner } from 'typeorm';

const FILE_URL = String.raw`^/api/files/(p/([A-Za-z0-9_-]+/){0,8}[A-Za-z0-9_-]+\.[a-z0-9]{2,5}|f/[1-9][0-9]{0,18})$`;

/**
 * Removes the right to delete log entries from the menu and from all roles, because entries cannot be deleted any more.
 * Portraits are files of the mall; any other address is removed.
 */
export class KeepTheLog1764000000005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM role_menu WHERE menu_id IN
      (SELECT menu_id FROM menu WHERE menu_key = 'operation-logs.sys_log_del')`);
    await runner.query(`DELETE FROM menu WHERE menu_key = 'operation-logs.sys_log_del'`);
    await runner.query(`UPDATE staff SET avatar = NULL WHERE avatar !~ $1`, [FILE_URL]);
  }

  /** Restores nothing: the seeder of an older version adds its own rows. */
  async down(): Promise<void> {}
}
