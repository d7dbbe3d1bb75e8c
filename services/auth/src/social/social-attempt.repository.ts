import { Injectable } from '@nestjs/common';
import type { SocialProviderKey } from '@mall/contracts/auth';
import { type ExpressionBuilder, fromNow, now, rowOf, run } from '@mall/persistence';
import { DataSource, type EntityManager } from 'typeorm';
import { db } from '../db.js';
import type { AuthTables } from '../tables.generated.js';
import type { SocialIdentity } from './providers/social-provider.js';
import type { SocialAttempt } from './social-attempt.entity.js';

export interface NewAttempt {
  readonly stateHash: Buffer;
  readonly provider: SocialProviderKey;
  readonly deviceKey: string;
  readonly accountId?: string;
  readonly nonce: string;
  readonly verifier: string;
}

export type TakenAttempt = Pick<SocialAttempt, 'accountId' | 'nonce' | 'verifier'>;
export type WaitingIdentity = SocialIdentity & Pick<SocialAttempt, 'provider'>;

/** The end of the time to sign in at the provider, and then to confirm a phone number. */
const expiry = fromNow(10, 'mins');

@Injectable()
export class SocialAttemptRepository {
  constructor(private readonly dataSource: DataSource) {}

  async insert({ stateHash, provider, deviceKey, accountId, nonce, verifier }: NewAttempt): Promise<void> {
    const attempt = { state_hash: stateHash, provider, device_key: deviceKey, account_id: accountId ?? null };
    const started = { ...attempt, nonce, verifier, expires_at: expiry };
    await run(this.dataSource, db.insertInto('social_attempt').values(started));
  }

  /** Uses up the attempt that this browser started with this provider; undefined when there is none, or it was used. */
  take(stateHash: Buffer, provider: SocialProviderKey, deviceKey: string): Promise<TakenAttempt | undefined> {
    const taken = db
      .updateTable('social_attempt')
      .set({ is_used: true })
      .where('state_hash', '=', stateHash)
      .where('provider', '=', provider)
      .where('device_key', '=', deviceKey)
      .where('is_used', '=', false)
      .where('expires_at', '>', now)
      .returning(['account_id as accountId', 'nonce', 'verifier']);
    return rowOf(this.dataSource, taken);
  }

  /** Stores the person who signed in at the provider until they have confirmed a phone number. */
  async keep(stateHash: Buffer, { issuer, subject, person }: SocialIdentity): Promise<void> {
    const kept = { issuer, subject, person, expires_at: expiry };
    await run(
      this.dataSource,
      db.updateTable('social_attempt').set(kept).where('state_hash', '=', stateHash),
    );
  }

  /** Whether a person in this browser still has to confirm a phone number. */
  async isWaiting(stateHash: Buffer, deviceKey: string): Promise<boolean> {
    const waiting = db.selectFrom('social_attempt').select('provider').where(isWaiting(stateHash, deviceKey));
    return (await rowOf(this.dataSource, waiting)) !== undefined;
  }

  /** Deletes the row that `keep` stored, so that it is used once. */
  takeWaiting(tx: EntityManager, stateHash: Buffer, deviceKey: string): Promise<WaitingIdentity | undefined> {
    const taken = db
      .deleteFrom('social_attempt')
      .where(isWaiting(stateHash, deviceKey))
      .returning(['provider', 'issuer', 'subject', 'person'])
      .$narrowType<{ issuer: string; subject: string; person: string }>();
    return rowOf(tx, taken);
  }
}

const isWaiting =
  (stateHash: Buffer, deviceKey: string) => (attempt: ExpressionBuilder<AuthTables, 'social_attempt'>) =>
    attempt.and([
      attempt('state_hash', '=', stateHash),
      attempt('device_key', '=', deviceKey),
      attempt('subject', 'is not', null),
      attempt('expires_at', '>', now),
    ]);
