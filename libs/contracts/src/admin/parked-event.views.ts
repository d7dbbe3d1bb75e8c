import { Bool, Instant, Int, ListOf, OneOf, Text } from '@mall/validation';
import { PARKED_STATES, type ParkedState } from '../messaging/parked-event.js';
import { EVENT_SERVICES, type EventService } from '../messaging/services.js';

/** An event that a service set aside because it could not handle it. */
export class ParkedEventView {
  /** `<service>-<number>` */
  @Text() parkedId!: string;
  @OneOf(EVENT_SERVICES) service!: EventService;
  @Text() consumer!: string;
  @Text() subject!: string;
  @Text() eventId!: string;
  /** The event as JSON; ids and what changed, no personal data. */
  @Text({ max: 1_000_000 }) body!: string;
  @Text({ max: 10_000 }) reason!: string;
  @Int() attempts!: number;
  @OneOf(PARKED_STATES) state!: ParkedState;
  @Instant() parkedTime!: string;
  @Instant({ optional: true }) settledTime!: string | null;
  /** Person who replayed or discarded it. */
  @Text({ optional: true }) settledBy!: string | null;
  @Text({ optional: true, max: 500 }) note!: string | null;
}

export class ParkedSummaryView {
  @OneOf(EVENT_SERVICES) service!: EventService;
  /** False when the service did not answer, so that its number is not known. */
  @Bool() isReachable!: boolean;
  @Int() parked!: number;
  @Instant({ optional: true }) oldestTime!: string | null;
}

export class ReplayFailure {
  @Text() parkedId!: string;
  @Text({ max: 10_000 }) reason!: string;
}

export class ReplayReportView {
  @Int() replayed!: number;
  /** Events that failed again; they stay parked. */
  @ListOf(() => ReplayFailure, { maxItems: 10_000 }) failures!: ReplayFailure[];
}
