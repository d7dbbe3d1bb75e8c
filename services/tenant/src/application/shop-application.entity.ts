import type { RejectReasonCode, ReviewedDocument } from '@mall/contracts/tenant';
import { LeftOut, Masked, Recorded } from '@mall/persistence';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { Shop } from '../shop/shop.entity.js';

export interface ReviewReason {
  readonly document: ReviewedDocument;
  readonly code: RejectReasonCode;
  readonly text?: string;
}

/** One attempt at opening a shop. */
@Entity('shop_application')
@Recorded('shop', 'shopId')
@Unique('shop_application_attempt', ['shopId', 'attempt'])
@Index('shop_application_one_waiting', ['shopId'], { unique: true, where: 'status = 0' })
@Index('shop_application_waiting', ['applicationId'], { where: 'status = 0' })
@Check('shop_application_attempt_check', 'attempt >= 1')
@Check('shop_application_status_check', 'status IN (-1, 0, 1)')
@Check('shop_application_check', '(status = 0) = (reviewed_at IS NULL)')
@Check('shop_application_check1', 'status <> -1 OR jsonb_array_length(reasons) > 0')
export class ShopApplication {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  readonly applicationId!: string;

  @Column('bigint')
  @ForeignKey(() => Shop)
  readonly shopId!: string;

  @Column('bigint')
  readonly ownerUserId!: string;

  /** Number of the application of its shop, from 1. */
  @Column('int')
  readonly attempt!: number;

  @Column('text')
  readonly shopName!: string;

  @Column('text', { nullable: true })
  readonly intro!: string | null;

  @Column('text', { nullable: true })
  readonly shopLogo!: string | null;

  @Column('text', { nullable: true })
  readonly mobileBackgroundPic!: string | null;

  @Masked()
  @Column('text')
  readonly businessLicense!: string;

  @Masked()
  @Column('text')
  readonly identityCardFront!: string;

  @Masked()
  @Column('text')
  readonly identityCardLater!: string;

  @Masked()
  @Column('text')
  readonly contactName!: string;

  @Masked()
  @Column('text')
  readonly mobile!: string;

  @Column('text')
  readonly uscc!: string;

  @Masked()
  @Column('text', { nullable: true })
  readonly bankAccount!: string | null;

  @Column('text', { nullable: true })
  readonly exportLicenceNo!: string | null;

  /** State of the review: 0 reviewing, 1 approved, -1 rejected. */
  @Column('smallint', { default: 0 })
  readonly status!: number;

  @Column('jsonb', { default: [] })
  readonly reasons!: readonly ReviewReason[];

  @Column('text', { nullable: true })
  readonly reviewedById!: string | null;

  @Column('text', { nullable: true })
  readonly reviewedByName!: string | null;

  @Column('timestamptz', { nullable: true })
  readonly reviewedAt!: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  readonly submittedAt!: Date;

  /** Time when reviewers were notified that it has waited too long. */
  @LeftOut('It remembers which reminder was sent.')
  @Column('timestamptz', { nullable: true })
  readonly reviewRemindedAt!: Date | null;
}
