import { createIndexConcurrently } from '@mall/persistence';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const name = 'sales_order_unpaid_of_recipient';

/** Finds unpaid orders by the phone of their recipient, whose cars are limited like those of a network. */
export class UnpaidOfRecipient1766000000096 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(runner, { name, on: 'sales_order (mobile) WHERE status IN (1, 4)' });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
  }
}
