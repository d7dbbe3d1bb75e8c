import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Locale } from '@mall/validation';
import type { Reader } from '../sockets/reader.js';

/** What is known of somebody who reads notices. */
@Entity('notice_reader')
export class NoticeReader {
  @PrimaryColumn('text')
  readonly reader!: Reader;

  /** Every notice up to this one is read. */
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

  /** When the message of the day is sent; notices are sent one by one without. */
  @Column('integer', { nullable: true })
  readonly digestHour!: number | null;
}
