// SQL: a transfer is created or locked by its reference, numbers and files, and its parts are summed under that lock.
import { Injectable } from '@nestjs/common';
import { orderErrors } from '@mall/contracts/order';
import { column, queryRows, rowShape } from '@mall/persistence';
import { DataSource, type EntityManager } from 'typeorm';
import { referenceKeyOf, transferNumbersOf } from './bank-reference.js';
import {
  demandPeople,
  isMaybeSame,
  named,
  reviewPart,
  type KnownTransfer,
  type NamedTransfers,
  type PartPeople,
  type PossiblePart,
  type ReviewedPart,
  type TransferDirection,
  type TransferPart,
} from './bank-transfer.js';

export interface ConfirmedPart extends TransferPart {
  /** SHA-256 of the files that prove it. */
  readonly digests: readonly string[];
}

interface StoredTransfer extends KnownTransfer {
  readonly transferId: string;
  readonly referenceKey: string;
  readonly numbers: string[];
}

/** A part as a slip claims it. */
export type ReadPart = PossiblePart & { readonly reference: string };

/** Returns the transfers of other references that may be the one of this part; null without any, and where its own is counted. */
export function alikeAmong(
  found: readonly (KnownTransfer & { readonly referenceKey: string; readonly numbers: readonly string[] })[],
  part: ReadPart,
  key: string,
  numbers: readonly string[],
): NamedTransfers | null {
  if (found.some(({ referenceKey, orders }) => referenceKey === key && orders.length > 0)) return null;
  const alike = found.filter(
    (other) =>
      other.referenceKey !== key &&
      other.numbers.some((number) => numbers.includes(number)) &&
      isMaybeSame(other, part),
  );
  return alike.length > 0 ? named(alike) : null;
}

const transferRow = rowShape<StoredTransfer>({
  transferId: column.bigint,
  reference: column.text,
  referenceKey: column.text,
  numbers: column.array(column.text),
  direction: column.oneOf('in', 'out'),
  currency: column.oneOf('CNY', 'RUB'),
  wholeMinor: column.integer,
  isDivided: column.boolean,
  countedMinor: column.integer,
  orders: column.array(column.text),
  buyers: column.array(column.text),
  people: column.json<string[]>(),
  days: column.array(column.text),
  amounts: column.json<number[]>(),
});
const fileRow = rowShape({ reference: column.text, orders: column.array(column.text) });

/** SQL: the counted parts of the transfer `t`. */
const PARTS = `
  SELECT order_id, COALESCE(received_minor, amount_minor) AS minor, to_char(paid_on, 'YYYY-MM-DD') AS day,
      ARRAY[first_by_id, audited_by_id] AS people FROM voucher WHERE transfer_id = t.transfer_id AND status = 1
  UNION ALL
  SELECT order_id, amount_minor, to_char(paid_at AT TIME ZONE 'UTC', 'YYYY-MM-DD'), ARRAY[paid_by_id] FROM refund
   WHERE transfer_id = t.transfer_id AND status = 2`;

