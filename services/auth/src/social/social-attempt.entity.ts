import type { SocialProviderKey } from '@mall/contracts/auth';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Account } from '../account/account.entity.js';

/** A sign-in with another service that was begun in a browser. */
@Entity('social_attempt')
@Index('social_attempt_expires', ['expiresAt'])
export class SocialAttempt {
  @PrimaryColumn('bytea')
  readonly stateHash!: Buffer;

  @Column('text')
  readonly provider!: SocialProviderKey;

  /** Hash of the device cookie of the browser that began it. */
  @Column('text')
  readonly deviceKey!: string;

  /** Whose account the other one is to be linked to; null for a sign-in. */
  @Column('bigint', { nullable: true })
  @ForeignKey(() => Account)
  readonly accountId!: string | null;

  @Column('text')
  readonly nonce!: string;

  /** Proves to the provider that the code is exchanged by who asked for it (PKCE). */
  @Column('text')
  readonly verifier!: string;

  @Column('timestamptz')
  readonly expiresAt!: Date;

  @Column('boolean', { default: false })
  readonly isUsed!: boolean;

  /** Who has signed in there, while nobody here is known by it. */
  @Column('text', { nullable: true })
  readonly issuer!: string | null;

  @Column('text', { nullable: true })
  readonly subject!: string | null;

  @Column('text', { nullable: true })
  readonly person!: string | null;
}
