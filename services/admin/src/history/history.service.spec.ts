import { platformErrors } from '@mall/contracts/define';
import { adminErrors } from '@mall/contracts/admin';
import {
  changesApis,
  type EventService,
  type FindChangesDto,
  type RecordChangesDto,
} from '@mall/contracts/messaging';
import type { OperationCaller } from '@mall/messaging';
import { UnknownSort } from '@mall/persistence';
import { InMemoryRoles } from '../role/role.fakes.js';
import { InMemoryStaff } from '../staff/staff.fakes.js';
import { HistoryService } from './history.service.js';

interface Row {
  readonly changeId: string;
  readonly at: string;
}

/** The changes that some services have recorded; the others do not answer. */
class Changes implements Pick<OperationCaller, 'call'> {
  readonly asked: RecordChangesDto[] = [];
  readonly sought: FindChangesDto[] = [];

  constructor(private readonly rows: Partial<Record<EventService, readonly Row[]>>) {}

  async call(operation: { readonly subject: string }, request: object): Promise<never> {
    const [service, { find }] = Object.entries(changesApis).find(([, api]) =>
      [api.ofRecord, api.find].some(({ subject }) => subject === operation.subject),
    )!;
    if (operation.subject === find.subject) return this.find(service as EventService, request as never);
    const { before = '9', beforeId = '9999999999', limit } = request as RecordChangesDto;
    this.asked.push(request as RecordChangesDto);
    const rows = this.rows[service as EventService];
    if (!rows) throw platformErrors.unavailable();
    const isBefore = ({ at, changeId }: Row) =>
      at < before || (at === before && Number(changeId) < Number(beforeId));
    const newest = [...rows].sort((a, b) =>
      a.at === b.at ? Number(b.changeId) - Number(a.changeId) : a.at < b.at ? 1 : -1,
    );
    return newest.filter(isBefore).slice(0, limit) as never;
  }

  private find(service: EventService, request: FindChangesDto): never {
    this.sought.push(request);
    const rows = this.rows[service];
    if (!rows) throw platformErrors.unavailable();
    return { changes: [...rows].reverse().slice(0, request.limit), total: rows.length } as never;
  }
}

const historyOf = (changes: Changes) =>
  new HistoryService(changes as unknown as OperationCaller, new InMemoryStaff(new InMemoryRoles([])));
const at = (second: number): string => `2026-11-21T12:00:0${second}.000000Z`;
const staff = { record: 'staff', recordId: '7' } as const;

test('the changes of all services are one history, the newest first, read page by page without gaps', async () => {
  const rows = {
    admin: [1, 2, 3, 3].map((second, nth) => ({ changeId: String(nth + 1), at: at(second) })),
    auth: [2, 3, 3, 5].map((second, nth) => ({ changeId: String(nth + 1), at: at(second) })),
  };
  const history = historyOf(new Changes(rows));
  const whole = await history.ofRecord({ ...staff, size: 50 }, 'en');
  expect(whole.next).toBeNull();
  expect(whole.changes).toHaveLength(8);
  const told = [];
  for (let after: string | null | undefined; after !== null;) {
    const page = await history.ofRecord({ ...staff, size: 3, ...(after && { after }) }, 'en');
    told.push(...page.changes);
    after = page.next;
  }
  expect(told).toEqual(whole.changes);
});

test('a record is asked for together with those that belong to it', async () => {
  const changes = new Changes({ admin: [], auth: [] });
  await historyOf(changes).ofRecord({ ...staff, size: 10 }, 'en');
  expect(changes.asked.map(({ records }) => records)).toEqual([
    ['staff', 'account'],
    ['staff', 'account'],
  ]);
});

test('a service that does not answer is named, and the others are shown', async () => {
  const { changes, missing } = await historyOf(
    new Changes({ auth: [{ changeId: '1', at: at(1) }] }),
  ).ofRecord(
    {
      ...staff,
      size: 10,
    },
    'en',
  );
  expect(changes).toHaveLength(1);
  expect(missing).toEqual(['admin']);
});

const everywhere = (rows: readonly Row[] = []) =>
  new Changes(Object.fromEntries(Object.keys(changesApis).map((service) => [service, rows])));

test('the changes of all records are one list, the newest first, with pages and a total', async () => {
  const rows = [1, 2, 3].map((second) => ({ changeId: String(second), at: at(second) }));
  const services = Object.keys(changesApis).length;
  const history = historyOf(everywhere(rows));
  const first = await history.page({ current: 1, size: services }, 'en');
  expect(new Set(first.records.map((change) => change.at))).toEqual(new Set([at(3)]));
  expect(new Set(first.records.map(({ key }) => key)).size).toBe(services);
  expect(first.total).toBe(services * 3);
  const last = await history.page({ current: 3, size: services }, 'en');
  expect(new Set(last.records.map((change) => change.at))).toEqual(new Set([at(1)]));
});

test('only the services of a record are asked for it', async () => {
  const changes = everywhere();
  await historyOf(changes).page({ current: 1, size: 10, record: 'car', field: 'priceFee' }, 'en');
  expect(changes.sought).toMatchObject([{ record: 'car', field: 'priceFee', limit: 10 }]);
});

test('a person is a number or the login of staff; nobody has made a change under an unknown login', async () => {
  const changes = everywhere([{ changeId: '1', at: at(1) }]);
  const history = historyOf(changes);
  await history.page({ current: 1, size: 10, record: 'car', actor: '77' }, 'en');
  expect(changes.sought).toMatchObject([{ actorId: '77' }]);
  expect((await history.page({ current: 1, size: 10, actor: 'nobody' }, 'en')).total).toBe(0);
});

test('past the first thousand the search is to be narrowed', async () => {
  const deep = historyOf(everywhere()).page({ current: 11, size: 100 }, 'en');
  await expect(deep).rejects.toThrow(adminErrors.tooFarBack.key);
});

test('the list is sorted by its time alone', async () => {
  const history = historyOf(everywhere());
  const sorted = (sortBy: string) => history.page({ current: 1, size: 10, sortBy }, 'en');
  await expect(sorted('reason')).rejects.toThrow(UnknownSort);
  expect((await sorted('at')).total).toBe(0);
});
