import type { MigrationInterface, QueryRunner } from 'typeorm';

const FILE_URL = String.raw`^/api/files/(p/([A-Za-z0-9_-]+/){0,8}[A-Za-z0-9_-]+\.[a-z0-9]{2,5}|f/[1-9][0-9]{0,18})$`;

/**
 * Lets staff close shops with a reason. A credit code belongs to one shop: where several had the same, the earliest
 * keeps it, the others keep it only in their applications. Links to anything but files of the mall are removed.
 */
export class CloseShops1764000000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE shop ADD closed_reason TEXT, ADD closed_by TEXT, ADD closed_at TIMESTAMPTZ`,
    );
    await runner.query(`UPDATE shop SET closed_at = now(), closed_reason = '' WHERE shop_status = 2`);
    await runner.query(`ALTER TABLE shop ADD CONSTRAINT shop_closed_check
      CHECK ((shop_status = 2) = (closed_at IS NOT NULL))`);
    await runner.query(`UPDATE shop later SET uscc = NULL FROM shop earlier
      WHERE later.uscc = earlier.uscc AND later.shop_status <> -1 AND earlier.shop_status <> -1
        AND later.shop_id > earlier.shop_id`);
    await runner.query(`CREATE UNIQUE INDEX shop_uscc_once ON shop (uscc) WHERE shop_status <> -1`);
    for (const column of ['shop_logo', 'mobile_background_pic'])
      for (const table of ['shop', 'shop_application'])
        await runner.query(`UPDATE ${table} SET ${column} = NULL WHERE ${column} !~ $1`, [FILE_URL]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX shop_uscc_once`);
    await runner.query(`ALTER TABLE shop DROP CONSTRAINT shop_closed_check`);
    await runner.query(`ALTER TABLE shop DROP closed_reason, DROP closed_by, DROP closed_at`);
  }
}
