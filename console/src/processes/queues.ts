import type { ProcessView } from '@mall/contracts/admin';

/** The queues of a service, as one of its processes reads them from the shared database. */
export interface ServiceQueues {
  readonly service: ProcessView['service'];
  readonly unpublished: number | undefined;
  readonly oldestSeconds: number | undefined;
  readonly parked: number | undefined;
  /** Events that consumers have not handled, in total. */
  readonly behind: number | undefined;
  /** The consumer with the largest number of them. */
  readonly furthest: string | undefined;
  /** Delay of the search index behind the catalogue in the slowest process, in seconds. */
  readonly searchSeconds: number | undefined;
}

/** Returns the queues of the services that have some and respond, in their order. */
export function queuesOf(processes: readonly ProcessView[]): readonly ServiceQueues[] {
  const answering = processes.filter(({ isReachable, readings }) => isReachable && readings.length > 0);
  const services = [...new Set(answering.map(({ service }) => service))];
  return services.flatMap((service) => {
    const all = answering.filter((one) => one.service === service);
    const readings = all.flatMap((one) => one.readings);
    const worst = (metric: string, label?: string): number | undefined => {
      const found = readings.filter(
        (one) => one.metric === metric && (label === undefined || one.label === label),
      );
      return found.length > 0 ? Math.max(...found.map(({ value }) => value)) : undefined;
    };
    const pending = all[0]!.readings.filter(({ metric }) => metric === 'mall_consumer_pending_events');
    const furthest = pending.toSorted((a, b) => b.value - a.value)[0];
    const queues = {
      service,
      unpublished: worst('mall_outbox_events', 'publication'),
      oldestSeconds: worst('mall_outbox_oldest_seconds'),
      parked: worst('mall_outbox_events', 'staff'),
      behind: furthest && pending.reduce((sum, { value }) => sum + value, 0),
      furthest: furthest && furthest.value > 0 ? (furthest.label ?? undefined) : undefined,
      searchSeconds: worst('mall_read_model_behind_seconds'),
    };
    return queues.unpublished === undefined && queues.behind === undefined ? [] : [queues];
  });
}

type Work = ProcessView['slowest'][number] & Pick<ProcessView, 'processId'>;

/** Returns the slowest work of all processes, the slowest first. */
export const slowestOf = (processes: readonly ProcessView[], most: number): readonly Work[] =>
  gathered(processes, 'slowest')
    .toSorted((a, b) => (b.durationMs ?? 0) - (a.durationMs ?? 0))
    .slice(0, most);

/** Returns the last failures of all processes, the newest first. */
export const failuresOf = (processes: readonly ProcessView[], most: number): readonly Work[] =>
  gathered(processes, 'failures')
    .toSorted((a, b) => b.time.localeCompare(a.time))
    .slice(0, most);

const gathered = (processes: readonly ProcessView[], list: 'slowest' | 'failures'): readonly Work[] =>
  processes.flatMap(({ processId, [list]: all }) => all.map((one) => ({ ...one, processId })));
