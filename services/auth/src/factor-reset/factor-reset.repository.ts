import { Injectable } from '@nestjs/common';
import type { FactorResetPageDto } from '@mall/contracts/auth';
import { ago, Conditions, now, type Page, rowOf, type RowOf, run, typedPage } from '@mall/persistence';
import { DataSource, type EntityManager } from 'typeorm';
import { db } from '../db.js';

/** Days for which a reset waits for its second person. */
const LIFE_DAYS = 3;

const WAITING = db
  .selectFrom('factor_reset as r')
  .innerJoin('account as a', 'a.account_id', 'r.account_id')
  .select(['r.reset_id as resetId', 'r.account_id as accountId', 'a.side', 'a.user_id as userId'])
  .select(['a.username', 'r.reason', 'r.asked_by as askedBy', 'r.asked_by_name as askedByName'])
  .select('r.asked_at as askedAt')
  .where('r.decided_at', 'is', null)
  .where('r.asked_at', '>', ago(LIFE_DAYS, 'days'));
export type WaitingReset = RowOf<typeof WAITING>;

export interface Decider {
  readonly userId: string;
  readonly name: string;
}

const LIST = {
  sortable: { askedTime: 'r.asked_at', username: 'a.username', askedBy: 'r.asked_by_name' },
  order: [
    ['r.asked_at', 'asc'],
    ['r.reset_id', 'asc'],
  ],
} as const;

@Injectable()
export class FactorResetRepository {
  constructor(private readonly dataSource: DataSource) {}

  page(request: FactorResetPageDto): Promise<Page<WaitingReset>> {
    const where = new Conditions().when(request.ids, (ids) => `r.reset_id = ANY(${ids}::bigint[])`);
    return typedPage(this.dataSource, WAITING, { ...LIST, where }, request);
  }

  find(resetId: string, tx?: EntityManager): Promise<WaitingReset | undefined> {
    return rowOf(tx ?? this.dataSource, WAITING.where('r.reset_id', '=', resetId));
  }

  /** Stores a request. @returns its id; undefined when one for this account waits already. */
  async insert(
    tx: EntityManager,
    accountId: string,
    reason: string,
    { userId, name }: Decider,
  ): Promise<string | undefined> {
    const lapsed = db
      .updateTable('factor_reset')
      .set({ decided_at: now, is_confirmed: false })
      .where('account_id', '=', accountId)
      .where('decided_at', 'is', null)
      .where('asked_at', '<=', ago(LIFE_DAYS, 'days'));
    await run(tx, lapsed);
    const asked = { account_id: accountId, reason, asked_by: userId, asked_by_name: name };
    const inserted = db
      .insertInto('factor_reset')
      .values(asked)
      .onConflict((open) => open.column('account_id').where('decided_at', 'is', null).doNothing())
      .returning('reset_id as resetId');
    return (await rowOf(tx, inserted))?.resetId;
  }

  /** Stores the decision. @returns false when somebody else has decided meanwhile. */
  async decide(
    tx: EntityManager,
    resetId: string,
    isConfirmed: boolean,
    { userId, name }: Decider,
  ): Promise<boolean> {
    const decided = db
      .updateTable('factor_reset')
      .set({ decided_at: now, is_confirmed: isConfirmed, decided_by: userId, decided_by_name: name })
      .where('reset_id', '=', resetId)
      .where('decided_at', 'is', null)
      .returning('reset_id');
    return (await rowOf(tx, decided)) !== undefined;
  }
}
