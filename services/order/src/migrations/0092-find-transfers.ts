import { createIndexConcurrently } from '@mall/persistence';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEXES: Readonly<Record<string, string>> = {
  bank_transfer_numbers: 'bank_transfer USING gin (numbers)',
  refund_of_transfer: 'refund (transfer_id) WHERE transfer_id IS NOT NULL',
};

/** Adds indexes that find the transfers that share a number, and the refunds that a transfer paid. */
export class FindTransfers1766000000092 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, on] of Object.entries(INDEXES)) await createIndexConcurrently(runner, { name, on });
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
  }
}
