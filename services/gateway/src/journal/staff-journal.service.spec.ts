import type { RecordOperationDto } from '@mall/contracts/admin';
import { authApi } from '@mall/contracts/auth';
import { platformErrors, type Caller, type Operation } from '@mall/contracts/define';
import { orderDeskApi, orderErrors } from '@mall/contracts/order';
import { anna } from '@mall/messaging/fakes';
import type { OperationCaller } from '@mall/messaging';
import { redacted, StaffJournalService } from './staff-journal.service.js';

/** Returns a journal with the entries that the admin service has written; the service can be made unreachable. */
function aJournal() {
  const entries: RecordOperationDto[] = [];
  const admin = { isAway: false };
  const call = async (_: Operation, record: RecordOperationDto): Promise<void> => {
    if (admin.isAway) throw platformErrors.unavailable();
    entries.push(record);
  };
  const journal = new StaffJournalService({ call } as unknown as OperationCaller);
  const keep = (
    work: () => Promise<unknown>,
    { caller = anna as Caller, method = 'POST', operation = orderDeskApi.ship as Operation } = {},
  ) => {
    const request = { method, url: '/api/orders/7/ship?x=1' } as never;
    return journal.keep({ operation, input: { orderId: '7', password: 'x' }, caller, request }, work);
  };
  return { keep, entries, admin };
}

const settled = () => new Promise(setImmediate);

test('an entry is written before the change, its outcome afterwards, without secrets', async () => {
  const { keep, entries } = aJournal();
  const before = await keep(async () => entries.map(({ failure }) => failure));
  expect(before).toEqual([platformErrors.timeout.key]);
  await settled();
  expect(entries).toMatchObject([
    { path: '/api/orders/7/ship', params: '{"orderId":"7","password":"***"}' },
    { entryId: entries[0]!.entryId },
  ]);
  expect(entries[1]).not.toHaveProperty('failure');
});

test('a refusal is written with its reason', async () => {
  const { keep, entries } = aJournal();
  const refused = keep(() => Promise.reject(orderErrors.notPaid()));
  await expect(refused).rejects.toThrow(orderErrors.notPaid.key);
  await settled();
  expect(entries.at(-1)).toMatchObject({ failure: orderErrors.notPaid.key });
});

test('a change that cannot be logged is not carried out', async () => {
  const { keep, admin } = aJournal();
  admin.isAway = true;
  let isDone = false;
  const change = keep(async () => (isDone = true));
  await expect(change).rejects.toThrow(platformErrors.unavailable.key);
  expect(isDone).toBe(false);
});

test('a session is ended even when that cannot be logged', async () => {
  const { keep, admin } = aJournal();
  admin.isAway = true;
  expect(await keep(async () => 'ended', { operation: authApi.logout as Operation })).toBe('ended');
});

test.each([
  ['reads', { method: 'GET' }],
  ['changes by buyers', { caller: { ...anna, kind: 'buyer' } as Caller }],
  ['tickets for sockets', { operation: authApi.socketTicket as Operation }],
])('%s leave no entry', async (_, over) => {
  const { keep, entries } = aJournal();
  await keep(async () => undefined, over);
  await settled();
  expect(entries).toEqual([]);
});

test('blanks secrets wherever they stand', () => {
  expect(
    redacted({
      username: 'liu',
      password: 'x',
      nested: [{ newPassword: 'y', factor: '123456', note: 'kept' }],
    }),
  ).toBe('{"username":"liu","password":"***","nested":[{"newPassword":"***","factor":"***","note":"kept"}]}');
});

test('cuts what does not fit a row', () => {
  expect(redacted({ note: 'я'.repeat(10_000) }).length).toBeLessThanOrEqual(4_000);
});
