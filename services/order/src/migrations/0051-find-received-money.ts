import { createIndexConcurrently } from '@mall/persistence';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEXES: Readonly<Record<string, string>> = {
  voucher_reference_key: 'voucher (reference_key) WHERE status IN (0, 1)',
  voucher_of_transfer: 'voucher (transfer_id) WHERE transfer_id IS NOT NULL',
  voucher_without_digests: 'voucher (voucher_id) WHERE file_digests IS NULL',
  voucher_audited_by: 'voucher (audited_by_id, audited_at) WHERE status = 1',
  voucher_first_by: 'voucher (first_by_id, first_at) WHERE first_by_id IS NOT NULL',
  refund_decided_by: 'refund (decided_by_id, decided_at) WHERE status IN (1, 2)',
  refund_first_by: 'refund (first_by_id, first_at) WHERE first_by_id IS NOT NULL',
  refund_paid_by: 'refund (paid_by_id, paid_at) WHERE status = 2',
};

/** Adds indexes that find one person's movements within a day, and the slips of a transfer, without reading all slips. */
export class FindReceivedMoney1764500000051 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, on] of Object.entries(INDEXES)) await createIndexConcurrently(runner, { name, on });
    await runner.query('ALTER TABLE ledger_entry VALIDATE CONSTRAINT ledger_entry_account_check');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
  }
}
