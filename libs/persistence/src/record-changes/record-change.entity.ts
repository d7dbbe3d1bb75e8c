import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { ActorKind } from '../acting.js';
import { Unrecorded } from './declare.js';

/**
 * `emptied`: a whole table lost its rows. The last three change nothing: what is masked was read, a person signed in or was refused.
 */
export const CHANGE_KINDS = [
  'added',
  'changed',
  'removed',
  'emptied',
  'read',
  'signedIn',
  'refused',
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** One change of one row, written by triggers in the transaction of the change; partitions are months. */
@Entity('record_change')
@Unrecorded('It is the recording.')
@Check(
  'record_change_kind_check',
  "kind IN ('added', 'changed', 'removed', 'emptied', 'read', 'signedIn', 'refused')",
)
@Index('record_change_of_record', ['record', 'recordId', 'at', 'changeId'])
@Index('record_change_of_actor', ['actorId', 'at'], { where: 'actor_id IS NOT NULL' })
@Index('record_change_of_field', { synchronize: false }) // gin (fields)
@Index('record_change_of_kind', ['kind', 'changeId'], { where: "kind NOT IN ('changed', 'added')" })
@Index('record_change_of_actor_kind', ['actorKind', 'changeId'], {
  where: "actor_kind NOT IN ('staff', 'buyer', 'merchant')",
})
export class RecordChange {
  @PrimaryColumn('bigint', { generated: 'identity', generatedIdentity: 'ALWAYS' })
  readonly changeId!: string;

  @PrimaryColumn('timestamptz', { default: () => 'clock_timestamp()' })
  readonly at!: Date;

  /** Number of the transaction; changes with the same number were made together. */
  @Column('bigint', { default: () => '((pg_current_xact_id()))' })
  readonly xid!: string;

  @Column('text')
  readonly kind!: ChangeKind;

  @Column('text')
  readonly record!: string;

  @Column('text')
  readonly recordId!: string;

  @Column('text')
  readonly tableName!: string;

  /** Tells the rows of one record apart; empty for the record itself. */
  @Column('text', { default: '' })
  readonly rowKey!: string;

  @Column('jsonb', { nullable: true })
  readonly before!: Readonly<Record<string, unknown>> | null;

  @Column('jsonb', { nullable: true })
  readonly after!: Readonly<Record<string, unknown>> | null;

  /** Columns that an update has changed. */
  @Column('text', { array: true, default: '{}' })
  readonly fields!: string[];

  @Column('text')
  readonly actorKind!: ActorKind;

  @Column('text', { nullable: true })
  readonly actorId!: string | null;

  @Column('text', { nullable: true })
  readonly actorName!: string | null;

  @Column('text', { nullable: true })
  readonly ip!: string | null;

  @Column('text', { nullable: true })
  readonly requestId!: string | null;

  @Column('text', { nullable: true })
  readonly operation!: string | null;

  @Column('text', { nullable: true })
  readonly reason!: string | null;
}

/** Seals recorded changes from one number to another, so that a later change of one of them is found. */
@Entity('record_seal')
@Unrecorded('It seals the recording.')
@Check('record_seal_seal_id_check', 'seal_id > 0')
@Index('record_seal_by_time', ['sealedAt'])
@Check('record_seal_check', 'from_id <= to_id')
export class RecordSeal {
  @PrimaryColumn('bigint')
  readonly sealId!: string;

  @Column('bigint')
  readonly fromId!: string;

  @Column('bigint')
  readonly toId!: string;

  @Column('int')
  readonly rows!: number;

  @Column('text', { comment: 'SHA-256 of the rows from from_id to to_id' })
  readonly hash!: string;

  @Column('text', { comment: 'SHA-256 of the chain of the seal before and this hash' })
  readonly chain!: string;

  @Column('timestamptz', { default: () => 'now()' })
  readonly sealedAt!: Date;
}
