import { Unrecorded } from '@mall/persistence';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Account } from '../account/account.entity.js';

/** A network from which a session of an account was opened or renewed. */
@Entity('known_network')
@Unrecorded('It remembers where a person signed in; sign-ins are recorded.')
@Index('known_network_seen', ['seenAt'])
export class KnownNetwork {
  @PrimaryColumn('bigint')
  @ForeignKey(() => Account)
  readonly accountId!: string;

  /** An IPv4 address or the /64 of an IPv6 address. */
  @PrimaryColumn('text')
  readonly network!: string;

  @Column('timestamptz', { default: () => 'now()' })
  readonly seenAt!: Date;
}
