import { platformErrors } from '@mall/contracts/define';
import {
  userAddressApi,
  userApi,
  userBuyerApi,
  userDivisionApi,
  userDivisionDeskApi,
  userErrors,
  MOST_SAVED_SEARCHES,
  userFavouriteApi,
  userSavedSearchApi,
  type NewAddressDto,
} from '@mall/contracts/user';
import { aBuyer, aService, aStaffMember, aVisitor, refusal, startMall, type TestMall } from '@mall/testing';

let mall: TestMall;

beforeAll(async () => {
  mall = await startMall(['user']);
});

const CANARY = '4599 987654';

const passport = {
  surname: 'Иванова',
  name: 'Анна',
  surnameEn: 'Ivanova',
  nameEn: 'Anna',
  birthDate: '1984-05-01',
  passportNo: CANARY,
  nationality: 'RU',
  issuingAgency: 'УМВД России по Приморскому краю',
  issueDate: '2010-01-01',
  registrationAddress: 'Владивосток, ул. Светланская, 1',
  taxNo: '500100732259',
};

const anAddress = (traits: Partial<NewAddressDto> = {}): NewAddressDto => ({
  consignee: 'Анна Иванова',
  mobile: '+79141234567',
  country: 'RU',
  province: 'Приморский край',
  city: 'Уссурийск',
  addr: 'ул. Ленина, 1',
  postCode: '692500',
  isDefault: 0,
  ...traits,
});

