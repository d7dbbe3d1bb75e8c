import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Nobody looks for an event by its id, and ids are made by the database, so an index need not keep them apart. */
export class DropOutboxIdIndex1700000000040 implements MigrationInterface {
  /** Recorded in installed databases. */
  readonly name = 'LeanOutbox1700000000040';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE outbox DROP CONSTRAINT outbox_id_key`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE outbox ADD UNIQUE (id)`);
  }
}
