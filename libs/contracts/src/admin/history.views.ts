import { ListOf, ListOfValues, OneOf, Text } from '@mall/validation';
import { ChangeRowView } from '../messaging/record-change.js';
import { EVENT_SERVICES, type EventService } from '../messaging/services.js';

/** One change of a record, and the service that keeps it. */
export class HistoryChangeView extends ChangeRowView {
  @OneOf(EVENT_SERVICES) service!: EventService;
  /** The operation in the words of the reader; null where there are none. */
  @Text({ optional: true, max: 300 }) action!: string | null;
}

export class HistoryView {
  @ListOf(() => HistoryChangeView, { maxItems: 200 }) changes!: HistoryChangeView[];
  /** The place where the next page begins; null on the last one. */
  @Text({ optional: true, max: 100 }) next!: string | null;
  /** Services that keep parts of the record and did not answer, so that their changes are missing. */
  @ListOfValues('string', { maxItems: 10 }) missing!: string[];
}

/** A change among those of all services. */
export class RecordedChangeView extends HistoryChangeView {
  /** Service and id, which together tell changes apart. */
  @Text({ max: 100 }) key!: string;
}