describe('a profile', () => {
  it('exists at once, names its missing fields, and becomes complete', async () => {
    const users = mall.callAs(aBuyer())(userApi);
    expect(await users.detail({})).toMatchObject({ profileComplete: false });
    const { taxNo, ...most } = passport;
    expect((await users.update(most)).missing).toEqual(['taxNo']);
    expect(await users.update({ taxNo })).toMatchObject({ profileComplete: true, passportNo: CANARY });
    expect(await refusal(users.update({ taxNo: '500100732258' }))).toBe(userErrors.taxNumberInvalid.key);
    const refused = await users.update({ birthDate: '2010-01-01' }).catch((thrown: unknown) => thrown);
    expect(refused).toMatchObject({
      declaration: { key: userErrors.issuedBeforeBirth.key },
      issues: [{ field: 'issueDate' }],
    });
    expect(await refusal(users.update({ surnameEn: 'Иванова' }))).toBe(platformErrors.invalidInput.key);
    expect((await users.update({ patronymic: 'Петровна', taxNo: null })).missing).toEqual(['taxNo']);
    const publicPicture = { passportImgs: ['/api/files/p/2026/11/21/a.webp'] };
    expect(await refusal(users.update(publicPicture))).toBe(userErrors.pictureNotPrivate.key);
    const elsewhere = { passportImgs: ['https://elsewhere.example/a.png'] };
    expect(await refusal(users.update(elsewhere))).toBe(platformErrors.invalidInput.key);
  });

  it('never shows its document numbers in rows, events, logs, or to anybody else', async () => {
    const buyer = aBuyer();
    await mall.callAs(buyer)(userApi).update(passport);
    const digits = CANARY.replace(' ', '');
    const dump = await mall.query<{ row: string }>(
      'user',
      `SELECT t::text AS row FROM profile t UNION ALL SELECT t::text FROM outbox t`,
    );
    const { userId } = buyer as { userId: string };
    const shown = [
      ...dump.map(({ row }) => row),
      mall.service('user').logs(),
      JSON.stringify(await mall.callAs(aService('order'))(userAddressApi).forOrder({ userId })),
      JSON.stringify(
        await mall
          .callAs(aStaffMember(['buyer_view']))(userBuyerApi)
          .list({ current: 1, size: 50 }),
      ),
    ].join('\n');
    for (const secret of [CANARY, digits, passport.taxNo]) expect(shown).not.toContain(secret);
  });

  it('shows documents to staff with the right and a reason, and logs it', async () => {
    const buyer = aBuyer();
    await mall.callAs(buyer)(userApi).update(passport);
    const { userId } = buyer as { userId: string };
    const request = { userId, reason: 'Документы для таможни' };
    const clerk = mall.callAs(aStaffMember(['buyer_view']))(userBuyerApi);
    expect(await refusal(clerk.reveal(request))).toBe(platformErrors.forbidden.key);
    const officer = aStaffMember(['buyer_reveal'], { ip: '10.0.0.7' });
    const desk = mall.callAs(officer)(userBuyerApi);
    expect(await refusal(desk.reveal({ userId, reason: '' }))).toBe(platformErrors.invalidInput.key);
    expect((await desk.reveal(request)).passportNo).toBe(CANARY);
    const { records } = await desk.reveals({ current: 1, size: 10, userId });
    expect(records).toHaveLength(1);
    expect(records[0]).toMatchObject({ staffId: officer.userId, reason: request.reason, ip: '10.0.0.7' });
    const noted = await mall.query(
      'user',
      `SELECT actor_id AS "actorId", reason, ip FROM record_change WHERE record = 'buyer' AND record_id = $1 AND kind = 'read'`,
      [userId],
    );
    expect(noted).toEqual([{ actorId: officer.userId, reason: request.reason, ip: '10.0.0.7' }]);
  });

  it('has a reading in its history when it is read among more than 200 others, and none on an ordinary page', async () => {
    const officer = aStaffMember(['buyer_view']);
    await mall.query(
      'user',
      `INSERT INTO profile (user_id, nick_name, missing) SELECT 8000000000000000 + n, 'Покупатель ' || n, '{}' FROM generate_series(1, 205) n`,
    );
    const readings = (): Promise<{ recordId: string; together: number }[]> =>
      mall.query(
        'user',
        `SELECT record_id AS "recordId", (after ->> 'together')::int AS together FROM record_change
          WHERE kind = 'read' AND record = 'buyer' AND actor_id = $1`,
        [officer.userId],
      );
    const buyers = mall.callAs(officer)(userBuyerApi);
    await buyers.list({ current: 1, size: 200 });
    expect(await readings()).toEqual([]);
    const { records } = await buyers.list({ current: 1, size: 201 });
    expect(records).toHaveLength(201);
    expect((await readings()).map(({ recordId }) => recordId).sort()).toEqual(
      records.map(({ userId }) => userId).sort(),
    );
    expect((await readings())[0]!.together).toBe(201);
    await mall.query('user', 'DELETE FROM profile WHERE user_id > 8000000000000000');
  });

  it('is found by any of its names as they are now, and by its phone however it was typed', async () => {
    const buyer = aBuyer();
    const mobile = `+7914${String(Date.now()).slice(-7)}`;
    await mall.callAs(buyer)(userApi).update({ surname: 'Ждановская', nameEn: 'Zhanna' });
    await mall.query('user', 'UPDATE profile SET mobile = $1 WHERE user_id = $2', [mobile, buyer.userId]);
    const desk = mall.callAs(aStaffMember(['buyer_view']))(userBuyerApi);
    const found = async (keyWord: string): Promise<string[]> =>
      (await desk.list({ current: 1, size: 50, keyWord })).records.map(({ userId }) => userId);
    const typed = `8 (914) ${mobile.slice(5, 8)}-${mobile.slice(8, 10)}-${mobile.slice(10)}`;
    for (const words of ['ЖДАНОВ', 'жд', 'zhan', typed, mobile])
      expect(await found(words)).toContain(buyer.userId);
    await mall.callAs(buyer)(userApi).update({ surname: 'Соколовская' });
    expect(await found('Ждановская')).not.toContain(buyer.userId);
    expect(await found('соколов')).toContain(buyer.userId);
    // As macOS writes it: a letter and its mark are two characters.
    await mall.callAs(buyer)(userApi).update({ surname: 'Е\u0308лкина', name: 'Иван' });
    for (const words of ['елкина', 'ЁЛКИНА', 'Иван  Ёлкина', 'ёлкина иван', 'Е\u0308лк'])
      expect(await found(words)).toContain(buyer.userId);
    expect(await found('100%_')).toEqual([]);
  });

  it('is answered only to other services', async () => {
    const buyer = aBuyer();
    const addresses = mall.callAs(buyer)(userAddressApi);
    expect(await refusal(addresses.forOrder({ userId: buyer.userId! }))).toBe(platformErrors.forbidden.key);
    expect(await refusal(mall.callAs(aVisitor())(userApi).detail({}))).toBe(platformErrors.signInNeeded.key);
  });
});

