import { Masked, Recorded } from '@mall/persistence';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

export type Side = 'shop' | 'staff';
export type AccountStatus = 'active' | 'locked' | 'removed';

@Entity('account')
@Recorded('account', 'userId')
@Check('account_side_check', `side = ANY (ARRAY['shop', 'staff'])`)
@Unique(['side', 'userId'])
@Check('account_status_check', `status = ANY (ARRAY['active', 'locked', 'removed'])`)
@Index('account_mobile', ['side', 'mobile'], { unique: true, where: `status <> 'removed'` })
@Index('account_username', { synchronize: false }) // UNIQUE (side, lower(username)) WHERE (status <> 'removed')
export class Account {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  readonly accountId!: string;

  @Column('text')
  readonly side!: Side;

  @Column('bigint')
  readonly userId!: string;

  @Column('text')
  readonly username!: string;

  @Masked()
  @Column('text', { nullable: true })
  readonly mobile!: string | null;

  /** Argon2id hash with its parameters and salt, or another format that `PasswordHashService` still accepts. */
  @Masked()
  @Column('text')
  readonly passwordHash!: string;

  /** False for a person who came by another service and has chosen no password. */
  @Column('boolean', { default: true })
  readonly hasPassword!: boolean;

  /** Whether an administrator knows the password, so that the person has to choose another at the next sign-in. */
  @Column('boolean', { default: false })
  readonly passwordOfOthers!: boolean;

  /** Time when the second factor was turned on; null while there is none. */
  @Column('timestamptz', { nullable: true })
  readonly factorSince!: Date | null;

  @Column('text', { default: 'active' })
  readonly status!: AccountStatus;

  @Column('text', { array: true, default: [] })
  readonly roles!: readonly string[];

  @Column('bigint', { nullable: true })
  readonly shopId!: string | null;

  /**
   * Reason why staff closed the shop of this person; null while it is not closed. The person cannot sign in while it is
   * closed.
   */
  @Column('text', { nullable: true })
  readonly shopClosedReason!: string | null;

  @Column('text', { default: '1' })
  readonly tenantId!: string;

  @Column('timestamptz', { default: () => 'now()' })
  readonly createdAt!: Date;
}
