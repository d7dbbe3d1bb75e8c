import { defineApi, Empty, internal, number, type Api } from '../define/index.js';
import {
  DiscardRowsDto,
  ParkedCountView,
  ParkedRowsDto,
  ParkedRowsView,
  ReplayedView,
  ReplayRowsDto,
} from './parked-event.js';
import { EVENT_SERVICES, type EventService } from './services.js';

/** The same operations in every service, over its own parked events. Staff reach them through `adminParkedApi`. */
const parkedApiOf = (service: EventService) =>
  defineApi(`${service}.parked`, {
    rows: {
      request: ParkedRowsDto,
      response: ParkedRowsView,
      access: internal(),
      summary: 'Parked events of this service, newest first, and how many match.',
    },
    count: {
      request: Empty,
      response: ParkedCountView,
      access: internal(),
      summary: 'How many events wait, and since when.',
    },
    replay: {
      request: ReplayRowsDto,
      response: ReplayedView,
      access: internal(),
      summary: 'Hand parked events to their consumers again; what fails stays parked with the new reason.',
    },
    discard: {
      request: DiscardRowsDto,
      response: number,
      access: internal(),
      summary: 'Give parked events up for good; answers how many.',
    },
  });

export type ParkedApi = ReturnType<typeof parkedApiOf>;

export const parkedApis = Object.fromEntries(
  EVENT_SERVICES.map((service) => [service, parkedApiOf(service)]),
) as Readonly<Record<EventService, ParkedApi>>;

/** Tables of parked events of all services, for code that reads all contracts. */
export const allParkedApis: readonly Api[] = Object.values(parkedApis) as unknown as readonly Api[];