describe('addresses', () => {
  it('are stored once, however often the same one is sent', async () => {
    const addresses = mall.callAs(aBuyer())(userAddressApi);
    const place = { provinceId: '25', cityId: '2511', lng: 131.951, lat: 43.797 };
    const sent = await Promise.all(Array.from({ length: 5 }, () => addresses.create(anAddress(place))));
    const list = await addresses.list({});
    expect(list).toHaveLength(1);
    for (const answer of sent) expect(answer).toEqual(list[0]);
  });

  it('have one default, however many requests come at once', async () => {
    const buyer = aBuyer();
    const addresses = mall.callAs(buyer)(userAddressApi);
    const saved = await Promise.all(
      Array.from({ length: 10 }, (_, nth) =>
        addresses.create(anAddress({ isDefault: 1, addr: `ул. Ленина, ${nth}` })),
      ),
    );
    await Promise.all(
      [...saved, ...saved, ...saved, ...saved, ...saved].map(({ addrId }) =>
        addresses.change({ ...anAddress({ isDefault: 1 }), addrId }),
      ),
    );
    const list = await addresses.list({});
    expect(list).toHaveLength(10);
    expect(list.map(({ isDefault }) => isDefault)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    await addresses.remove({ addrId: list[0]!.addrId });
    expect((await addresses.list({})).filter(({ isDefault }) => isDefault === 1)).toHaveLength(1);
    expect(
      (await mall.callAs(aService('order'))(userAddressApi).addressOf({ userId: buyer.userId! })).isDefault,
    ).toBe(1);
  });

  it('of somebody else do not exist', async () => {
    const { addrId } = await mall.callAs(aBuyer())(userAddressApi).create(anAddress());
    const thief = mall.callAs(aBuyer())(userAddressApi);
    const attempts = [
      thief.one({ addrId }),
      thief.remove({ addrId }),
      thief.change({ ...anAddress(), addrId }),
    ];
    // Awaited together: a refusal that nobody awaits yet would end the test.
    for (const outcome of await Promise.all(attempts.map(refusal)))
      expect(outcome).toBe(userErrors.addressNotFound.key);
  });

  it('are checked for phone and postal code', async () => {
    const addresses = mall.callAs(aBuyer())(userAddressApi);
    expect(await refusal(addresses.create(anAddress({ mobile: '12345' })))).toBe(
      platformErrors.invalidInput.key,
    );
    expect(await refusal(addresses.create(anAddress({ postCode: '69250' })))).toBe(
      platformErrors.invalidInput.key,
    );
  });
});

it('divisions are named in the reader’s language, both ways', async () => {
  const inChinese = mall.callAs(aVisitor({ locale: 'zh' }))(userDivisionApi);
  expect(await inChinese.infoByCode({ code: 'RU-PRI-02' })).toMatchObject({
    namePath: '俄罗斯 / 滨海边疆区 / 乌苏里斯克区 / 乌苏里斯克',
    dmPath: 'RU,RU-PRI,RU-PRI-R28,RU-PRI-02',
    dmLevel: 4,
  });
  const divisions = mall.callAs(aVisitor())(userDivisionApi);
  const [russia] = await divisions.areas({});
  expect(russia).toMatchObject({ areaName: 'Россия', parentId: '0' });
  const subjects = await divisions.areasByParent({ pid: russia!.areaId });
  expect(subjects).toHaveLength(russia!.areas!.length);
  expect((await divisions.children({ parentCode: 'RU' })).map(({ dmCode }) => dmCode)).toEqual(
    subjects.map(({ code }) => code),
  );
  const primorye = subjects.find(({ code }) => code === 'RU-PRI')!;
  const deep = await divisions.areasByParent({ pid: primorye.areaId, isDeep: true });
  const kavalerovo = deep.find(({ areaName }) => areaName === 'Кавалеровский район')!;
  expect(kavalerovo.areas).toMatchObject([{ code: 'RU-PRI-12', areaName: 'Кавалерово', level: 4 }]);
  const direct = await divisions.areasByParent({ pid: primorye.areaId });
  expect(direct.map(({ areaId }) => areaId)).toEqual(deep.map(({ areaId }) => areaId));
  expect(direct.every(({ areas }) => areas === undefined)).toBe(true);
  expect(await divisions.cascaderPaths({ codes: ['231081', 'NOWHERE'] })).toEqual([
    { dmCode: '231081', path: ['CN', '230000', '231081'], names: ['Китай', 'Хэйлунцзян', 'Суйфэньхэ'] },
  ]);
  expect(await refusal(divisions.one({ code: 'NOWHERE' }))).toBe(userErrors.divisionNotFound.key);
});

it('staff find a division in any language and correct its names, which buyers see; neighbours keep names of their own', async () => {
  const staff = mall.callAs(aStaffMember(['sys_division_view', 'sys_division_edit']))(userDivisionDeskApi);
  const found = await staff.page({ current: 1, size: 10, keyWord: '卡瓦列罗沃', level: 3 });
  expect(found.records).toMatchObject([
    {
      code: 'RU-PRI-R02',
      above: 'Россия / Приморский край',
      below: 1,
      name: { en: 'Kavalerovsky District' },
    },
  ]);
  const name = { ...found.records[0]!.name, zh: '卡瓦列罗沃地区' };
  await staff.rename({ code: 'RU-PRI-R02', name });
  const buyers = mall.callAs(aVisitor({ locale: 'zh' }))(userDivisionApi);
  expect((await buyers.one({ code: 'RU-PRI-12' })).namePath).toContain('卡瓦列罗沃地区');
  expect(await refusal(staff.rename({ code: 'RU-PRI-R02', name: { ...name, zh: '哈桑区' } }))).toBe(
    userErrors.divisionNameTaken.key,
  );
  expect(await refusal(staff.rename({ code: 'RU-PRI-R02', name: { ...name, en: '' } }))).toBe(
    platformErrors.invalidInput.key,
  );
  expect(await refusal(staff.rename({ code: 'NOWHERE', name }))).toBe(userErrors.divisionNotFound.key);
  const inside = await staff.page({ current: 1, size: 100, parentCode: 'RU-PRI', sortBy: 'code' });
  expect(inside.records.map(({ code }) => code)).toContain('RU-PRI-R28');
});

it('a mall that was seeded by an older version gets corrected Chinese names, unless staff have changed them', async () => {
  const rename = (code: string, zh: string) =>
    mall.query('user', `UPDATE division SET name = name || $2::jsonb WHERE code = $1`, [code, { zh }]);
  await rename('RU-VLA-R11', '佩图申斯基区');
  await rename('RU-VOR-R09', '卡拉奇地区');
  await mall.query('user', `DELETE FROM migrations WHERE name LIKE 'DistrictsByTheirTown%'`);
  await mall.service('user').stop();
  await mall.service('user').start();
  const buyers = mall.callAs(aVisitor({ locale: 'zh' }))(userDivisionApi);
  expect((await buyers.one({ code: 'RU-VLA-R11' })).namePath).toContain('佩图什基区');
  expect((await buyers.one({ code: 'RU-VOR-R09' })).namePath).toContain('卡拉奇地区');
});

describe('saved searches', () => {
  it('are kept once each, the last one first, with the time when their owner last looked at them', async () => {
    const searches = mall.callAs(aBuyer())(userSavedSearchApi);
    const before = '2026-01-01T00:00:00.000Z';
    await searches.keep({ query: 'brandId=7', lookedAt: before });
    await searches.keep({ query: 'landedTo=2500000&landedCity=%D0%A7%D0%B8%D1%82%D0%B0' });
    const queries = async (): Promise<string[]> => (await searches.list({})).map(({ query }) => query);
    expect(await queries()).toEqual(['landedTo=2500000&landedCity=%D0%A7%D0%B8%D1%82%D0%B0', 'brandId=7']);
    expect((await searches.list({})).at(-1)!.lookedAt).toBe(before);
    await searches.keep({ query: 'brandId=7' });
    expect(await queries()).toHaveLength(2);
    expect(Date.parse((await searches.list({})).at(-1)!.lookedAt)).toBeGreaterThan(Date.parse(before));
    await searches.keep({ query: 'brandId=7', lookedAt: '2999-01-01T00:00:00.000Z' });
    const [year] = (await searches.list({})).at(-1)!.lookedAt.split('-');
    expect(year).not.toBe('2999');
    await mall.callAs(aBuyer())(userSavedSearchApi).remove({ query: 'brandId=7' });
    await searches.remove({ query: 'landedTo=2500000&landedCity=%D0%A7%D0%B8%D1%82%D0%B0' });
    expect(await queries()).toEqual(['brandId=7']);
  });

  it('are limited in number, and are addresses and nothing else', async () => {
    const searches = mall.callAs(aBuyer())(userSavedSearchApi);
    const atOnce = Array.from({ length: MOST_SAVED_SEARCHES + 10 }, (_, at) => ({
      query: `yearFrom=${1990 + at}`,
    }));
    const ends = await Promise.allSettled(atOnce.map((request) => searches.keep(request)));
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(MOST_SAVED_SEARCHES);
    expect(await refusal(searches.keep({ query: 'yearFrom=1950' }))).toBe(userErrors.savedSearchLimit.key);
    const kept = await searches.list({});
    expect(kept).toHaveLength(MOST_SAVED_SEARCHES);
    await searches.keep({ query: kept[0]!.query });
    for (const query of ['', 'a b', '<script>', 'a'.repeat(2_001)])
      expect(await refusal(searches.keep({ query }))).toBe(platformErrors.invalidInput.key);
  });
});

it('favourites added at the same time stay within their limit', async () => {
  const favourites = mall.callAs(aBuyer())(userFavouriteApi);
  const total = async (): Promise<number> => (await favourites.page({ pageNum: 1, pageSize: 1 })).total;
  for (let from = 0; from < 500; from += 50)
    await Promise.allSettled(
      Array.from({ length: 55 }, (_, at) => favourites.add({ spuId: String(1_000 + from + at) })),
    );
  await Promise.allSettled(
    Array.from({ length: 30 }, (_, at) => favourites.add({ spuId: String(9_000 + at) })),
  );
  expect(await total()).toBe(500);
  await favourites.add({ spuId: '1000' });
  expect(await refusal(favourites.add({ spuId: '9999' }))).toBe(userErrors.favouriteLimit.key);
});

it('a favourite kept twice is kept once', async () => {
  const favourites = mall.callAs(aBuyer())(userFavouriteApi);
  await favourites.add({ spuId: '7' });
  await favourites.add({ spuId: '7' });
  await favourites.add({ spuId: '8' });
  await favourites.remove({ spuId: '7' });
  const { list, total } = await favourites.page({ pageNum: 1, pageSize: 10 });
  expect([total, list[0]?.spuId]).toEqual([1, '8']);
});
