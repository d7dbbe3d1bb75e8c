import { platformErrors } from '@mall/contracts/define';
import { changesApis, type EventService, type RecordChangesDto } from '@mall/contracts/messaging';
import type { OperationCaller } from '@mall/messaging';
import { HistoryService } from './history.service.js';

interface Row {
  readonly id: string;
  readonly at: string;
}

/** The changes that some services have recorded; the others do not answer. */
class Changes implements Pick<OperationCaller, 'call'> {
  readonly asked: RecordChangesDto[] = [];

  constructor(private readonly rows: Partial<Record<EventService, readonly Row[]>>) {}

  async call(operation: { readonly subject: string }, request: object): Promise<never> {
    const [service] = Object.entries(changesApis).find(
      ([, api]) => api.ofRecord.subject === operation.subject,
    )!;
    const { before = '9', beforeId = '9999999999', limit } = request as RecordChangesDto;
    this.asked.push(request as RecordChangesDto);
    const rows = this.rows[service as EventService];
    if (!rows) throw platformErrors.unavailable();
    const isBefore = ({ at, id }: Row) => at < before || (at === before && Number(id) < Number(beforeId));
    const newest = [...rows].sort((a, b) =>
      a.at === b.at ? Number(b.id) - Number(a.id) : a.at < b.at ? 1 : -1,
    );
    return newest.filter(isBefore).slice(0, limit) as never;
  }
}

const historyOf = (changes: Changes) => new HistoryService(changes as unknown as OperationCaller);
const at = (second: number): string => `2026-11-21T12:00:0${second}.000000Z`;
const staff = { record: 'staff', recordId: '7' } as const;

test('the changes of all services are one history, the newest first, read page by page without gaps', async () => {
  const rows = {
    admin: [1, 2, 3, 3].map((second, nth) => ({ id: String(nth + 1), at: at(second) })),
    auth: [2, 3, 3, 5].map((second, nth) => ({ id: String(nth + 1), at: at(second) })),
  };
  const history = historyOf(new Changes(rows));
  const whole = await history.ofRecord({ ...staff, size: 50 });
  expect(whole.next).toBeNull();
  expect(whole.changes).toHaveLength(8);
  const told = [];
  for (let after: string | null | undefined; after !== null;) {
    const page = await history.ofRecord({ ...staff, size: 3, ...(after && { after }) });
    told.push(...page.changes);
    after = page.next;
  }
  expect(told).toEqual(whole.changes);
});

test('a record is asked for together with those that belong to it', async () => {
  const changes = new Changes({ admin: [], auth: [] });
  await historyOf(changes).ofRecord({ ...staff, size: 10 });
  expect(changes.asked.map(({ records }) => records)).toEqual([
    ['staff', 'account'],
    ['staff', 'account'],
  ]);
});

test('a service that does not answer is named, and the others are shown', async () => {
  const { changes, missing } = await historyOf(new Changes({ auth: [{ id: '1', at: at(1) }] })).ofRecord({
    ...staff,
    size: 10,
  });
  expect(changes).toHaveLength(1);
  expect(missing).toEqual(['admin']);
});
