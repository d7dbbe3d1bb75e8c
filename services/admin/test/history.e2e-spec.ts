import { adminHistoryApi, adminParamApi, adminStaffApi } from '@mall/contracts/admin';
import { platformErrors, type Caller } from '@mall/contracts/define';
import { aService, aStaffMember, startMall, type TestMall } from '@mall/testing';

let mall: TestMall;

beforeAll(async () => {
  mall = await startMall(['auth', 'admin']);
});

const reader = () => aStaffMember(['sys_log_view']);
const historyOf = (who: Caller = reader()) => mall.callAs(who)(adminHistoryApi);
const editor = () =>
  aStaffMember(['sys_syspublicparam_view', 'sys_syspublicparam_add', 'sys_syspublicparam_edit']);

it('tells of a parameter what each field was and became, by whom and from where', async () => {
  const anna = { ...editor(), ip: '203.0.113.9' };
  const parameters = mall.callAs(anna)(adminParamApi);
  const publicKey = `HISTORY_${Date.now()}`;
  const names = { ru: 'Срок', zh: '期限', en: 'Term' };
  const { publicId } = await parameters.create({
    publicKey,
    publicNames: names,
    publicValue: '30',
    publicType: 'number',
    isPublic: false,
  } as never);
  await parameters.update({ publicId, publicValue: '45' } as never);
  const { changes, next, missing } = await historyOf().ofRecord({
    record: 'parameter',
    recordId: publicId,
    size: 50,
  });
  expect([next, missing]).toEqual([null, []]);
  expect(changes.map(({ kind }) => kind)).toEqual(['changed', 'added']);
  const [changed] = changes;
  expect(changed).toMatchObject({
    service: 'admin',
    actorKind: 'staff',
    actorId: anna.userId,
    ip: '203.0.113.9',
    operation: adminParamApi.update.subject,
    requestId: anna.requestId,
  });
  expect(changed!.fields).toEqual([{ field: 'value', before: '"30"', after: '"45"' }]);
});

it('shows a member of staff with the account, and never a phone, an address or a password', async () => {
  const staff = mall.callAs(aService('demo'))(adminStaffApi);
  const username = `history${Date.now()}`;
  const userId = await staff.importStaff({
    phone: '13800138999',
    email: 'liu@example.com',
    username,
    password: 'quite long enough',
    nickname: 'Лю',
    roleCodes: [],
  });
  const { changes } = await historyOf().ofRecord({ record: 'staff', recordId: userId, size: 50 });
  expect(new Set(changes.map(({ service }) => service))).toEqual(new Set(['admin', 'auth']));
  const told = JSON.stringify(changes);
  expect(told).not.toMatch(/13800138999|liu@example|argon2|quite long/);
});

it('is read page by page', async () => {
  const parameters = mall.callAs(editor())(adminParamApi);
  const { publicId } = await parameters.create({
    publicKey: `PAGES_${Date.now()}`,
    publicNames: { ru: 'Срок', zh: '期限', en: 'Term' },
    publicValue: '0',
    publicType: 'number',
    isPublic: false,
  } as never);
  for (const value of ['1', '2', '3']) await parameters.update({ publicId, publicValue: value } as never);
  const of = { record: 'parameter', recordId: publicId } as const;
  const first = await historyOf().ofRecord({ ...of, size: 3 });
  expect(first.changes).toHaveLength(3);
  const second = await historyOf().ofRecord({ ...of, size: 3, after: first.next! });
  expect(second.changes.map(({ kind }) => kind)).toEqual(['added']);
  expect(second.next).toBeNull();
});

it('finds changes of all records by person, record, field, kind and time', async () => {
  const anna = editor();
  const parameters = mall.callAs(anna)(adminParamApi);
  const { publicId } = await parameters.create({
    publicKey: `FOUND_${Date.now()}`,
    publicNames: { ru: 'Срок', zh: '期限', en: 'Term' },
    publicValue: '0',
    publicType: 'number',
    isPublic: false,
  } as never);
  await parameters.update({ publicId, publicValue: '1' } as never);
  const page = async (filter: object) =>
    (await historyOf().page({ current: 1, size: 50, ...filter })).records;
  const kindsOf = async (filter: object) =>
    (await page({ record: 'parameter', recordId: publicId, ...filter })).map(({ kind }) => kind);
  expect(await kindsOf({})).toEqual(['changed', 'added']);
  expect(await kindsOf({ actor: anna.userId })).toEqual(['changed', 'added']);
  expect(await kindsOf({ actor: '999999' })).toEqual([]);
  expect(await kindsOf({ kind: 'added' })).toEqual(['added']);
  expect(await kindsOf({ field: 'value' })).toEqual(['changed']);
  expect(await kindsOf({ field: 'publicNames' })).toEqual([]);
  expect(await kindsOf({ actorKind: 'timer' })).toEqual([]);
  const past = new Date(Date.now() - 60_000).toISOString();
  expect(await kindsOf({ endTime: past })).toEqual([]);
  expect(await kindsOf({ startTime: past })).toHaveLength(2);
  // The records of staff are kept by two services.
  const ofStaff = await page({ record: 'staff', kind: 'added' });
  expect(ofStaff.map(({ service }) => service)).toContain('admin');
  // A service that does not answer is no service without changes.
  await expect(page({})).rejects.toMatchObject({ declaration: { key: platformErrors.unavailable.key } });
});

it('is open only to staff who may read the log', async () => {
  const asked = historyOf(editor()).ofRecord({ record: 'parameter', recordId: '1', size: 10 });
  await expect(asked).rejects.toMatchObject({ declaration: { key: platformErrors.forbidden.key } });
});
