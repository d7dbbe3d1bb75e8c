import { Injectable } from '@nestjs/common';
import {
  adminErrors,
  type ChangePageDto,
  type HistoryChangeView,
  type HistoryDto,
  type HistoryView,
  type RecordedChangeView,
} from '@mall/contracts/admin';
import { adminPage, MOST_COUNTED, type AdminPage } from '@mall/contracts/define';
import {
  changesApis,
  EVENT_SERVICES,
  MOST_FOUND,
  recordKinds,
  type ChangeRowView,
  type ChangesApi,
  type EventService,
  type RecordKind,
} from '@mall/contracts/messaging';
import { clientOf, OperationCaller, serviceCaller, type ClientOf } from '@mall/messaging';
import { sortColumn } from '@mall/persistence';
import type { Locale } from '@mall/validation';
import { actionWords } from '../log/action-words.js';
import { StaffRepository } from '../staff/staff.repository.js';

/** The place of a change among those of all services: instant, then service, then id. */
interface Place {
  readonly at: string;
  readonly service: EventService;
  readonly id: string;
}

/** Changes are always listed with the newest first; sorting by another field than these is refused. */
const SORTABLE = { at: 'at', key: 'at' } as const;

/** The history of records, whose parts several services keep. */
@Injectable()
export class HistoryService {
  private readonly clients: ReadonlyMap<EventService, ClientOf<ChangesApi>>;

  constructor(
    operations: OperationCaller,
    private readonly staff: StaffRepository,
  ) {
    const self = serviceCaller('admin');
    this.clients = new Map(
      EVENT_SERVICES.map((service) => [service, clientOf(changesApis[service], operations, self)]),
    );
  }

  /** Returns the newest changes, or those before a place; services that do not answer are named. */
  async ofRecord({ record, recordId, after, size }: HistoryDto, locale: Locale): Promise<HistoryView> {
    const { services, with: others = [] } = recordKinds[record] as RecordKind;
    const records = [record, ...others];
    const place = after === undefined ? undefined : placeIn(after);
    const parts = await Promise.allSettled(
      services.map(async (service) => {
        const limit = size + 1;
        const rows = await this.clients
          .get(service)!
          .ofRecord({ records, recordId, limit, ...beforeIn(service, place) });
        return rows.map(inWords(service, locale));
      }),
    );
    const found = parts.flatMap((part) => (part.status === 'fulfilled' ? part.value : []));
    const changes = found.sort(newestFirst).slice(0, size);
    const last = changes.at(-1);
    return {
      changes,
      next: last && found.length > size ? `${last.at}_${last.service}_${last.changeId}` : null,
      missing: services.filter((_, nth) => parts[nth]!.status === 'rejected'),
    };
  }

  /**
   * Returns a page of the changes of all records, or of those that one record's services keep.
   * @throws adminErrors.tooFarBack beyond the first thousand; platformErrors.unavailable when a service does not answer
   */
  async page(request: ChangePageDto, locale: Locale): Promise<AdminPage<RecordedChangeView>> {
    const { current, size, record, actor, startTime, endTime, recordId, kind, actorKind, field } = request;
    sortColumn(request, SORTABLE);
    const limit = current * size;
    if (limit > MOST_FOUND) throw adminErrors.tooFarBack({ most: MOST_FOUND });
    const actorId = actor === undefined ? undefined : await this.idOf(actor);
    if (actorId === null) return adminPage([], 0, request);
    const services = record ? recordKinds[record].services : EVENT_SERVICES;
    const filter = { record, recordId, kind, actorKind, field, actorId, from: startTime, to: endTime };
    const parts = await Promise.all(
      services.map(async (service) => {
        const found = await this.clients.get(service)!.find({ ...filter, limit });
        const rows = found.changes.map(inWords(service, locale));
        const changes = rows.map((row) => ({ ...row, key: `${service}-${row.changeId}` }));
        return { ...found, changes };
      }),
    );
    const total = parts.reduce((sum, part) => sum + part.total, 0);
    const newest = parts.flatMap(({ changes }) => changes).sort(newestFirst);
    return adminPage(newest.slice(limit - size, limit), Math.min(total, MOST_COUNTED + 1), request);
  }

  /** Returns the number of a person; null where no member of staff has had the login. */
  private async idOf(actor: string): Promise<string | null> {
    if (/^[1-9]\d*$/.test(actor)) return actor;
    const [member] = await this.staff.byLogins([actor]);
    return member?.user_id ?? null;
  }
}

/** Returns a function that adds the service and the words for the operation, whose subject is `op.` and its name. */
const inWords =
  (service: EventService, locale: Locale) =>
  (row: ChangeRowView): HistoryChangeView => ({
    ...row,
    service,
    action: actionWords(row.operation?.replace(/^op\./, '') ?? '', locale) ?? null,
  });

const newestFirst = (one: HistoryChangeView, other: HistoryChangeView): number =>
  compare(other.at, one.at) ||
  compare(other.service, one.service) ||
  Number(BigInt(other.changeId) - BigInt(one.changeId));

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

function placeIn(cursor: string): Place {
  const [at, service, id] = cursor.split('_') as [string, EventService, string];
  return { at, service, id };
}

/** Returns the place from which a service goes on: at the same instant, services later in the alphabet have been shown. */
function beforeIn(service: EventService, place: Place | undefined): { before?: string; beforeId?: string } {
  if (!place) return {};
  const { at, id } = place;
  if (service === place.service) return { before: at, beforeId: id };
  return service < place.service ? { before: at } : { before: at, beforeId: '1' };
}
