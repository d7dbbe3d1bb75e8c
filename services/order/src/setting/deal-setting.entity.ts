import { Recorded, safeInteger } from '@mall/persistence';
import type { DealSettingKey } from '@mall/contracts/order';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A setting that staff have changed; the others have their initial value from the contracts. */
@Entity('deal_setting')
@Recorded('dealSetting', 'key')
export class DealSetting {
  @PrimaryColumn('text', { name: 'setting_key' })
  readonly key!: DealSettingKey;

  @Column('bigint', { transformer: safeInteger })
  readonly value!: number;

  @Column('text')
  readonly changedBy!: string;

  @Column('timestamptz', { default: () => 'now()' })
  readonly changedAt!: Date;
}
