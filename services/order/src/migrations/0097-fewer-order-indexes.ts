import { createIndexConcurrently } from '@mall/persistence';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const name = 'sales_order_unpaid_of_account';

/** Unpaid orders of an account are found among all of its orders, which are few: one index less for each placed order. */
export class FewerOrderIndexes1766000000097 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(runner, { name, on: 'sales_order (user_id) WHERE status IN (1, 4)' });
  }
}
