import type { SocialProviderKey } from '@mall/contracts/auth';
import { Unrecorded } from '@mall/persistence';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Account } from '../account/account.entity.js';

/** A sign-in with another service that was started in a browser. */
@Entity('social_attempt')
@Unrecorded('An unfinished sign-in lives for minutes.')
@Index('social_attempt_expires', ['expiresAt'])
export class SocialAttempt {
  @PrimaryColumn('bytea')
  readonly stateHash!: Buffer;

  @Column('text')
  readonly provider!: SocialProviderKey;

  /** Hash of the device cookie of the browser that started it. */
  @Column('text')
  readonly deviceKey!: string;

  /** Account to which the other one is to be linked; null for a sign-in. */
  @Column('bigint', { nullable: true })
  @ForeignKey(() => Account)
  readonly accountId!: string | null;

  @Column('text')
  readonly nonce!: string;

  /** Verifier that proves to the provider that the code is exchanged by the application that requested it (PKCE). */
  @Column('text')
  readonly verifier!: string;

  @Column('timestamptz')
  readonly expiresAt!: Date;

  @Column('boolean', { default: false })
  readonly isUsed!: boolean;

  /** Issuer that identified the person, while no account here is linked to that person. */
  @Column('text', { nullable: true })
  readonly issuer!: string | null;

  @Column('text', { nullable: true })
  readonly subject!: string | null;

  @Column('text', { nullable: true })
  readonly person!: string | null;
}
