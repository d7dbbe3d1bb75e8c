import { defineApi, internal, listOf, type Api } from '../define/index.js';
import { ChangeRowView, FindChangesDto, FoundChangesView, RecordChangesDto } from './record-change.js';
import { EVENT_SERVICES, type EventService } from './services.js';

/** The same operations in every service, over the changes that it has recorded. Staff reach them through `adminHistoryApi`. */
const changesApiOf = (service: EventService) =>
  defineApi(`${service}.changes`, {
    ofRecord: {
      request: RecordChangesDto,
      response: listOf(ChangeRowView),
      access: internal(),
      summary: 'What this service has recorded about a record, newest first.',
    },
    find: {
      request: FindChangesDto,
      response: FoundChangesView,
      access: internal(),
      summary:
        'What this service has recorded about all records, newest first, by person, record, field and time.',
    },
  });

export type ChangesApi = ReturnType<typeof changesApiOf>;

export const changesApis = Object.fromEntries(
  EVENT_SERVICES.map((service) => [service, changesApiOf(service)]),
) as Readonly<Record<EventService, ChangesApi>>;

/** Tables of recorded changes of all services, for code that reads all contracts. */
export const allChangesApis: readonly Api[] = Object.values(changesApis) as unknown as readonly Api[];
