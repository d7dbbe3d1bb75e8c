import { adminPageOf, defineApi, Empty, listOf, number, platformErrors, staff } from '../define/index.js';
import { DiscardParkedDto, ParkedIdDto, ParkedPageDto, ReplayParkedDto } from './parked-event.dto.js';
import { ParkedEventView, ParkedSummaryView, ReplayReportView } from './parked-event.views.js';

/**
 * Events that a service could not handle, of all services. Replays and removals are recorded with the event and
 * in the log.
 */
export const adminParkedApi = defineApi('admin.parkedEvents', {
  page: {
    http: 'GET /admin/parked_event/page',
    request: ParkedPageDto,
    response: adminPageOf(ParkedEventView),
    access: staff('sys_event_view'),
    family: 'admin',
    summary: 'Events that wait for somebody, newest first; of services that are away, none.',
  },
  summary: {
    http: 'GET /admin/parked_event/summary',
    request: Empty,
    response: listOf(ParkedSummaryView),
    access: staff('sys_event_view'),
    family: 'admin',
    summary: 'How many events wait in each service, and since when.',
  },
  one: {
    http: 'GET /admin/parked_event/{parkedId}',
    request: ParkedIdDto,
    response: ParkedEventView,
    access: staff('sys_event_view'),
    family: 'admin',
    errors: [platformErrors.notFound],
    summary: 'One parked event with what it carries.',
  },
  replay: {
    http: 'POST /admin/parked_event/replay',
    request: ReplayParkedDto,
    response: ReplayReportView,
    access: staff('sys_event_replay'),
    family: 'admin',
    errors: [platformErrors.unavailable],
    takesLong: true,
    summary: 'Hand events to their consumers again; what fails stays parked with its new reason.',
  },
  discard: {
    http: 'POST /admin/parked_event/discard',
    request: DiscardParkedDto,
    response: number,
    access: staff('sys_event_replay'),
    family: 'admin',
    errors: [platformErrors.unavailable],
    summary: 'Give events up for good, with a reason; answers how many.',
  },
});
