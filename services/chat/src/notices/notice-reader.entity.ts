import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Reader } from '../sockets/reader.js';

/** What is known of somebody who reads notices. */
@Entity('notice_reader')
export class NoticeReader {
  @PrimaryColumn('text')
  readonly reader!: Reader;

  /** Every notice up to this one is read. */
  @Column('bigint', { default: 0 })
  readonly readThrough!: string;
}
