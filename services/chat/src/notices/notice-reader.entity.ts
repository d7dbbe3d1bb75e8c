import { Unrecorded } from '@mall/persistence';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Locale } from '@mall/validation';
import type { Reader } from '../sockets/reader.js';

/** Settings and state of a reader of notices. */
@Entity('notice_reader')
@Unrecorded("A person's own list or setting, on which nobody else acts.")
export class NoticeReader {
  @PrimaryColumn('text')
  readonly reader!: Reader;

  /** Number of the last notice up to which all are read. */
  @Column('bigint', { default: 0 })
  readonly readThrough!: string;

  @Column('text', { default: 'ru' })
  readonly locale!: Locale;

  /** An IANA name; the hours below are of this zone. */
  @Column('text', { default: 'Europe/Moscow' })
  readonly timeZone!: string;

  @Column('integer', { nullable: true })
  readonly quietFrom!: number | null;

  @Column('integer', { nullable: true })
  readonly quietTo!: number | null;

  /** Hour at which the message of the day is sent; without it, notices are sent one by one. */
  @Column('integer', { nullable: true })
  readonly digestHour!: number | null;
}
