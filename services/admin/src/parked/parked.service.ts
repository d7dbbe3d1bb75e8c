import { Injectable } from '@nestjs/common';
import type {
  DiscardParkedDto,
  ParkedEventView,
  ParkedPageDto,
  ParkedSummaryView,
  ReplayParkedDto,
  ReplayReportView,
} from '@mall/contracts/admin';
import { adminPage, platformErrors, type AdminPage, type Caller } from '@mall/contracts/define';
import {
  EVENT_SERVICES,
  parkedApis,
  type EventService,
  type ParkedApi,
  type ParkedRowsDto,
  type ParkedRowView,
} from '@mall/contracts/messaging';
import { clientOf, OperationCaller, serviceCaller, type ClientOf } from '@mall/messaging';
import { UnknownSort } from '@mall/persistence';
import { callerName } from '../caller-name.js';

/** The parked events of all services as one list; each service stores and replays its own. */
@Injectable()
export class ParkedService {
  private readonly clients: ReadonlyMap<EventService, ClientOf<ParkedApi>>;

  constructor(operations: OperationCaller) {
    const self = serviceCaller('admin');
    this.clients = new Map(
      EVENT_SERVICES.map((service) => [service, clientOf(parkedApis[service], operations, self)]),
    );
  }

  /** Returns the newest first; no other order is supported. Services that do not answer are left out. */
  async page(request: ParkedPageDto): Promise<AdminPage<ParkedEventView>> {
    const isOffered = !request.sortBy || (request.sortBy === 'parkedTime' && request.sortOrder === 'DESC');
    if (!isOffered) throw new UnknownSort(['parkedTime DESC']);
    const { ids, service, consumer, current, size } = request;
    const state = request.state ?? (ids ? undefined : 'parked');
    const wanted: ReadonlyMap<EventService, string[] | undefined> = ids
      ? idsByService(ids)
      : new Map((service ? [service] : EVENT_SERVICES).map((one) => [one, undefined]));
    const limit = Math.min(1_000, current * size);
    const parts = await Promise.all(
      [...wanted].map(([one, own]) => this.rows(one, { state, consumer, ids: own, limit })),
    );
    const found = parts.flatMap(({ views }) => views);
    found.sort((a, b) => b.parkedTime.localeCompare(a.parkedTime) || a.parkedId.localeCompare(b.parkedId));
    const total = parts.reduce((sum, part) => sum + part.total, 0);
    return adminPage(found.slice((current - 1) * size, current * size), total, request);
  }

  async one(parkedId: string): Promise<ParkedEventView> {
    const [[service, ids] = []] = idsByService([parkedId]);
    if (!service) throw platformErrors.notFound();
    const { rows } = await this.client(service).rows({ ids, limit: 1 });
    if (!rows[0]) throw platformErrors.notFound();
    return toView(service, rows[0]);
  }

  summary(): Promise<ParkedSummaryView[]> {
    return Promise.all(
      EVENT_SERVICES.map((service) =>
        this.client(service)
          .count({})
          .then(({ parked, oldestAt }) => ({ service, isReachable: true, parked, oldestTime: oldestAt }))
          .catch(() => ({ service, isReachable: false, parked: 0, oldestTime: null })),
      ),
    );
  }

  async replay({ parkedIds, service }: ReplayParkedDto, caller: Caller): Promise<ReplayReportView> {
    const wanted: ReadonlyMap<EventService, string[] | undefined> = parkedIds
      ? idsByService(parkedIds)
      : new Map((service ? [service] : EVENT_SERVICES).map((one) => [one, undefined]));
    const report: { replayed: number; failures: ReplayReportView['failures'] } = {
      replayed: 0,
      failures: [],
    };
    for (const [one, ids] of wanted) {
      const { replayed, failures } = await this.client(one).replay({ ids, by: callerName(caller) });
      report.replayed += replayed;
      for (const { id, reason } of failures) report.failures.push({ parkedId: parkedIdOf(one, id), reason });
    }
    return report;
  }

  async discard({ parkedIds, reason }: DiscardParkedDto, caller: Caller): Promise<number> {
    let discarded = 0;
    for (const [service, ids] of idsByService(parkedIds))
      discarded += await this.client(service).discard({ ids, reason, by: callerName(caller) });
    return discarded;
  }

  private async rows(
    service: EventService,
    request: ParkedRowsDto,
  ): Promise<{ views: ParkedEventView[]; total: number }> {
    return this.client(service)
      .rows(request)
      .then(({ rows, total }) => ({ views: rows.map((row) => toView(service, row)), total }))
      .catch((failure: unknown) => {
        if (platformErrors.unavailable.is(failure) || platformErrors.timeout.is(failure))
          return { views: [], total: 0 };
        throw failure;
      });
  }

  private client(service: EventService): ClientOf<ParkedApi> {
    return this.clients.get(service)!;
  }
}

function toView(service: EventService, { id, parkedAt, settledAt, ...row }: ParkedRowView): ParkedEventView {
  return {
    ...row,
    parkedId: parkedIdOf(service, id),
    service,
    parkedTime: parkedAt,
    settledTime: settledAt,
  };
}

export const parkedIdOf = (service: EventService, id: string): string => `${service}-${id}`;

/** Parses `order-3, order-5, chat-1` to order: 3, 5 and chat: 1. Ids of no service are left out. */
export function idsByService(parkedIds: readonly string[]): ReadonlyMap<EventService, string[]> {
  const found = new Map<EventService, string[]>();
  for (const parkedId of parkedIds) {
    const [name, id = ''] = parkedId.split('-');
    const service = EVENT_SERVICES.find((one) => one === name);
    if (service && /^[1-9]\d{0,18}$/.test(id)) found.set(service, [...(found.get(service) ?? []), id]);
  }
  return found;
}
