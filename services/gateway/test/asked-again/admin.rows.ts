import {
  adminDeptApi,
  adminDictApi,
  adminDictItemApi,
  adminErrors,
  adminLogApi,
  adminMenuApi,
  adminMicroAppApi,
  adminOwnSettingApi,
  adminPageTextApi,
  adminParamApi,
  adminParkedApi,
  adminProcessApi,
  adminRoleApi,
  adminSavedFilterApi,
  adminSessionApi,
  adminStaffApi,
} from '@mall/contracts/admin';
import { authErrors } from '@mall/contracts/auth';
import { platformErrors } from '@mall/contracts/define';
import { another, asked, GONE, ONE_TIME, refused, same, TAKEN, type Row } from './row.js';
import { inAll, PASSWORD, type World } from './world.js';

const { notFound } = platformErrors;

const aDepartment = async (world: World) =>
  (await world.staff(adminDeptApi).create({ name: world.word() })).deptId;
const aDictionary = async (world: World) =>
  (await world.staff(adminDictApi).create({ dictType: world.word(), descriptions: inAll('Слова') })).id;
const anItem = async (world: World) =>
  (
    await world
      .staff(adminDictItemApi)
      .create({ dictId: await aDictionary(world), labels: inAll('Слово'), itemValue: '1' })
  ).id;
const anItemOfMenu = (world: World) =>
  ({ parentId: '-1', labels: inAll(world.word()), menuType: '0', place: 'console' }) as const;
const aMenu = async (world: World) => (await world.staff(adminMenuApi).create(anItemOfMenu(world))).menuId;
const anApp = (name: string) =>
  ({ appName: name, appCode: name, entryUrl: 'https://reports.example.com/', routerPath: name }) as const;
const aStoredApp = async (world: World) =>
  (await world.staff(adminMicroAppApi).create(anApp(world.word()))).id;
const aParameter = (word: string) =>
  ({ publicKey: word.toUpperCase(), publicNames: inAll('Значение'), publicType: 'text' }) as const;
const aStoredParameter = async (world: World) =>
  (await world.staff(adminParamApi).create(aParameter(world.word()))).publicId;
const aRole = (word: string) => ({
  roleCode: `ROLE_${word.toUpperCase()}`,
  roleNames: inAll(word),
  menuIds: [],
});
const aStoredRole = async (world: World) =>
  (await world.staff(adminRoleApi).create(aRole(world.word()))).roleId;
const aColleague = (world: World) => {
  const username = world.word();
  return { username, password: PASSWORD, nickname: username, roleIds: [] };
};
const aStoredColleague = (world: World) => world.staff(adminStaffApi).create(aColleague(world));

async function aParkedEvent(world: World): Promise<string> {
  const { id } = await world.query<{ id: string }>(
    'user',
    `INSERT INTO parked_event (consumer, subject, event_id, body, reason, deliveries)
     VALUES ('gone', 'event.gone', gen_random_uuid()::text, '{}', 'none', 6) RETURNING id`,
  );
  return `user-${id}`;
}

