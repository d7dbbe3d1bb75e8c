import type { PageTextCode } from '@mall/contracts/admin';
import type { ConsentPurpose } from '@mall/contracts/user';
import { Unrecorded } from '@mall/persistence';
import type { Locale } from '@mall/validation';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/** A consent to the processing of personal data, with the text that was shown. Rows are only added. */
@Entity('consent', { comment: 'Rows are only added; consent_withdrawal says which are withdrawn' })
@Unrecorded('Rows are only added, each with when and from where.')
@Index('consent_of_user', ['userId', 'purpose'])
@Check('consent_language_check', `language IN ('ru', 'zh', 'en')`)
@Check('consent_version_check', 'version > 0')
export class Consent {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  readonly consentId!: string;

  /** Has no foreign key, because the consent to an account may arrive before its profile. */
  @Column('bigint')
  readonly userId!: string;

  @Column('text')
  readonly purpose!: ConsentPurpose;

  @Column('text')
  readonly textCode!: PageTextCode;

  @Column('int')
  readonly version!: number;

  @Column('text')
  readonly language!: Locale;

  @Column('timestamptz', { default: () => 'now()' })
  readonly givenAt!: Date;

  @Column('text', { nullable: true })
  readonly ip!: string | null;

  @Column('text', { nullable: true, comment: 'The browser, as it names itself' })
  readonly device!: string | null;
}

/** The withdrawal of a consent. */
@Entity('consent_withdrawal')
@Unrecorded('Rows are only added, each with when and from where.')
export class ConsentWithdrawal {
  @PrimaryColumn('bigint')
  @ForeignKey(() => Consent)
  readonly consentId!: string;

  @Column('timestamptz', { default: () => 'now()' })
  readonly withdrawnAt!: Date;

  @Column('text', { nullable: true })
  readonly ip!: string | null;

  @Column('text', { nullable: true, comment: 'The browser, as it names itself' })
  readonly device!: string | null;
}
