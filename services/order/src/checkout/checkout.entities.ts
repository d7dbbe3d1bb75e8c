import { Unrecorded } from '@mall/persistence';
import { Check, Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import type { LandedCost } from '../landed-cost/landed-cost.js';
import type { Snapshot } from './confirmation.js';
import type { SubmissionPlan } from './submission.js';

/**
 * Prices and data that a buyer was shown before ordering. One that was ordered is never deleted: it holds the order's
 * landed cost.
 */
@Entity('confirmation')
@Unrecorded('Prices shown before an order; they live for a day.')
@Index('confirmation_expiry', ['expiresAt'])
export class ConfirmationEntity {
  @PrimaryGeneratedColumn('uuid')
  readonly confirmId!: string;

  @Column('bigint')
  readonly userId!: string;

  @Column('json')
  readonly snapshot!: Snapshot;

  /** Landed cost shown for each line; confirmations from before this column have it in their snapshot. */
  @Column('json', { nullable: true })
  readonly landedCosts!: readonly LandedCost[] | null;

  /** Shops of its lines, so that planning does not parse the snapshot. */
  @Column('bigint', { array: true })
  readonly shopIds!: readonly string[];

  @Column('timestamptz')
  readonly expiresAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  readonly createdAt!: Date;
}

/** One submit attempt. */
@Entity('submission', {
  comment:
    'One press of the order button. Planned before cars are held, so that a crash in between is found again.',
})
@Unrecorded('A plan for orders, which are recorded when they are placed.')
@Check('submission_state_check', `state IN ('planned', 'done', 'abandoned')`)
@Index('submission_key', ['userId', 'idempotencyKey'], { unique: true, where: `state <> 'abandoned'` })
@Index('submission_confirmation', ['confirmId'], { unique: true, where: `state <> 'abandoned'` })
@Index('submission_unsettled', ['leaseUntil'], { where: `state <> 'done'` })
export class SubmissionEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  readonly submissionId!: string;

  @Column('bigint')
  readonly userId!: string;

  @Column('text')
  readonly idempotencyKey!: string;

  @Column('uuid')
  readonly confirmId!: string;

  @Column('text')
  readonly state!: 'planned' | 'done' | 'abandoned';

  @Column('jsonb')
  readonly plan!: SubmissionPlan;

  /** Id of the process that works on it. */
  @Column('uuid')
  readonly lease!: string;

  @Column('timestamptz')
  readonly leaseUntil!: Date;

  /** Number of times that the holds of an abandoned submission were released. */
  @Column('int', { default: 0 })
  readonly sweeps!: number;

  @Column('timestamptz', { default: () => 'now()' })
  readonly createdAt!: Date;
}

@Entity('buyer_change', {
  comment: 'When papers last changed: what confirmations of before say of this buyer is looked up anew.',
})
@Unrecorded('It remembers for two days which confirmations are out of date.')
export class BuyerChangeEntity {
  @PrimaryColumn('bigint')
  readonly userId!: string;

  @Column('timestamptz', { default: () => 'now()' })
  readonly changedAt!: Date;
}
