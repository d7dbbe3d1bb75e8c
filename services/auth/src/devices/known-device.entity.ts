import { Unrecorded } from '@mall/persistence';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Account } from '../account/account.entity.js';

/** A browser in which a session of an account was opened or renewed. */
@Entity('known_device')
@Unrecorded('It remembers what a person signed in with; sign-ins are recorded.')
@Index('known_device_seen', ['seenAt'])
export class KnownDevice {
  @PrimaryColumn('bigint')
  @ForeignKey(() => Account)
  readonly accountId!: string;

  /** Hash of the browser's device cookie. */
  @PrimaryColumn('text')
  readonly deviceKey!: string;

  @Column('timestamptz', { default: () => 'now()' })
  readonly seenAt!: Date;
}