export const adminRows: readonly Row[] = [
  asked(adminDeptApi.create, another('Equal departments are merged.'), (world) => ({ name: world.word() })),
  asked(adminDeptApi.update, same, async (world) => ({
    deptId: await aDepartment(world),
    name: world.word(),
  })),
  asked(adminDeptApi.merge, refused(notFound, GONE), async (world) => ({
    deptId: await aDepartment(world),
    intoId: await aDepartment(world),
  })),
  asked(adminDeptApi.remove, refused(notFound, GONE), async (world) => ({
    deptId: await aDepartment(world),
  })),
  asked(adminDictApi.sync, same, () => ({})),
  asked(adminDictApi.create, refused(adminErrors.dictTypeTaken, TAKEN), (world) => ({
    dictType: world.word(),
    descriptions: inAll('Слова'),
  })),
  asked(adminDictApi.update, same, async (world) => ({ id: await aDictionary(world), remarks: 'новое' })),
  asked(adminDictApi.remove, refused(notFound, GONE), async (world) => ({ id: await aDictionary(world) })),
  asked(adminDictItemApi.create, refused(adminErrors.itemValueTaken, TAKEN), async (world) => ({
    dictId: await aDictionary(world),
    labels: inAll('Слово'),
    itemValue: '7',
  })),
  asked(adminDictItemApi.update, same, async (world) => ({ id: await anItem(world), itemValue: '2' })),
  asked(adminDictItemApi.remove, refused(notFound, GONE), async (world) => ({ id: await anItem(world) })),
  asked(adminLogApi.report, another('Two lines of a log; staff see that both say the same.'), () => ({
    logs: [{ message: 'x is not a function' }],
  })),
  asked(adminMenuApi.create, another('Staff see both items, and remove one.'), anItemOfMenu),
  asked(adminMenuApi.update, same, async (world) => ({ menuId: await aMenu(world), sortOrder: 7 })),
  asked(adminMenuApi.remove, refused(notFound, GONE), async (world) => ({ menuId: await aMenu(world) })),
  asked(adminMicroAppApi.create, refused(adminErrors.microAppTaken, TAKEN), (world) => anApp(world.word())),
  asked(adminMicroAppApi.update, same, async (world) => ({ id: await aStoredApp(world), sort: 7 })),
  asked(adminMicroAppApi.remove, refused(notFound, GONE), async (world) => ({
    id: await aStoredApp(world),
  })),
  asked(adminOwnSettingApi.keep, same, () => ({ name: 'orders.columns', value: '["number"]' })),
  asked(adminPageTextApi.save, same, async (world) => {
    const { version } = await world.staff(adminPageTextApi).one({ code: 'terms' });
    const entries = [{ text: inAll(world.word()) }];
    const sections = [{ key: 'law', title: inAll('Law'), entries }];
    const content = { title: inAll('Terms'), lead: inAll('Who sells.'), sections };
    return { code: 'terms' as const, version, ...content };
  }),
  asked(adminPageTextApi.restore, same, async (world) => {
    const { version } = await world.staff(adminPageTextApi).one({ code: 'terms' });
    return { code: 'terms' as const, version, restored: 1, changeNote: 'прежний текст' };
  }),
  asked(adminParamApi.sync, same, () => ({})),
  asked(adminParamApi.create, refused(adminErrors.keyTaken, TAKEN), (world) => aParameter(world.word())),
  asked(adminParamApi.update, same, async (world) => ({
    publicId: await aStoredParameter(world),
    publicValue: 'новое',
  })),
  asked(adminParamApi.remove, refused(notFound, GONE), async (world) => ({
    publicId: await aStoredParameter(world),
  })),
  asked(
    adminParkedApi.replay,
    another('Events that were handled are not parked any more; the answer counts those that were.'),
    () => ({ service: 'user' as const }),
  ),
  asked(
    adminParkedApi.discard,
    another('The answer counts the events that are discarded now; the second time none is left.'),
    async (world) => ({ parkedIds: [await aParkedEvent(world)], reason: 'устарело' }),
  ),
  asked(adminProcessApi.setLogLevel, same, () => ({ service: 'user', level: 'info', minutes: 1 })),
  asked(
    adminProcessApi.startProfile,
    refused(adminErrors.profileIsRunning, 'One profile at a time; the one that was asked for is under way.'),
    async (world) => {
      const { records } = await world.staff(adminProcessApi).page({ current: 1, size: 100 });
      const { processId } = records.find(({ service }) => service === 'tenant')!;
      return { processId, kind: 'heap', seconds: 20 };
    },
  ),
  asked(adminRoleApi.create, refused(adminErrors.roleCodeTaken, TAKEN), (world) => aRole(world.word())),
  asked(adminRoleApi.update, same, async (world) => ({
    roleId: await aStoredRole(world),
    roleDesc: 'новое',
  })),
  asked(adminRoleApi.setMenus, same, async (world) => ({
    roleId: await aStoredRole(world),
    menuIds: [await aMenu(world)],
  })),
  asked(adminRoleApi.remove, refused(notFound, GONE), async (world) => ({
    roleId: await aStoredRole(world),
  })),
  asked(adminSavedFilterApi.save, same, (world) => ({ list: 'orders', name: world.word(), query: '{}' })),
  asked(adminSavedFilterApi.remove, refused(notFound, GONE), async (world) => {
    const filter = { list: 'orders', name: world.word(), query: '{}' };
    return { filterId: (await world.staff(adminSavedFilterApi).save(filter)).filterId };
  }),
  asked(adminSessionApi.end, refused(notFound, GONE), async (world) => {
    const { caller } = await world.cast.member('head', []);
    const request = { current: 1, size: 10, keyWord: caller.username! };
    const { records } = await world.staff(adminSessionApi).page(request);
    return { sessionId: records[0]!.sessionId };
  }),
  asked(
    adminStaffApi.register,
    refused(authErrors.wrongCode, ONE_TIME),
    async (world) => {
      const opened = `UPDATE parameter SET value = '1' WHERE public_key = 'SITE_REGISTER_ENABLE'`;
      await world.query('admin', opened);
      const { mobile, code } = await world.registrationCode();
      return { username: world.word(), password: PASSWORD, phone: mobile, code };
    },
    { from: 'visitor' },
  ),
  asked(adminStaffApi.create, refused(authErrors.usernameTaken, TAKEN), (world) => aColleague(world)),
  asked(adminStaffApi.update, same, async (world) => ({
    userId: (await aStoredColleague(world)).userId,
    name: 'Пётр',
  })),
  asked(adminStaffApi.edit, same, () => ({ name: 'Анна' })),
  asked(adminStaffApi.lock, same, async (world) => ({
    username: (await aStoredColleague(world)).username,
    lockFlag: '9',
  })),
  asked(adminStaffApi.moveToDepartment, same, async (world) => ({
    deptId: await aDepartment(world),
    userIds: [(await aStoredColleague(world)).userId],
  })),
  asked(adminStaffApi.remove, refused(notFound, GONE), async (world) => ({
    userId: (await aStoredColleague(world)).userId,
  })),
];
