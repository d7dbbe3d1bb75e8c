import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { NoticeChannel } from '@mall/contracts/chat';
import type { Reader } from '../sockets/reader.js';

/** Channels whose addresses their readers prove by a code. */
export type AddressedChannel = 'email' | 'sms';

/** A reader's address on a channel. */
@Entity('contact')
@Unique(['reader', 'channel'])
export class Contact {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  readonly contactId!: string;

  @Column('text')
  readonly reader!: Reader;

  @Column('text')
  readonly channel!: NoticeChannel;

  @Column('text')
  readonly address!: string;

  /** Signs the links with which mail to this address is switched off. */
  @Column('uuid')
  readonly secret!: string;

  @Column('timestamptz', { nullable: true })
  readonly verifiedAt!: Date | null;

  /** Since when nothing is sent: the address's server refused for good. */
  @Column('timestamptz', { nullable: true })
  readonly disabledAt!: Date | null;

  @Column('text', { default: '' })
  readonly disabledReason!: string;
}
