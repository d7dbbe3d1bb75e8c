import { LeftOut, Masked, Recorded } from '@mall/persistence';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A profile as stored: the passport is sealed, see passport-vault.ts. */
@Entity('profile')
@Recorded('buyer', 'userId')
@Check('profile_nationality_check', `nationality ~ '^[A-Z]{2}$'`)
@Index('profile_newest', ['createdAt', 'userId'])
@Index('profile_by_nick_name', ['nickName'])
@Index('profile_by_surname', ['surname'])
@Index('profile_passport_withdrawn', ['passportWithdrawnAt'], { where: 'passport_withdrawn_at IS NOT NULL' })
export class ProfileRow {
  @PrimaryColumn('bigint')
  readonly userId!: string;

  @Masked()
  @Column('text', { nullable: true })
  readonly userName!: string | null;

  @Column('text')
  readonly nickName!: string;

  @Column('text', { nullable: true })
  readonly pic!: string | null;

  @Column('smallint', { default: 1 })
  readonly status!: number;

  @Masked()
  @Column('text', { nullable: true })
  readonly mobile!: string | null;

  @Masked()
  @Column('text', { nullable: true })
  readonly email!: string | null;

  @Masked()
  @Column('text', { nullable: true })
  readonly surname!: string | null;

  @Masked()
  @Column('text', { nullable: true })
  readonly name!: string | null;

  @Masked()
  @Column('text', { nullable: true })
  readonly patronymic!: string | null;

  @Masked()
  @Column('text', { nullable: true })
  readonly surnameEn!: string | null;

  @Masked()
  @Column('text', { nullable: true })
  readonly nameEn!: string | null;

  @Masked()
  @Column('text', { nullable: true })
  readonly patronymicEn!: string | null;

  @Column('text', { nullable: true })
  readonly nationality!: string | null;

  @Column('text', { nullable: true })
  readonly invitationCode!: string | null;

  @Masked()
  @Column('text', { nullable: true, comment: 'AES-256-GCM, see passport-vault.ts; never in clear' })
  readonly passportSealed!: string | null;

  /** Time when the consent to the passport was withdrawn while a contract needed it; deleted once none does. */
  @Column('timestamptz', { nullable: true })
  readonly passportWithdrawnAt!: Date | null;

  @LeftOut('It follows from the other columns.')
  @Column('text', { array: true })
  readonly missing!: readonly string[];

  @Column('timestamptz', { default: () => 'now()' })
  readonly createdAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  readonly updatedAt!: Date;
}
