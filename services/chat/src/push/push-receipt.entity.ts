import { Unrecorded } from '@mall/persistence';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { PushBrowser } from './push-browser.entity.js';

/** A message that the push service of a browser has accepted: another attempt is for the other browsers of its reader. */
@Entity('push_receipt')
@Unrecorded('It remembers what was sent to a browser.')
@Index('push_receipt_browser', ['browserId'])
@Index('push_receipt_sent', ['sentAt'])
export class PushReceipt {
  @PrimaryColumn('uuid')
  readonly messageKey!: string;

  @PrimaryColumn('bigint')
  @ForeignKey(() => PushBrowser, { onDelete: 'CASCADE' })
  readonly browserId!: string;

  @Column('timestamptz', { default: () => 'now()' })
  readonly sentAt!: Date;
}
