import { Injectable } from '@nestjs/common';
import { networkOf } from '@mall/contracts/define';
import { ago, now, rowOf, run } from '@mall/persistence';
import { DataSource, type EntityManager } from 'typeorm';
import { db } from '../db.js';

/** Days for which a network counts as known after its last sign-in or renewal. */
const KNOWN_DAYS = 60;

/** Networks from which the sessions of an account were opened or renewed within the last 60 days, by the database's clock. */
@Injectable()
export class KnownNetworkRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Whether the network is known. Takes as long for no account as for one. */
  async isKnown(accountId: string | undefined, ip: string | undefined): Promise<boolean> {
    if (ip === undefined) return false;
    const known = db
      .selectFrom('known_network')
      .select('network')
      .where('account_id', '=', accountId ?? '0')
      .where('network', '=', networkOf(ip))
      .where('seen_at', '>', ago(KNOWN_DAYS, 'days'));
    return (await rowOf(this.dataSource, known)) !== undefined;
  }

  async remember(tx: EntityManager, accountId: string, ip: string | undefined): Promise<void> {
    if (ip === undefined) return;
    const seen = db
      .insertInto('known_network')
      .values({ account_id: accountId, network: networkOf(ip) })
      .onConflict((known) => known.columns(['account_id', 'network']).doUpdateSet({ seen_at: now }));
    await run(tx, seen);
  }
}
