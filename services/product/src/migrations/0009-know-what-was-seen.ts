import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Stores with a version up to which transaction its changes come. A process that has just read everything can tell by
 * it which of the following versions it has read already, and need not read a million cars twice.
 */
export class KnowWhatWasSeen1700000900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE car_change ADD xid XID8 NOT NULL DEFAULT pg_current_xact_id()`);
    await runner.query(`ALTER TABLE catalogue_version ADD newest_xid XID8`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE catalogue_version DROP newest_xid`);
    await runner.query(`ALTER TABLE car_change DROP xid`);
  }
}
