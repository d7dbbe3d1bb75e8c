import {
  adminAccessApi,
  adminMenuApi,
  adminRoleApi,
  adminStaffApi,
  type MenuNode,
} from '@mall/contracts/admin';
import type { Caller } from '@mall/contracts/define';
import { aService, aStaffMember, startMall, type TestMall, until } from '@mall/testing';
import { type Member, OverHttp } from './over-http.js';

let mall: TestMall;
let http: OverHttp;
/** An administrator, as the gateway vouches for one. */
let thief: Caller;

/** The right that the tests grant, and an act that needs it. */
const RIGHT = 'rate_edit';
const ACT = ['POST', '/api/admin/exchange_rate'] as const;

const as = (caller: Caller) => ({
  staff: mall.callAs(caller)(adminStaffApi),
  roles: mall.callAs(caller)(adminRoleApi),
  menus: mall.callAs(caller)(adminMenuApi),
});

const rightsOf = ({ userId }: Pick<Member, 'userId'>) =>
  mall.callAs(aService('gateway'))(adminAccessApi).permissionsOf({ userId });
const waitingOf = async (member: Member) =>
  (await rightsOf(member)).waiting!.map(({ permission }) => permission);

const roleId = async (code: string): Promise<string> => (await as(thief).roles.byCode({ code })).roleId;

/** Moves everything that was granted a day and an hour into the past. */
async function aDayLater(): Promise<void> {
  for (const [table, column] of [
    ['staff', 'access_at'],
    ['staff_role', 'granted_at'],
    ['role_menu', 'granted_at'],
    ['menu', 'permission_at'],
  ])
    await mall.query('admin', `UPDATE ${table} SET ${column} = ${column} - interval '25 hours'`);
}

/** Returns what administrators are notified of: the user names in the events since the last call. */
let seen = 0;
async function announced(): Promise<readonly string[]> {
  const rows = await mall.query<{ seq: string; payload: { people: { username: string }[] } }>(
    'admin',
    `SELECT seq, payload FROM outbox WHERE subject LIKE '%rightsGranted%' AND seq > $1 ORDER BY seq`,
    [seen],
  );
  seen = Math.max(seen, ...rows.map(({ seq }) => Number(seq)));
  return rows.flatMap(({ payload }) => payload.people.map(({ username }) => username));
}

const act = async (member: Member) => {
  const response = await fetch(`${mall.service('gateway').url}${ACT[1]}`, {
    method: ACT[0],
    headers: {
      authorization: `Bearer ${await http.signIn(member)}`,
      'accept-language': 'ru',
      'content-type': 'application/json',
    },
    body: '{}',
  });
  return (await response.json()) as { readonly msg: string };
};

beforeAll(async () => {
  mall = await startMall(['auth', 'admin', 'gateway', 'chat']);
  http = new OverHttp(mall);
  const admin = await http.somebody('ROLE_ADMIN');
  const { permissions, roles } = await rightsOf(admin);
  thief = aStaffMember(permissions, { ...admin, roles });
});

it('nothing waits while an installation is set up, and nobody is notified', async () => {
  const puppet = await http.somebody('ROLE_LOGISTICS');
  await as(thief).staff.update({ userId: puppet.userId, roleIds: [await roleId('ROLE_FINANCE')] });
  expect(await waitingOf(puppet)).toEqual([]);
  expect(await announced()).toEqual([]);
});

