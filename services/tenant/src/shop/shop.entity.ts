import type { Texts } from '@mall/validation';
import { Masked, Recorded } from '@mall/persistence';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn, Unique, VirtualColumn } from 'typeorm';

@Entity('shop')
@Recorded('shop', 'shopId')
@Unique('shop_one_per_owner', ['ownerUserId'])
@Index('shop_name_once', { synchronize: false }) // UNIQUE (lower(shop_name))
@Index('shop_uscc_once', ['uscc'], { unique: true, where: 'shop_status <> -1' })
@Check('shop_type_check', 'type IN (1, 2)')
@Check('shop_shop_status_check', 'shop_status IN (-1, 0, 1, 2, 3)')
@Check('shop_check', 'shop_status <> 1 OR opened_at IS NOT NULL')
@Check('shop_closed_check', '(shop_status = 2) = (closed_at IS NOT NULL)')
export class Shop {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  readonly shopId!: string;

  /** Key by which a repeated import finds an imported shop. */
  @Column('text', { nullable: true, unique: true })
  readonly shopKey!: string | null;

  @Column('bigint')
  readonly ownerUserId!: string;

  @Column('text')
  readonly shopName!: string;

  @Column('jsonb')
  readonly shopNames!: Texts;

  @Column('jsonb')
  readonly intros!: Texts;

  @Column('text', { nullable: true })
  readonly shopLogo!: string | null;

  @Column('text', { nullable: true })
  readonly mobileBackgroundPic!: string | null;

  /** Owner of the shop: 1 the exporter, 2 a merchant. */
  @Column('smallint', { default: 2 })
  readonly type!: number;

  @Column('smallint', { default: -1 })
  readonly shopStatus!: number;

  @Column('boolean', { default: false })
  readonly isPreferred!: boolean;

  @Masked()
  @Column('text', { nullable: true })
  readonly contactName!: string | null;

  @Masked()
  @Column('text', { nullable: true })
  readonly mobile!: string | null;

  @Column('text', { nullable: true })
  readonly uscc!: string | null;

  @Column('timestamptz', { nullable: true })
  readonly openedAt!: Date | null;

  /** Reason, person and time of the closing by staff; null while it is not closed. */
  @Column('text', { nullable: true })
  readonly closedReason!: string | null;

  @Column('text', { nullable: true })
  readonly closedBy!: string | null;

  @Column('timestamptz', { nullable: true })
  readonly closedAt!: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  readonly createdAt!: Date;

  /** Status of the latest application; null when there was none. */
  @VirtualColumn({
    type: 'smallint',
    query: (shop) =>
      `SELECT a.status FROM shop_application a WHERE a.shop_id = ${shop}.shop_id ORDER BY a.attempt DESC LIMIT 1`,
  })
  readonly reviewStatus!: number | null;
}
