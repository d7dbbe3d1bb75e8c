import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Transaction ids are stored as BIGINT, because TypeORM cannot describe a column of type XID8 in an entity. */
export class TransactionIdsAsNumbers1700001200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE car_change
        ALTER COLUMN xid DROP DEFAULT,
        ALTER COLUMN xid TYPE BIGINT USING xid::text::bigint,
        ALTER COLUMN xid SET DEFAULT pg_current_xact_id()::text::bigint`);
    await runner.query(
      `ALTER TABLE catalogue_version ALTER COLUMN newest_xid TYPE BIGINT USING newest_xid::text::bigint`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE catalogue_version ALTER COLUMN newest_xid TYPE XID8 USING newest_xid::text::xid8`,
    );
    await runner.query(`
      ALTER TABLE car_change
        ALTER COLUMN xid DROP DEFAULT,
        ALTER COLUMN xid TYPE XID8 USING xid::text::xid8,
        ALTER COLUMN xid SET DEFAULT pg_current_xact_id()`);
  }
}