/** Transfers of the bank; the confirmed slips and the paid refunds are their parts. */
@Injectable()
export class BankTransferRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Reviews a part in this transaction. Until it ends, no other transaction reviews or takes a part with the same
   * reference, one of its numbers, or one of its files.
   * @throws the errors of `reviewPart`, orderErrors.slipFileUsed or orderErrors.payoutFileUsed when a file proves another
   * transfer.
   */
  async review(tx: EntityManager, part: ConfirmedPart): Promise<ReviewedPart> {
    return (await this.reviewed(tx, part)).review;
  }

  /**
   * Returns the transfer that a slip confirmed, or a refund paid, in this transaction is a part of.
   * @throws the errors of `review` and `demandPeople`.
   */
  async take(
    tx: EntityManager,
    part: ConfirmedPart,
    people: PartPeople,
  ): Promise<{ readonly transferId: string; readonly isOther: boolean }> {
    const { review, known } = await this.reviewed(tx, part);
    demandPeople(review, part, people);
    const { wholeMinor, isDivided, isOther } = review;
    const { reference, direction, currency } = part;
    const transferId = known?.transferId ?? (await this.insert(tx, part, wholeMinor));
    await tx.query(
      `UPDATE bank_transfer SET whole_minor = $2, is_divided = $3, currency = $4, direction = $5,
         numbers = ARRAY(SELECT DISTINCT unnest(numbers || $6::text[]) ORDER BY 1) WHERE transfer_id = $1`,
      [transferId, wholeMinor, isDivided, currency, direction, transferNumbersOf(reference)],
    );
    if (part.digests.length > 0) await this.keepFiles(tx, transferId, sortedOf(part));
    return { transferId, isOther };
  }

  /** Returns for each part the counted transfers of other references that may be its own; null without any. */
  async alike(parts: readonly ReadPart[]): Promise<(NamedTransfers | null)[]> {
    if (parts.length === 0) return [];
    const keys = parts.map(({ reference }) => referenceKeyOf(reference));
    const numbers = parts.map(({ reference }) => transferNumbersOf(reference));
    const found = await this.sharing(this.dataSource.manager, keys, numbers.flat());
    return parts.map((part, place) => alikeAmong(found, part, keys[place]!, numbers[place]!));
  }

  /** Stores the files that prove this transfer; a file that proves another one already stays with that one. */
  async keepFiles(tx: EntityManager, transferId: string, digests: readonly string[]): Promise<void> {
    await tx.query(
      `INSERT INTO bank_transfer_file (sha256, transfer_id) SELECT unnest($1::text[]), $2
       ON CONFLICT (sha256) DO NOTHING`,
      [digests, transferId],
    );
  }

  private async reviewed(tx: EntityManager, part: ConfirmedPart) {
    const key = referenceKeyOf(part.reference);
    const numbers = transferNumbersOf(part.reference);
    const digests = sortedOf(part);
    // In one order, so that two transactions do not wait for one another.
    const names = [...new Set([key, ...numbers, ...digests])].sort();
    await tx.query(
      `SELECT pg_advisory_xact_lock(hashtextextended('bank-transfer:' || name, 0)) FROM unnest($1::text[]) AS name`,
      [names],
    );
    // Read by later statements, because the first one may have seen the parts as they were before it waited.
    const found = await this.sharing(tx, [key], numbers);
    const known = found.find(({ referenceKey }) => referenceKey === key);
    const review = reviewPart(
      known,
      found.filter((other) => other !== known),
      part,
    );
    await this.refuseUsedFiles(tx, key, digests, part.direction);
    return { review, known };
  }

  private async insert(
    tx: EntityManager,
    { reference, currency, direction }: ConfirmedPart,
    wholeMinor: number,
  ): Promise<string> {
    const [row] = await queryRows(
      tx,
      rowShape({ transferId: column.bigint }),
      // An older release does not take the locks of a review, but meets the same row here.
      `INSERT INTO bank_transfer (reference, reference_key, currency, whole_minor, direction) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (reference_key) DO UPDATE SET reference_key = EXCLUDED.reference_key RETURNING transfer_id AS "transferId"`,
      [reference, referenceKeyOf(reference), currency, wholeMinor, direction],
    );
    return row!.transferId;
  }

  /** Returns the transfers with these keys, and those that share one of the numbers. */
  private async sharing(
    tx: EntityManager,
    keys: readonly string[],
    numbers: readonly string[],
  ): Promise<StoredTransfer[]> {
    return queryRows(
      tx,
      transferRow,
      `SELECT t.transfer_id AS "transferId", t.reference, t.reference_key AS "referenceKey", t.numbers, t.direction, t.currency,
         whole_minor::float8 AS "wholeMinor", is_divided AS "isDivided",
         COALESCE(sum(p.minor), 0)::float8 AS "countedMinor",
         COALESCE(array_agg(DISTINCT order_number) FILTER (WHERE order_number IS NOT NULL), '{}') AS orders,
         COALESCE(array_agg(DISTINCT user_id::text) FILTER (WHERE user_id IS NOT NULL), '{}') AS buyers,
         COALESCE(array_agg(DISTINCT p.day) FILTER (WHERE p.day IS NOT NULL), '{}') AS days,
         COALESCE(json_agg(p.minor) FILTER (WHERE p.minor IS NOT NULL), '[]') AS amounts,
         (SELECT COALESCE(json_agg(DISTINCT id), '[]') FROM (${PARTS}) AS part, unnest(part.people) AS id
           WHERE id IS NOT NULL) AS people
         FROM bank_transfer t LEFT JOIN LATERAL (${PARTS}) AS p ON true LEFT JOIN sales_order o USING (order_id)
        WHERE t.reference_key = ANY($1::text[]) OR t.numbers && $2::text[] GROUP BY t.transfer_id ORDER BY t.transfer_id`,
      [keys, numbers],
    );
  }

  private async refuseUsedFiles(
    tx: EntityManager,
    key: string,
    digests: readonly string[],
    direction: TransferDirection,
  ): Promise<void> {
    if (digests.length === 0) return;
    const [used] = await queryRows(
      tx,
      fileRow,
      `SELECT t.reference, ARRAY(SELECT DISTINCT order_number FROM (${PARTS}) AS p JOIN sales_order USING (order_id)) AS orders
         FROM bank_transfer_file JOIN bank_transfer t USING (transfer_id)
        WHERE sha256 = ANY($1::text[]) AND t.reference_key <> $2 ORDER BY transfer_id LIMIT 1`,
      [digests, key],
    );
    if (!used) return;
    const named = { reference: used.reference, orders: used.orders.join(', ') };
    throw direction === 'out' ? orderErrors.payoutFileUsed(named) : orderErrors.slipFileUsed(named);
  }
}

const sortedOf = ({ digests }: ConfirmedPart): string[] => [...new Set(digests)].sort();
