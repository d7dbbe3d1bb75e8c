import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores the key of a request beside its result, so that the same request, sent again, is recognised and does nothing more. */
export class RequestKeys1764700000070 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE order_event ADD COLUMN request_key TEXT;
      ALTER TABLE cart_item ADD COLUMN change_keys TEXT[] NOT NULL DEFAULT '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE order_event DROP COLUMN request_key;
      ALTER TABLE cart_item DROP COLUMN change_keys`);
  }
}
