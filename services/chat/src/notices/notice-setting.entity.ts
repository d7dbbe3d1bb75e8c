import { Unrecorded } from '@mall/persistence';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { NoticeChannel, NoticeKind } from '@mall/contracts/chat';
import type { Reader } from '../sockets/reader.js';

/** A choice of a reader; without one, the contracts' tables decide. */
@Entity('notice_setting')
@Unrecorded("A person's own list or setting, on which nobody else acts.")
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
