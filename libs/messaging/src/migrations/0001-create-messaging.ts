import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The tables of every service for outgoing, handled and parked events. */
export class CreateMessaging1700000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE outbox (
        seq BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        id UUID NOT NULL DEFAULT gen_random_uuid() UNIQUE,
        subject TEXT NOT NULL,
        aggregate_id TEXT NOT NULL,
        tenant_id TEXT NOT NULL,
        payload JSONB NOT NULL,
        occurred_at TIMESTAMPTZ NOT NULL DEFAULT now(),
        published_at TIMESTAMPTZ
      )`);
    await runner.query(`CREATE INDEX outbox_unpublished ON outbox (seq) WHERE published_at IS NULL`);
    await runner.query(`
      CREATE FUNCTION outbox_wake() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN PERFORM pg_notify('outbox_' || current_schema(), ''); RETURN NULL; END $$`);
    await runner.query(
      `CREATE TRIGGER outbox_wake AFTER INSERT ON outbox FOR EACH STATEMENT EXECUTE FUNCTION outbox_wake()`,
    );
    await runner.query(`
      CREATE TABLE inbox (
        consumer TEXT NOT NULL,
        event_id UUID NOT NULL,
        handled_at TIMESTAMPTZ NOT NULL DEFAULT now(),
        PRIMARY KEY (consumer, event_id)
      )`);
    await runner.query(`
      CREATE TABLE parked_event (
        id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        consumer TEXT NOT NULL,
        subject TEXT NOT NULL,
        event_id TEXT NOT NULL,
        body TEXT NOT NULL,
        reason TEXT NOT NULL,
        deliveries INT NOT NULL,
        parked_at TIMESTAMPTZ NOT NULL DEFAULT now(),
        UNIQUE (consumer, event_id)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE parked_event, inbox, outbox; DROP FUNCTION outbox_wake()`);
  }
}
