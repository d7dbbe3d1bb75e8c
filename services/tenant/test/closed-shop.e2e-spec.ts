import { authApi, authErrors } from '@mall/contracts/auth';
import { productCarApi, productErrors, productSearchApi, productStockApi } from '@mall/contracts/product';
import { shopClosingApi, tenantApi, tenantErrors } from '@mall/contracts/tenant';
import {
  aMerchant,
  anId,
  aService,
  aStaffMember,
  aUsedCar,
  aVisitor,
  putOnSale,
  refusal,
  startMall,
  type TestMall,
  until,
} from '@mall/testing';

let mall: TestMall;
const staff = aStaffMember(['shop_close', 'car_edit', 'car_view', 'car_review']);
const REASON = 'Продаёт чужие автомобили';

beforeAll(async () => {
  mall = await startMall(['auth', 'tenant', 'product']);
});

interface Shopkeeper {
  readonly shopId: string;
  readonly userId: string;
  readonly username: string;
}

async function anOpenShop(): Promise<Shopkeeper> {
  const ownerUserId = anId();
  const shopKey = `closing-${anId()}`;
  const shopName = `Порт Авто ${anId()}`;
  const shopId = await mall
    .callAs(aService('demo'))(tenantApi)
    .importShop({ shopKey, ownerUserId, shopName, type: 2 });
  const username = `keeper${ownerUserId}`;
  const password = 'careful-shop-owner';
  await mall
    .callAs(aService('demo'))(authApi)
    .createAccount({
      side: 'shop',
      userId: ownerUserId,
      username,
      password,
      shopId,
      roles: ['ROLE_MERCHANT'],
    });
  return { shopId, userId: ownerUserId, username };
}

const signIn = ({ username }: Shopkeeper) =>
  mall
    .callAs(aVisitor({ ip: '203.0.113.9' }))(authApi)
    .login({ principal: username, credentials: 'careful-shop-owner', sysType: 1 });

const closing = (who = staff) => mall.callAs(who)(shopClosingApi);
const cars = (who = staff) => mall.callAs(who)(productCarApi);
const isOnSale = async (spuId: string): Promise<boolean> => {
  const search = mall.callAs(aVisitor())(productSearchApi);
  return (await search.simplePage({ spuIds: [spuId], pageNum: 1, pageSize: 1, sort: 1 })).total === 1;
};
const becomes = (what: string, holds: () => Promise<boolean>) =>
  until(async () => (await holds()) || undefined, { what, timeoutMs: 10_000 });

it('closing a shop signs its people out and says why, takes its cars off sale, and leaves open orders alone', async () => {
  const keeper = await anOpenShop();
  const { shopId } = keeper;
  const [car, held] = [aUsedCar({ shopId }), aUsedCar({ shopId })];
  const elsewhere = aUsedCar();
  await putOnSale(mall, car, held, elsewhere);
  await becomes(
    'the cars are on sale',
    async () => (await isOnSale(car.spuId)) && (await isOnSale(elsewhere.spuId)),
  );
  const orderKey = `order-${anId()}`;
  await mall
    .callAs(aService('order'))(productStockApi)
    .holdCars({
      orderKey,
      lines: [{ skuId: held.skuId ?? held.spuId, count: 1 }],
      expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
    });
  const { refreshToken } = await signIn(keeper);

  expect(await refusal(closing().close({ shopId, reason: '' }))).not.toBe('nothing was thrown');
  const closed = await closing().close({ shopId, reason: REASON });
  expect(closed).toMatchObject({ shopStatus: 2, closedReason: REASON, closedBy: staff.username });
  await becomes('the cars leave sale', async () => !(await isOnSale(car.spuId)));
  expect(await isOnSale(elsewhere.spuId)).toBe(true);

  await becomes(
    'its people cannot sign in',
    async () => (await refusal(signIn(keeper))) === authErrors.shopClosed.key,
  );
  await expect(signIn(keeper)).rejects.toThrow(new RegExp(REASON));
  const device = mall.callAs(aVisitor({ ip: '203.0.113.9' }))(authApi);
  expect(await refusal(device.refresh({ refreshToken }))).toBe(authErrors.sessionEnded.key);

  const merchant = aMerchant({ userId: keeper.userId, shopId });
  for (const who of [merchant, staff])
    expect(await refusal(cars(who).publish({ spuIds: [car.spuId] }))).toBe(productErrors.shopClosed.key);
  const head = await mall.callAs(aVisitor())(tenantApi).headInfo({ shopId });
  expect(head.shopStatus).toBe(2);
  const [lock] = await mall.query<{ status: number }>(
    'product',
    'SELECT status FROM sku_stock_lock WHERE order_key = $1',
    [orderKey],
  );
  expect(lock?.status).toBe(0);
});

it('reopening lets its people in and its cars be published again, and neither happens twice', async () => {
  const keeper = await anOpenShop();
  const { shopId } = keeper;
  const car = aUsedCar({ shopId });
  await putOnSale(mall, car);
  const attempts = await Promise.all(
    Array.from({ length: 5 }, () => refusal(closing().close({ shopId, reason: REASON }))),
  );
  expect(attempts.filter((key) => key === tenantErrors.shopNotOpen.key)).toHaveLength(4);
  await becomes(
    'its people are kept out',
    async () => (await refusal(signIn(keeper))) !== 'nothing was thrown',
  );
  await becomes('its car leaves sale', async () => (await cars().one({ spuId: car.spuId })).status === 0);

  await closing().reopen({ shopId });
  expect(await refusal(closing().reopen({ shopId }))).toBe(tenantErrors.shopNotClosed.key);
  await becomes(
    'its people are let in',
    async () => (await refusal(signIn(keeper))) === 'nothing was thrown',
  );
  await becomes('its car can be published', async () => {
    const published = await refusal(
      cars(aMerchant({ userId: keeper.userId, shopId })).publish({ spuIds: [car.spuId] }),
    );
    return published === 'nothing was thrown';
  });
});

it('is for staff with the right alone', async () => {
  const { shopId } = await anOpenShop();
  const reviewer = aStaffMember(['shop_review']);
  expect(await refusal(closing(reviewer).close({ shopId, reason: REASON }))).toBe('platform.forbidden');
  expect(await refusal(closing(aMerchant({ shopId })).reopen({ shopId }))).toBe('platform.forbidden');
});
