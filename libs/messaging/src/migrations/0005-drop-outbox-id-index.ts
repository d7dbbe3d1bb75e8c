import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Drops an unused index: no query looks for an event by its id, and the generated ids need no unique index. */
export class DropOutboxIdIndex1700000000040 implements MigrationInterface {
  /** The name recorded in installed databases. */
  readonly name = 'LeanOutbox1700000000040';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE outbox DROP CONSTRAINT outbox_id_key`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE outbox ADD UNIQUE (id)`);
  }
}
