import { Injectable } from '@nestjs/common';
import type { HistoryChangeView, HistoryDto, HistoryView } from '@mall/contracts/admin';
import {
  changesApis,
  EVENT_SERVICES,
  recordKinds,
  type ChangesApi,
  type EventService,
  type RecordKind,
} from '@mall/contracts/messaging';
import { clientOf, OperationCaller, serviceCaller, type ClientOf } from '@mall/messaging';

/** The place of a change among those of all services: instant, then service, then id. */
interface Place {
  readonly at: string;
  readonly service: EventService;
  readonly id: string;
}

/** The history of a record, whose parts several services keep. */
@Injectable()
export class HistoryService {
  private readonly clients: ReadonlyMap<EventService, ClientOf<ChangesApi>>;

  constructor(operations: OperationCaller) {
    const self = serviceCaller('admin');
    this.clients = new Map(
      EVENT_SERVICES.map((service) => [service, clientOf(changesApis[service], operations, self)]),
    );
  }

  /** Returns the newest changes, or those before a place; services that do not answer are named. */
  async ofRecord({ record, recordId, after, size }: HistoryDto): Promise<HistoryView> {
    const { services, with: others = [] } = recordKinds[record] as RecordKind;
    const records = [record, ...others];
    const place = after === undefined ? undefined : placeIn(after);
    const parts = await Promise.allSettled(
      services.map(async (service) => {
        const limit = size + 1;
        const rows = await this.clients
          .get(service)!
          .ofRecord({ records, recordId, limit, ...beforeIn(service, place) });
        return rows.map((row) => ({ ...row, service }));
      }),
    );
    const found = parts.flatMap((part) => (part.status === 'fulfilled' ? part.value : []));
    const changes = found.sort(newestFirst).slice(0, size);
    const last = changes.at(-1);
    return {
      changes,
      next: last && found.length > size ? `${last.at}_${last.service}_${last.id}` : null,
      missing: services.filter((_, nth) => parts[nth]!.status === 'rejected'),
    };
  }
}

const newestFirst = (one: HistoryChangeView, other: HistoryChangeView): number =>
  compare(other.at, one.at) ||
  compare(other.service, one.service) ||
  Number(BigInt(other.id) - BigInt(one.id));

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
