// SQL: attempts expire by the database's clock and are read and used up in one statement.
import { Injectable } from '@nestjs/common';
import type { SocialProviderKey } from '@mall/contracts/auth';
import { column, queryRows, rowShape, type RowOf } from '@mall/persistence';
import { DataSource, type EntityManager } from 'typeorm';
import type { SocialIdentity } from './providers/social-provider.js';

export interface NewAttempt {
  readonly stateHash: Buffer;
  readonly provider: SocialProviderKey;
  readonly deviceKey: string;
  readonly accountId?: string;
  readonly nonce: string;
  readonly verifier: string;
}

const takenRow = rowShape({
  accountId: column.nullable(column.bigint),
  nonce: column.text,
  verifier: column.text,
});
export type TakenAttempt = RowOf<typeof takenRow>;

const waitingRow = rowShape({
  provider: column.oneOf('VK', 'YANDEX', 'WX', 'OPENID'),
  issuer: column.text,
  subject: column.text,
  person: column.text,
});
export type WaitingIdentity = RowOf<typeof waitingRow>;

/** Time to sign in at the provider, and then to confirm a phone number. */
const LIFE = `interval '10 minutes'`;

@Injectable()
export class SocialAttemptRepository {
  constructor(private readonly dataSource: DataSource) {}

  async insert({ stateHash, provider, deviceKey, accountId, nonce, verifier }: NewAttempt): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO social_attempt (state_hash, provider, device_key, account_id, nonce, verifier, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6, now() + ${LIFE})`,
      [stateHash, provider, deviceKey, accountId ?? null, nonce, verifier],
    );
  }

  /** Uses up the attempt that this browser started with this provider; undefined when there is none, or it was used. */
  async take(
    stateHash: Buffer,
    provider: SocialProviderKey,
    deviceKey: string,
  ): Promise<TakenAttempt | undefined> {
    const rows = await queryRows(
      this.dataSource,
      takenRow,
      `UPDATE social_attempt SET is_used = true
        WHERE state_hash = $1 AND provider = $2 AND device_key = $3 AND NOT is_used AND expires_at > now()
        RETURNING account_id AS "accountId", nonce, verifier`,
      [stateHash, provider, deviceKey],
    );
    return rows[0];
  }

  /** Stores the person who signed in at the provider until they have confirmed a phone number. */
  async keep(stateHash: Buffer, { issuer, subject, person }: SocialIdentity): Promise<void> {
    await this.dataSource.query(
      `UPDATE social_attempt SET issuer = $2, subject = $3, person = $4, expires_at = now() + ${LIFE}
        WHERE state_hash = $1`,
      [stateHash, issuer, subject, person],
    );
  }

  /** Whether a person in this browser still has to confirm a phone number. */
  async isWaiting(stateHash: Buffer, deviceKey: string): Promise<boolean> {
    const rows = await queryRows(
      this.dataSource,
      waitingRow,
      `SELECT provider, issuer, subject, person FROM social_attempt WHERE ${WAITING}`,
      [stateHash, deviceKey],
    );
    return rows.length > 0;
  }

  /** Deletes the row that `keep` stored, so that it is used once. */
  async takeWaiting(
    tx: EntityManager,
    stateHash: Buffer,
    deviceKey: string,
  ): Promise<WaitingIdentity | undefined> {
    const sql = `DELETE FROM social_attempt WHERE ${WAITING} RETURNING provider, issuer, subject, person`;
    return (await queryRows(tx, waitingRow, sql, [stateHash, deviceKey]))[0];
  }
}

const WAITING = `state_hash = $1 AND device_key = $2 AND subject IS NOT NULL AND expires_at > now()`;
