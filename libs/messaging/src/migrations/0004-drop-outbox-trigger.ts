import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Drops the trigger on the outbox: the writer of an event notifies the relay over NATS after the commit. */
export class DropOutboxTrigger1700000000030 implements MigrationInterface {
  /** The name recorded in installed databases. */
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