describe('a right to decide about money', () => {
  beforeAll(async () => {
    await mall.query('admin', `UPDATE staff SET created_at = created_at - interval '3 days'`);
    await aDayLater();
  });

  it('that an administrator gives to a second account is in force after a day, and the others are notified', async () => {
    const puppet = await http.somebody('ROLE_LOGISTICS');
    await as(thief).staff.update({ userId: puppet.userId, roleIds: [await roleId('ROLE_FINANCE')] });
    expect(await waitingOf(puppet)).toEqual(expect.arrayContaining(['refund_audit', 'voucher_audit', RIGHT]));
    expect(await announced()).toEqual([puppet.username]);
    const refusal = await act(puppet);
    expect(refusal.msg).toMatch(/Это право выдано недавно и начнёт действовать через 24\sч/);
    const token = await http.signIn(puppet);
    expect((await http.ask(token, 'GET', '/api/admin/access/second_signers')).status).toBe(200);
    await aDayLater();
    expect(await waitingOf(puppet)).toEqual([]);
    await until(async () => ((await act(puppet)).msg === refusal.msg ? undefined : true), {
      what: 'the right in force',
      timeoutMs: 10_000,
    });
    const [notice] = await until(
      async () => {
        const rows = await mall.query<{ recipient: string; params: unknown }>(
          'chat',
          `SELECT recipient, params FROM notice WHERE template = 'rightsGranted'`,
        );
        return rows.length > 0 ? rows : undefined;
      },
      { what: 'the notice', timeoutMs: 20_000 },
    );
    expect(notice!.recipient).toContain('sys_user_edit');
    expect(JSON.stringify(notice!.params)).toContain(puppet.username);
  });

  it('waits when it is added to a role, or written into an item of its menu', async () => {
    const clerk = await http.somebody('ROLE_LOGISTICS');
    const tree = await as(thief).menus.tree({});
    const flat = (nodes: readonly MenuNode[]): MenuNode[] =>
      nodes.flatMap((node) => [node, ...flat(node.children ?? [])]);
    const items = flat(tree);
    const own = await as(thief).menus.create({
      labels: { ru: 'Кнопка', zh: '按钮', en: 'Button' },
      parentId: items.find(({ permission }) => permission === RIGHT)!.parentId!,
      menuType: '1',
      place: 'console',
      permission: 'order_view',
    });
    const names = { ru: 'Кассир', zh: '出纳', en: 'Cashier' };
    const role = await as(thief).roles.create({
      roleCode: 'ROLE_CASHIER',
      roleNames: names,
      menuIds: [own.menuId],
    });
    await as(thief).staff.update({ userId: clerk.userId, roleIds: [role.roleId] });
    await aDayLater();
    await announced();
    await as(thief).menus.update({ menuId: own.menuId, permission: RIGHT });
    expect(await waitingOf(clerk)).toEqual([RIGHT]);
    expect(await announced()).toEqual([clerk.username]);
    const audit = items.find(({ permission }) => permission === 'refund_audit')!;
    await aDayLater();
    await as(thief).roles.setMenus({ roleId: role.roleId, menuIds: [own.menuId, audit.id] });
    expect(await waitingOf(clerk)).toEqual(['refund_audit']);
    // A right that the person holds already does not wait again.
    await as(thief).staff.update({
      userId: clerk.userId,
      roleIds: [role.roleId, await roleId('ROLE_FINANCE')],
    });
    expect(await waitingOf(clerk)).not.toContain(RIGHT);
  });

  it('waits again when somebody else sets the password, or opens the locked account', async () => {
    const finance = await http.somebody('ROLE_FINANCE');
    await aDayLater();
    await announced();
    const { userId, username } = finance;
    await as(thief).staff.update({ userId, nickname: 'Ли Вэй', roleIds: [await roleId('ROLE_FINANCE')] });
    expect(await waitingOf(finance)).toEqual([]);
    expect(await announced()).toEqual([]);
    await as(thief).staff.update({ userId, password: 'known to the thief' });
    expect(await waitingOf(finance)).toContain('refund_audit');
    expect(await announced()).toEqual([username]);
    await aDayLater();
    await as(thief).staff.update({ userId, lockFlag: '9' });
    expect(await announced()).toEqual([]);
    await as(thief).staff.update({ userId, lockFlag: '0' });
    expect(await waitingOf(finance)).toContain('refund_audit');
    expect(await announced()).toEqual([username]);
  });
});
