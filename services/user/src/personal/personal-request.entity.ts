import type { PersonalRequestKind, PersonalRequestState } from '@mall/contracts/user';
import { LeftOut, Recorded } from '@mall/persistence';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { ProfileRow } from '../profile/profile.entity.js';

/** A request of a person for a copy of their data, or for their erasure. */
@Entity('personal_request')
@Recorded('buyer', 'userId')
@Index('personal_request_open', ['userId', 'kind'], { unique: true, where: `state = 'waiting'` })
@Index('personal_request_due', ['dueAt', 'requestId'], { where: `state = 'waiting'` })
@Index('personal_request_of_user', ['userId', 'requestId'])
@Check('personal_request_kind_check', `kind IN ('copy', 'erasure')`)
@Check('personal_request_state_check', `state IN ('waiting', 'done', 'refused', 'withdrawn')`)
@Check('personal_request_ended_check', `(state = 'waiting') = (ended_at IS NULL)`)
@Check('personal_request_reason_check', `state <> 'refused' OR reason IS NOT NULL`)
export class PersonalRequest {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  readonly requestId!: string;

  @Column('bigint')
  @ForeignKey(() => ProfileRow)
  readonly userId!: string;

  @Column('text')
  readonly kind!: PersonalRequestKind;

  @Column('text', { default: 'waiting' })
  readonly state!: PersonalRequestState;

  @Column('timestamptz', { default: () => 'now()' })
  readonly askedAt!: Date;

  /** Time by which the law wants it carried out or refused. */
  @Column('timestamptz')
  readonly dueAt!: Date;

  @Column('text', { nullable: true })
  readonly ip!: string | null;

  @Column('text', { nullable: true, comment: 'The browser, as it names itself' })
  readonly device!: string | null;

  /** Time when staff decided to carry out an erasure; its parts follow. */
  @Column('timestamptz', { nullable: true })
  readonly begunAt!: Date | null;

  @Column('bigint', { nullable: true })
  readonly decidedBy!: string | null;

  @Column('text', { nullable: true })
  readonly decidedByName!: string | null;

  /** Reason of a refusal. */
  @Column('text', { nullable: true })
  readonly reason!: string | null;

  /** Services that have done their part. */
  @LeftOut('It follows from the state of the request.')
  @Column('text', { array: true, default: '{}' })
  readonly partsDone!: readonly string[];

  @Column('timestamptz', { nullable: true })
  readonly endedAt!: Date | null;

  /** The archive of a copy; null once it is deleted. */
  @Column('bigint', { nullable: true })
  readonly fileId!: string | null;

  /** Time until which the person may download the archive. */
  @Column('timestamptz', { nullable: true })
  readonly fileUntil!: Date | null;
}
