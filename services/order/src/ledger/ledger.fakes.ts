import { NoDatabase } from '@mall/persistence/fakes';
import type { EntityManager } from 'typeorm';
import type { Account, Balances, Posting } from './ledger.js';
import { LedgerRepository, type Journal, type LedgerCheck, type LedgerRow } from './ledger.repository.js';

type PostedJournal = Journal & { readonly postings: readonly Posting[] };

/** The books in memory; they refuse what the triggers and unique keys of the tables refuse. */
export class RecordedLedger extends LedgerRepository {
  readonly journals: PostedJournal[] = [];

  /** `found` holds findings of a check of the books besides those of the postings made here. */
  constructor(private readonly found: Partial<LedgerCheck> = {}) {
    super(new NoDatabase());
  }

  override async post(_: EntityManager, journal: Journal, postings: readonly Posting[]): Promise<void> {
    if (postings.length === 0) return;
    if (postings.reduce((sum, { debitMinor, creditMinor }) => sum + debitMinor - creditMinor, 0) !== 0)
      throw new Error('The journal does not add up.');
    if (this.journals.some((posted) => isSame(posted, journal)))
      throw Object.assign(new Error('duplicate key'), { code: '23505' });
    this.journals.push({ ...journal, postings });
  }

  override async balancesOf(_: EntityManager, orderId: string): Promise<Balances> {
    const balances: Partial<Record<Account, number>> = {};
    for (const { account, debitMinor, creditMinor } of await this.ofOrder(orderId))
      balances[account] = (balances[account] ?? 0) + debitMinor - creditMinor;
    return balances;
  }

  override async check(): Promise<LedgerCheck> {
    const all = this.journals.flatMap(({ postings }) => postings);
    return {
      debitMinor: all.reduce((sum, { debitMinor }) => sum + debitMinor, 0),
      creditMinor: all.reduce((sum, { creditMinor }) => sum + creditMinor, 0),
      journals: this.journals.length,
      unevenJournals: [],
      oddOrders: [],
      ...this.found,
    };
  }

  override async ofOrder(orderId: string): Promise<LedgerRow[]> {
    const rows = this.journals.flatMap(({ postings, kind, by, orderId: of }, at) =>
      postings.map((posting) => ({
        ...posting,
        of,
        kind,
        journalId: String(at + 1),
        by: by.name ?? by.kind,
      })),
    );
    return rows
      .map((row, at) => ({ ...row, entryId: String(at + 1), createdAt: new Date('2026-11-21T12:00:00Z') }))
      .filter(({ of }) => of === orderId);
  }
}

/** Whether the unique keys of journals refuse the second one. */
function isSame(one: Journal, other: Journal): boolean {
  if (one.kind !== other.kind) return false;
  if (one.kind === 'payment') return one.voucherId === other.voucherId;
  if (one.kind === 'sale' || one.kind === 'cancellation') return one.orderId === other.orderId;
  return one.refundId === other.refundId;
}
