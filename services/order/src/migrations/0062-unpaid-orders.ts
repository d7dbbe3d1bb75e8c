import { createIndexConcurrently } from '@mall/persistence';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const UNPAID = 'WHERE status IN (1, 4)';
const INDEXES = [
  ['sales_order_unpaid_of_account', 'user_id'],
  ['sales_order_unpaid_of_passport', 'passport_digest'],
  ['sales_order_unpaid_of_phone', 'buyer_phone'],
  ['sales_order_unpaid_of_network', 'network'],
] as const;
const FORMER = [
  ['sales_order_open_of_account', 'user_id'],
  ['sales_order_open_of_passport', 'passport_digest'],
] as const;

/**
 * Adds indexes of all unpaid orders by the properties that identify a buyer. Part-paid orders hold cars too, so these
 * indexes replace those of orders without confirmed money; they serve the queries of the previous release as well.
 */
export class UnpaidOrders1764500000062 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, column] of INDEXES)
      await createIndexConcurrently(runner, { name, on: `sales_order (${column}) ${UNPAID}` });
    for (const [name] of FORMER) await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [name, column] of FORMER)
      await createIndexConcurrently(runner, {
        name,
        on: `sales_order (${column}) ${UNPAID} AND credited_minor = 0`,
      });
    for (const [name] of INDEXES) await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
  }
}
