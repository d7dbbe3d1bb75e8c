import { platformErrors, type Caller } from '@mall/contracts/define';
import { shopPlaceApi, tenantApi, tenantErrors, type SaveShopPlaceDto } from '@mall/contracts/tenant';
import {
  aMerchant,
  anId,
  aService,
  aStaffMember,
  aVisitor,
  refusal,
  startMall,
  type TestMall,
} from '@mall/testing';

let mall: TestMall;

beforeAll(async () => {
  mall = await startMall(['auth', 'user', 'tenant']);
});

const places = (who: Caller) => mall.callAs(who)(shopPlaceApi);

async function aShop(): Promise<{ shopId: string; merchant: Caller }> {
  const userId = anId();
  const shopId = await mall
    .callAs(aService('demo'))(tenantApi)
    .importShop({ shopKey: `place-${anId()}`, ownerUserId: userId, shopName: `Двор ${userId}`, type: 2 });
  return { shopId, merchant: aMerchant({ userId, shopId }) };
}

const place = (over: Partial<SaveShopPlaceDto> & { shopId: string }): SaveShopPlaceDto => ({
  yard: { lng: 131.158901, lat: 44.398123, address: '绥芬河市迎宾路18号' },
  regions: ['RU-PRI', '230000'],
  areas: [
    {
      points: [
        { lng: 131, lat: 44 },
        { lng: 132, lat: 44 },
        { lng: 132, lat: 45 },
      ],
    },
  ],
  zone: 'Asia/Shanghai',
  hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '00:00', to: '24:00' })),
  closedDays: ['2020-02-01'],
  extraDays: [],
  ...over,
});

it('a shop shows its place and its hours, and everybody reads them in their language', async () => {
  const { shopId, merchant } = await aShop();
  const untold = await places(aVisitor()).ofShop({ shopId });
  expect(untold).toMatchObject({ yard: null, hours: [], isOpen: false, changeTime: null });

  const saved = await places(merchant).save(place({ shopId }));
  expect(saved).toMatchObject({ regions: ['RU-PRI', '230000'], changedBy: merchant.username });
  const shown = await places(aVisitor({ locale: 'en' })).ofShop({ shopId });
  expect(shown).toMatchObject({
    yard: { lng: 131.158901, lat: 44.398123 },
    // The address is in Chinese.
    yardPlace: 'China, Heilongjiang, Suifenhe',
    isOpen: true,
    changeTime: null,
    // A past day is left out.
    closedDays: [],
  });
  expect(shown.regionNames).toEqual([
    expect.stringContaining('Primor'),
    expect.stringContaining('Heilongjiang'),
  ]);
  expect(shown).not.toHaveProperty('areas');
  expect((await places(merchant).page({ current: 1, size: 20 })).records).toEqual([
    await places(merchant).one({ shopId }),
  ]);
});

it('is changed only by the own shop, and by staff with the right', async () => {
  const [own, other] = [await aShop(), await aShop()];
  const { shopId } = other;
  expect(await refusal(places(own.merchant).one({ shopId }))).toBe(tenantErrors.shopNotFound.key);
  expect(await refusal(places(own.merchant).save(place({ shopId })))).toBe(tenantErrors.shopNotFound.key);
  const { total } = await places(own.merchant).page({ current: 1, size: 20, ids: [shopId] });
  expect(total).toBe(0);
  const strangers = [aStaffMember(['shop_review']), aVisitor()];
  for (const who of strangers) expect(await refusal(places(who).one({ shopId }))).toMatch(/^platform\./);
  const staff = aStaffMember(['shop_place']);
  await places(staff).save(place({ shopId, regions: [] }));
  expect(await places(other.merchant).one({ shopId })).toMatchObject({ changedBy: staff.username });
});

it.each<[string, Partial<SaveShopPlaceDto>]>([
  ['beyond the poles', { yard: { lng: 10, lat: 90.000001, address: 'Полюс' } }],
  ['at no longitude', { yard: { lng: 181, lat: 0, address: 'Нигде' } }],
  ['without an address', { yard: { lng: 131, lat: 44, address: ' ' } }],
  ['in a division that is not known', { regions: ['RU-XXX'] }],
  ['in an area of two corners', { areas: [{ points: [1, 2].map((lng) => ({ lng, lat: 1 })) }] }],
  ['at 25 o’clock', { hours: [{ weekday: 1, from: '25:00', to: '26:00' }] }],
  ['on the eighth weekday', { hours: [{ weekday: 8, from: '09:00', to: '10:00' }] }],
  ['on 31 April', { closedDays: ['2026-04-31'] }],
  ['by the clock of Mars', { zone: 'Mars/Olympus' }],
  ['on more days than a year has', { closedDays: Array.from({ length: 367 }, () => '2026-01-01') }],
])('refuses contradictions: %s', async (_, over) => {
  const { shopId, merchant } = await aShop();
  expect(await refusal(places(merchant).save(place({ shopId, ...over })))).toBe(
    platformErrors.invalidInput.key,
  );
});

it('keeps one whole version when several save together', async () => {
  const { shopId, merchant } = await aShop();
  const versions = Array.from({ length: 6 }, (_, n) => n + 1).map((lng) =>
    place({ shopId, regions: [], yard: { lng, lat: lng, address: `Двор ${lng}` } }),
  );
  await Promise.all(versions.map((version) => places(merchant).save(version)));
  const { yard } = await places(merchant).one({ shopId });
  expect(versions.map((version) => version.yard)).toContainEqual(yard);
});
