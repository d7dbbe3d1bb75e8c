// SQL: networks are remembered and expire by the database's clock, and are inserted or renewed in one statement.
import { Injectable } from '@nestjs/common';
import { networkOf } from '@mall/contracts/define';
import { column, queryRows, rowShape } from '@mall/persistence';
import { DataSource, type EntityManager } from 'typeorm';

/** Days for which a network counts as known after its last sign-in or renewal. */
const KNOWN_DAYS = 60;

const isKnownShape = rowShape({ isKnown: column.boolean });

/** Networks from which the sessions of an account were opened or renewed within the last 60 days. */
@Injectable()
export class KnownNetworkRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Whether the network is known. Takes as long for no account as for one. */
  async isKnown(accountId: string | undefined, ip: string | undefined): Promise<boolean> {
    if (ip === undefined) return false;
    const [row] = await queryRows(
      this.dataSource,
      isKnownShape,
      `SELECT EXISTS (SELECT FROM known_network WHERE account_id = $1 AND network = $2
                         AND seen_at > now() - make_interval(days => $3)) AS "isKnown"`,
      [accountId ?? '0', networkOf(ip), KNOWN_DAYS],
    );
    return row!.isKnown;
  }

  async remember(tx: EntityManager, accountId: string, ip: string | undefined): Promise<void> {
    if (ip === undefined) return;
    await tx.query(
      `INSERT INTO known_network (account_id, network) VALUES ($1, $2)
       ON CONFLICT (account_id, network) DO UPDATE SET seen_at = now()`,
      [accountId, networkOf(ip)],
    );
  }
}
