import { Masked, Recorded } from '@mall/persistence';
import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { NoticeChannel } from '@mall/contracts/chat';
import type { Reader } from '../sockets/reader.js';

/** Channels on which readers prove their address by a code. */
export type AddressedChannel = 'email' | 'sms';

/** A reader's address on a channel. */
@Entity('contact')
@Recorded('contact', 'reader')
@Unique(['reader', 'channel'])
export class Contact {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  readonly contactId!: string;

  @Column('text')
  readonly reader!: Reader;

  @Column('text')
  readonly channel!: NoticeChannel;

  @Masked()
  @Column('text')
  readonly address!: string;

  /** Signs the links that switch off mail to this address. */
  @Masked()
  @Column('uuid')
  readonly secret!: string;

  @Column('timestamptz', { nullable: true })
  readonly verifiedAt!: Date | null;

  /** Time since when nothing is sent, because the address's server refused permanently. */
  @Column('timestamptz', { nullable: true })
  readonly disabledAt!: Date | null;

  @Column('text', { default: '' })
  readonly disabledReason!: string;
}
