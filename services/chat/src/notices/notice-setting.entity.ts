import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { NoticeChannel, NoticeKind } from '@mall/contracts/chat';
import type { Reader } from '../sockets/reader.js';

/** A choice of a reader; what was never chosen is as the contracts' tables have it. */
@Entity('notice_setting')
@Index('notice_setting_kind', ['kind', 'channel'])
export class NoticeSetting {
  @PrimaryColumn('text')
  readonly reader!: Reader;

  @PrimaryColumn('text')
  readonly kind!: NoticeKind;

  @PrimaryColumn('text')
  readonly channel!: NoticeChannel;

  @Column('boolean')
  readonly isOn!: boolean;
}
