import type { SocialProviderKey } from '@mall/contracts/auth';
import { Masked, Recorded } from '@mall/persistence';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Account } from '../account/account.entity.js';

/**
 * An account of another service with which a person signs in; identified by the id at its service, never by an e-mail
 * address.
 */
@Entity('social_link')
@Recorded('account', 'accountId')
@Index('social_link_account', ['accountId', 'provider'], { unique: true })
export class SocialLink {
  @PrimaryColumn('text')
  readonly issuer!: string;

  @Masked()
  @PrimaryColumn('text')
  readonly subject!: string;

  @Column('text')
  readonly provider!: SocialProviderKey;

  @Column('bigint')
  @ForeignKey(() => Account)
  readonly accountId!: string;

  /** Name of the person at the service. */
  @Masked()
  @Column('text', { default: '' })
  readonly person!: string;

  @Column('timestamptz', { default: () => 'now()' })
  readonly boundAt!: Date;
}
