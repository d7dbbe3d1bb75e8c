// SQL: a transfer is created or locked by its reference, and its parts are summed under that lock.
import { Injectable } from '@nestjs/common';
import { orderErrors } from '@mall/contracts/order';
import { column, queryRows, rowShape } from '@mall/persistence';
import type { EntityManager } from 'typeorm';
import { referenceKeyOf } from './bank-reference.js';
import { withPart, type KnownTransfer, type TransferPart } from './bank-transfer.js';

export interface ConfirmedPart extends TransferPart {
  readonly reference: string;
  /** SHA-256 of the slip's files. */
  readonly digests: readonly string[];
}

const transferRow = rowShape<KnownTransfer & { readonly transferId: string }>({
  transferId: column.bigint,
  reference: column.text,
  currency: column.oneOf('CNY', 'RUB'),
  wholeMinor: column.integer,
  isDivided: column.boolean,
  countedMinor: column.integer,
  orders: column.array(column.text),
});
const fileRow = rowShape({ reference: column.text, orders: column.array(column.text) });

/** Transfers of the bank; the confirmed slips are their parts. */
@Injectable()
export class BankTransferRepository {
  /**
   * Returns the transfer that a slip confirmed in this transaction is a part of. Transactions that confirm another part
   * wait meanwhile.
   * @throws the errors of `withPart`, orderErrors.slipFileUsed when a file proves another transfer.
   */
  async take(tx: EntityManager, part: ConfirmedPart): Promise<string> {
    const key = referenceKeyOf(part.reference);
    await tx.query(
      `INSERT INTO bank_transfer (reference, reference_key, currency, whole_minor) VALUES ($1, $2, $3, $4)
       ON CONFLICT (reference_key) DO NOTHING`,
      [part.reference, key, part.currency, part.receivedMinor],
    );
    await tx.query('SELECT FROM bank_transfer WHERE reference_key = $1 FOR UPDATE', [key]);
    // Read by a second statement, because the first one may have seen the slips as they were before it waited
    // for the lock.
    const transfer = await this.known(tx, key);
    const { wholeMinor, isDivided } = withPart(transfer!, part);
    const { transferId } = transfer!;
    await tx.query(
      `UPDATE bank_transfer SET whole_minor = $2, is_divided = $3, currency = $4 WHERE transfer_id = $1`,
      [transferId, wholeMinor, isDivided, part.currency],
    );
    const digests = sortedOf(part);
    if (digests.length > 0) await this.keepFiles(tx, transferId, digests);
    await this.refuseUsedFiles(tx, key, digests);
    return transferId;
  }

  /**
   * Refuses a part that `take` would refuse now, and counts nothing.
   * @throws the same errors as `take`.
   */
  async check(tx: EntityManager, part: ConfirmedPart): Promise<void> {
    const key = referenceKeyOf(part.reference);
    const { reference, currency, receivedMinor: wholeMinor } = part;
    const nothingCounted = { isDivided: false, countedMinor: 0, orders: [] };
    withPart((await this.known(tx, key)) ?? { reference, currency, wholeMinor, ...nothingCounted }, part);
    await this.refuseUsedFiles(tx, key, sortedOf(part));
  }

  private async known(tx: EntityManager, key: string) {
    const [transfer] = await queryRows(
      tx,
      transferRow,
      `SELECT t.transfer_id AS "transferId", t.reference, t.currency, whole_minor::float8 AS "wholeMinor",
         is_divided AS "isDivided", COALESCE(sum(COALESCE(received_minor, amount_minor)), 0)::float8 AS "countedMinor",
         COALESCE(array_agg(DISTINCT order_number) FILTER (WHERE order_number IS NOT NULL), '{}') AS orders
         FROM bank_transfer t LEFT JOIN voucher v ON v.transfer_id = t.transfer_id AND v.status = 1
         LEFT JOIN sales_order o USING (order_id)
        WHERE t.reference_key = $1 GROUP BY t.transfer_id`,
      [key],
    );
    return transfer;
  }

  private async refuseUsedFiles(tx: EntityManager, key: string, digests: readonly string[]): Promise<void> {
    if (digests.length === 0) return;
    const [used] = await queryRows(
      tx,
      fileRow,
      `SELECT t.reference, ARRAY(SELECT DISTINCT order_number FROM voucher v JOIN sales_order USING (order_id)
                                  WHERE v.transfer_id = t.transfer_id AND v.status = 1) AS orders
         FROM bank_transfer_file JOIN bank_transfer t USING (transfer_id)
        WHERE sha256 = ANY($1::text[]) AND t.reference_key <> $2 ORDER BY transfer_id LIMIT 1`,
      [digests, key],
    );
    if (used) throw orderErrors.slipFileUsed({ reference: used.reference, orders: used.orders.join(', ') });
  }

  /** Stores the files that prove this transfer; a file that proves another one already stays with that one. */
  async keepFiles(tx: EntityManager, transferId: string, digests: readonly string[]): Promise<void> {
    await tx.query(
      `INSERT INTO bank_transfer_file (sha256, transfer_id) SELECT unnest($1::text[]), $2
       ON CONFLICT (sha256) DO NOTHING`,
      [digests, transferId],
    );
  }
}

/** Returns the digests in one order, so that two transactions lock the files of a transfer in the same sequence. */
const sortedOf = ({ digests }: ConfirmedPart): string[] => [...new Set(digests)].sort();
