import { NoDatabase } from '@mall/persistence/fakes';
import type { EntityManager } from 'typeorm';
import type { Balances, Posting } from './ledger.js';
import { LedgerRepository, type Journal } from './ledger.repository.js';

/** Keeps which journals were posted. */
export class RecordedLedger extends LedgerRepository {
  readonly journals: { readonly kind: string; readonly postings: readonly Posting[] }[] = [];

  constructor() {
    super(new NoDatabase());
  }

  override async post(_: EntityManager, { kind }: Journal, postings: readonly Posting[]): Promise<void> {
    this.journals.push({ kind, postings });
  }

  override async balancesOf(): Promise<Balances> {
    const balances: Record<string, number> = {};
    for (const { account, debitMinor, creditMinor } of this.journals.flatMap(({ postings }) => postings))
      balances[account] = (balances[account] ?? 0) + debitMinor - creditMinor;
    return balances;
  }
}
