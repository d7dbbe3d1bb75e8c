import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who writes an event calls the relay by NATS once it is committed; the database need not. */
export class DropOutboxTrigger1700000000030 implements MigrationInterface {
  /** Recorded in installed databases. */
  readonly name = 'QuietOutbox1700000000030';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER outbox_wake ON outbox`);
    await runner.query(`DROP FUNCTION outbox_wake()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION outbox_wake() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN PERFORM pg_notify('outbox_' || current_schema(), ''); RETURN NULL; END $$`);
    await runner.query(
      `CREATE TRIGGER outbox_wake AFTER INSERT ON outbox FOR EACH STATEMENT EXECUTE FUNCTION outbox_wake()`,
    );
  }
}
