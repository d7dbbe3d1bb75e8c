import { Unrecorded } from '@mall/persistence';
import {
  Check,
  Column,
  Entity,
  Generated,
  Index,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm';

/** An outgoing event, written in the transaction of the change that it reports. */
@Entity('outbox')
@Unrecorded('Events tell of changes that are recorded themselves.')
@Index('outbox_unpublished', ['seq'], { where: 'published_at IS NULL' })
export class OutboxEvent {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  readonly seq!: string;

  /** The message id on the stream, by which duplicates are recognised. */
  @Column('uuid')
  @Generated('uuid')
  readonly id!: string;

  @Column('text')
  readonly subject!: string;

  @Column('text')
  readonly aggregateId!: string;

  @Column('text')
  readonly tenantId!: string;

  @Column('jsonb')
  readonly payload!: unknown;

  /** `traceparent` of the request that caused the event; null when tracing is off. */
  @Column('text', { nullable: true })
  readonly trace!: string | null;

  @Index('outbox_occurred')
  @Column('timestamptz', { default: () => 'now()' })
  readonly occurredAt!: Date;

  /** Null until the stream has acknowledged it. */
  @Column('timestamptz', { nullable: true })
  readonly publishedAt!: Date | null;
}

/** Records that a consumer has handled an event, in the transaction of its change. */
@Entity('inbox')
@Unrecorded('It counts what has been handled.')
export class InboxEntry {
  @PrimaryColumn('text')
  readonly consumer!: string;

  @PrimaryColumn('uuid')
  readonly eventId!: string;

  @Index('inbox_handled')
  @Column('timestamptz', { default: () => 'now()' })
  readonly handledAt!: Date;
}

/** An event that a consumer could not handle, until staff replay or discard it. */
@Entity('parked_event')
@Unrecorded('A row keeps who settled it, when and why.')
@Unique(['consumer', 'eventId'])
@Check('parked_event_state_check', `state IN ('parked', 'replayed', 'discarded')`)
@Check('parked_event_check', `(state = 'parked') = (settled_at IS NULL)`)
@Index('parked_event_waiting', ['id'], { where: `state = 'parked'` })
export class ParkedEvent {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  readonly id!: string;

  @Column('text')
  readonly consumer!: string;

  @Column('text')
  readonly subject!: string;

  @Column('text')
  readonly eventId!: string;

  /** The body as received, even when it is not JSON. */
  @Column('text')
  readonly body!: string;

  @Column('text')
  readonly reason!: string;

  @Column('int')
  readonly deliveries!: number;

  @Column('timestamptz', { default: () => 'now()' })
  readonly parkedAt!: Date;

  @Column('text', { default: 'parked' })
  readonly state!: 'parked' | 'replayed' | 'discarded';

  @Column('int', { default: 0 })
  readonly replays!: number;

  @Column('timestamptz', { nullable: true })
  readonly settledAt!: Date | null;

  @Column('text', { nullable: true })
  readonly settledBy!: string | null;

  @Column('text', { nullable: true })
  readonly note!: string | null;
}

/** The answer to a request with an idempotency key. Without one the request is in progress, or its process died. */
@Entity('kept_answer')
@Unrecorded('Answers are kept for a day, for requests that come again.')
export class KeptAnswer {
  /** `buyer 7`: kind and id of the caller; `anonymous` for visitors. */
  @PrimaryColumn('text')
  readonly person!: string;

  @PrimaryColumn('text')
  readonly operation!: string;

  @PrimaryColumn('text')
  readonly requestKey!: string;

  @Column('text')
  readonly requestHash!: string;

  /** From then on the same request may be carried out once more. */
  @Column('timestamptz')
  readonly leaseUntil!: Date;

  /** JSON; of a visitor's request sealed, in base64url. */
  @Column('text', { nullable: true })
  readonly answer!: string | null;

  @Index('kept_answer_created')
  @Column('timestamptz', { default: () => 'now()' })
  readonly createdAt!: Date;
}

/** The stream that the outbox was last relayed to. The table has a single row. */
@Entity('relay_state')
@Unrecorded('It is the place of the relay in its stream.')
@Check('relay_state_is_only_check', 'is_only')
@Check('relay_state_check', '(refill_after IS NULL) = (refill_to IS NULL)')
export class RelayState {
  @PrimaryColumn('boolean', { default: true })
  readonly isOnly!: true;

  /** Time at which the server created the stream; null before the first one. */
  @Column('text', { nullable: true })
  readonly streamCreated!: string | null;

  /** Outbox rows after this one, up to `refillTo`, are published again; null when there is nothing to publish again. */
  @Column('bigint', { nullable: true })
  readonly refillAfter!: string | null;

  @Column('bigint', { nullable: true })
  readonly refillTo!: string | null;
}
