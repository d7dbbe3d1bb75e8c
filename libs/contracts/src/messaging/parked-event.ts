import { Id, Instant, Int, ListOf, ListOfValues, OneOf, Text } from '@mall/validation';

/** `parked` waits for somebody; `replayed` was handled after all; `discarded` was given up with a reason. */
export const PARKED_STATES = ['parked', 'replayed', 'discarded'] as const;
export type ParkedState = (typeof PARKED_STATES)[number];

/** An event that a consumer could not handle, as the service that parked it knows it. */
export class ParkedRowView {
  @Id() id!: string;
  /** Name of the durable consumer. */
  @Text() consumer!: string;
  @Text() subject!: string;
  @Text() eventId!: string;
  /** The message as received: an event as JSON, or anything else. Events carry ids, no personal data. */
  @Text({ max: 1_000_000 }) body!: string;
  @Text({ max: 10_000 }) reason!: string;
  /** Number of deliveries before it was parked, and of failed replays since. */
  @Int() attempts!: number;
  @OneOf(PARKED_STATES) state!: ParkedState;
  @Instant() parkedAt!: string;
  @Instant({ optional: true }) settledAt!: string | null;
  @Text({ optional: true }) settledBy!: string | null;
  /** Reason for discarding it. */
  @Text({ optional: true, max: 500 }) note!: string | null;
}

export class ParkedRowsDto {
  @OneOf(PARKED_STATES, { optional: true }) state?: ParkedState;
  @Text({ optional: true, max: 100 }) consumer?: string;
  @ListOfValues('id', { optional: true, maxItems: 1_000 }) ids?: string[];
  @Int({ min: 1, max: 1_000, optional: true }) limit = 100;
}

export class ParkedRowsView {
  @Int() total!: number;
  @ListOf(() => ParkedRowView, { maxItems: 1_000 }) rows!: ParkedRowView[];
}

export class ParkedCountView {
  @Int() parked!: number;
  @Instant({ optional: true }) oldestAt!: string | null;
}

/** Ids of the events to replay; without `ids`, everything that is parked, the oldest first. */
export class ReplayRowsDto {
  @ListOfValues('id', { optional: true, maxItems: 1_000 }) ids?: string[];
  /** Person who requested it. */
  @Text({ max: 100 }) by!: string;
}

export class DiscardRowsDto {
  @ListOfValues('id', { minItems: 1, maxItems: 1_000 }) ids!: string[];
  @Text({ max: 500, kind: 'lines' }) reason!: string;
  @Text({ max: 100 }) by!: string;
}

export class ReplayFailureView {
  @Id() id!: string;
  @Text({ max: 10_000 }) reason!: string;
}

export class ReplayedView {
  @Int() replayed!: number;
  @ListOf(() => ReplayFailureView, { maxItems: 1_000 }) failures!: ReplayFailureView[];
}
