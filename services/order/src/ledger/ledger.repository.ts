// SQL: a journal and its entries are one statement, and the check compares all books in one.
import { Injectable } from '@nestjs/common';
import { column, queryRows, rowShape } from '@mall/persistence';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../order/order.js';
import { accounts, journalKinds, type Balances, type JournalKind, type Posting } from './ledger.js';

export interface Journal {
  readonly orderId: string;
  readonly kind: JournalKind;
  readonly voucherId?: string;
  readonly refundId?: string;
  readonly by: Actor;
}

export interface LedgerRow extends Posting {
  readonly entryId: string;
  readonly journalId: string;
  readonly kind: JournalKind;
  readonly by: string | null;
  readonly createdAt: Date;
}

export interface LedgerCheck {
  readonly debitMinor: number;
  readonly creditMinor: number;
  readonly journals: number;
  readonly unevenJournals: readonly string[];
  readonly oddOrders: readonly string[];
}

const balanceRow = rowShape({ account: column.keyOf(accounts), balance: column.integer });
const ledgerRow = rowShape<LedgerRow>({
  entryId: column.bigint,
  journalId: column.bigint,
  kind: column.keyOf(journalKinds),
  account: column.keyOf(accounts),
  debitMinor: column.integer,
  creditMinor: column.integer,
  amountMinor: column.integer,
  currency: column.oneOf('CNY', 'RUB'),
  by: column.nullable(column.text),
  createdAt: column.timestamp,
});
const checkRow = rowShape<LedgerCheck>({
  debitMinor: column.integer,
  creditMinor: column.integer,
  journals: column.integer,
  unevenJournals: column.array(column.text),
  oddOrders: column.array(column.text),
});

/** The books. The database refuses a journal that does not balance, a payment posted twice, and any later change. */
@Injectable()
export class LedgerRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Writes a journal in the transaction of the change it records; without postings nothing is written. */
  async post(tx: EntityManager, journal: Journal, postings: readonly Posting[]): Promise<void> {
    if (postings.length === 0) return;
    const { orderId, kind, voucherId, refundId, by } = journal;
    await tx.query(
      `WITH journal AS (
         INSERT INTO ledger_journal (order_id, kind, voucher_id, refund_id, actor_kind, actor_id, actor_name)
         VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING journal_id)
       INSERT INTO ledger_entry (journal_id, account, debit_minor, credit_minor, amount_minor, currency)
       SELECT journal_id, account, debit, credit, amount, currency FROM journal,
         unnest($8::text[], $9::bigint[], $10::bigint[], $11::bigint[], $12::text[]) AS side(account, debit, credit, amount, currency)`,
      [
        orderId,
        kind,
        voucherId ?? null,
        refundId ?? null,
        by.kind,
        by.id,
        by.name,
        postings.map(({ account }) => account),
        postings.map(({ debitMinor }) => debitMinor),
        postings.map(({ creditMinor }) => creditMinor),
        postings.map(({ amountMinor }) => amountMinor),
        postings.map(({ currency }) => currency),
      ],
    );
  }

  async balancesOf(tx: EntityManager, orderId: string): Promise<Balances> {
    const rows = await queryRows(
      tx,
      balanceRow,
      `SELECT account, (sum(debit_minor) - sum(credit_minor))::float8 AS balance
         FROM ledger_entry JOIN ledger_journal USING (journal_id) WHERE order_id = $1 GROUP BY account`,
      [orderId],
    );
    return Object.fromEntries(rows.map(({ account, balance }) => [account, balance]));
  }

  ofOrder(orderId: string): Promise<LedgerRow[]> {
    return queryRows(
      this.dataSource,
      ledgerRow,
      `SELECT e.entry_id AS "entryId", journal_id AS "journalId", j.kind, e.account, e.debit_minor::float8 AS "debitMinor",
         e.credit_minor::float8 AS "creditMinor", e.amount_minor::float8 AS "amountMinor", e.currency,
         COALESCE(j.actor_name, j.actor_kind) AS by, j.created_at AS "createdAt"
         FROM ledger_journal j JOIN ledger_entry e USING (journal_id) WHERE j.order_id = $1 ORDER BY e.entry_id`,
      [orderId],
    );
  }

  /** Compares the whole books with the orders, the slips and the refunds. */
  async check(): Promise<LedgerCheck> {
    const [row] = await queryRows(this.dataSource, checkRow, CHECK_BOOKS);
    return row!;
  }
}

/**
 * Selects odd orders: payments posted differ from the confirmed slips, a sale is booked where none should be, or the
 * buyer's account is not the amount still to be given back: all of the money before the sale, open refunds after it.
 */
const CHECK_BOOKS = `
  WITH book AS (
    SELECT j.order_id,
        sum(e.credit_minor - e.debit_minor) FILTER (WHERE j.kind = 'payment' AND e.account = 'buyer') AS paid,
        sum(e.credit_minor - e.debit_minor) FILTER (WHERE e.account = 'buyer') AS owed,
        sum(e.credit_minor - e.debit_minor) FILTER (WHERE e.account = 'sales') AS sold
      FROM ledger_journal j JOIN ledger_entry e USING (journal_id) GROUP BY j.order_id),
  due AS (
    SELECT order_id,
        sum(amount_cny_minor) FILTER (WHERE kind IN ('cancelled', 'overpaid') AND status <> 2
                                         OR kind = 'claim' AND status = 1) AS open
      FROM refund GROUP BY order_id),
  slips AS (SELECT order_id, sum(credited_minor) AS credited FROM voucher WHERE status = 1 GROUP BY order_id),
  odd AS (
    SELECT o.order_id FROM sales_order o
      LEFT JOIN book USING (order_id) LEFT JOIN due USING (order_id) LEFT JOIN slips USING (order_id)
      WHERE o.credited_minor <> COALESCE(book.paid, 0)
         OR o.credited_minor <> COALESCE(slips.credited, 0)
         OR COALESCE(book.sold, 0) <> CASE WHEN o.status IN (2, 3, 5) THEN o.total_minor ELSE 0 END
         OR COALESCE(book.owed, 0) <> CASE WHEN o.status IN (1, 4) THEN o.credited_minor ELSE COALESCE(due.open, 0) END),
  uneven AS (
    SELECT journal_id FROM ledger_entry GROUP BY journal_id HAVING sum(debit_minor) <> sum(credit_minor))
  SELECT COALESCE((SELECT sum(debit_minor) FROM ledger_entry), 0)::float8 AS "debitMinor",
    COALESCE((SELECT sum(credit_minor) FROM ledger_entry), 0)::float8 AS "creditMinor",
    (SELECT count(*)::int FROM ledger_journal) AS journals,
    ARRAY(SELECT journal_id::text FROM uneven ORDER BY journal_id LIMIT 100) AS "unevenJournals",
    ARRAY(SELECT order_id::text FROM odd ORDER BY order_id LIMIT 100) AS "oddOrders"`;
