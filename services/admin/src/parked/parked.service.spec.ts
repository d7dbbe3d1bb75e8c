import { platformErrors } from '@mall/contracts/define';
import { parkedApis, type EventService } from '@mall/contracts/messaging';
import { anna } from '@mall/messaging/fakes';
import type { OperationCaller } from '@mall/messaging';
import { UnknownSort } from '@mall/persistence';
import { idsByService, parkedIdOf, ParkedService } from './parked.service.js';

interface Row {
  readonly id: string;
  readonly parkedAt: string;
}

/** The parked events of some services; the others do not answer. */
class ParkedRows implements Pick<OperationCaller, 'call'> {
  readonly replayed: { readonly subject: string; readonly request: object }[] = [];

  constructor(private readonly rows: Partial<Record<EventService, readonly Row[]>>) {}

  async call(operation: { readonly subject: string }, request: object): Promise<never> {
    const [service, api] = Object.entries(parkedApis).find(([, all]) =>
      Object.values(all).some(({ subject }) => subject === operation.subject),
    )!;
    const rows = this.rows[service as EventService];
    if (!rows) throw platformErrors.unavailable();
    if (operation.subject === api.rows.subject) {
      const { ids } = request as { readonly ids?: readonly string[] };
      const found = rows.filter(({ id }) => !ids || ids.includes(id));
      return { rows: found, total: found.length } as never;
    }
    if (operation.subject === api.count.subject)
      return { parked: rows.length, oldestAt: rows.at(-1)?.parkedAt ?? null } as never;
    this.replayed.push({ subject: operation.subject, request });
    return { replayed: rows.length, failures: [{ id: '9', reason: 'still broken' }] } as never;
  }
}

const serviceOf = (rows: ParkedRows) => new ParkedService(rows as unknown as OperationCaller);
const at = (minute: number): string => `2026-11-21T12:0${minute}:00.000Z`;
const page = { current: 1, size: 10 };

test('the events of all services are one list, the newest first; a service that does not answer is left out', async () => {
  const parked = serviceOf(
    new ParkedRows({ order: [{ id: '1', parkedAt: at(1) }], chat: [{ id: '1', parkedAt: at(2) }] }),
  );
  const { records, total } = await parked.page(page);
  expect(records.map(({ parkedId }) => parkedId)).toEqual([
    parkedIdOf('chat', '1'),
    parkedIdOf('order', '1'),
  ]);
  expect(total).toBe(2);
});

test('no other order is offered', async () => {
  const sorted = serviceOf(new ParkedRows({})).page({ ...page, sortBy: 'reason' });
  await expect(sorted).rejects.toThrow(UnknownSort);
});

test('the summary says of each service whether it answered', async () => {
  const summary = await serviceOf(new ParkedRows({ order: [{ id: '1', parkedAt: at(1) }] })).summary();
  expect(summary.find(({ service }) => service === 'order')).toMatchObject({ isReachable: true, parked: 1 });
  expect(summary.find(({ service }) => service === 'chat')).toMatchObject({ isReachable: false, parked: 0 });
});

test('a replay goes to the service of each event, under the name of who started it', async () => {
  const rows = new ParkedRows({ order: [{ id: '1', parkedAt: at(1) }], chat: [] });
  const request = { parkedIds: [parkedIdOf('order', '1')] };
  const report = await serviceOf(rows).replay(request, anna);
  expect(rows.replayed).toEqual([
    { subject: parkedApis.order.replay.subject, request: { ids: ['1'], by: 'anna' } },
  ]);
  expect(report).toEqual({
    replayed: 1,
    failures: [{ parkedId: parkedIdOf('order', '9'), reason: 'still broken' }],
  });
});

test('an unknown event is not found', async () => {
  const parked = serviceOf(new ParkedRows({ order: [] }));
  await expect(parked.one(parkedIdOf('order', '1'))).rejects.toThrow(platformErrors.notFound.key);
  await expect(parked.one('nowhere')).rejects.toThrow(platformErrors.notFound.key);
});

test('ids of parked events are split by service, unknown ones are dropped', () => {
  expect([...idsByService(['order-3', 'chat-1', 'order-5', 'nobody-1', 'order-x', 'order'])]).toEqual([
    ['order', ['3', '5']],
    ['chat', ['1']],
  ]);
});
