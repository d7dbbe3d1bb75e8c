import { orderErrors, type ConfirmOrderDto } from '@mall/contracts/order';
import { buyer, fakeClient } from '@mall/messaging/fakes';
import { aCar, FakeCarClient, InMemoryCarts } from '../cart/cart.fakes.js';
import type { LandedCost } from '../landed-cost/landed-cost.js';
import { LandedCostService } from '../landed-cost/landed-cost.service.js';
import { plansFrom } from '../milestone/way-plan.fakes.js';
import type { Rate } from '../rate/rate.js';
import { RateService } from '../rate/rate.service.js';
import { InMemorySettings } from '../setting/deal-setting.fakes.js';
import { aPerson, FakeBuyerClient, InMemoryConfirmations } from './checkout.fakes.js';
import { ConfirmService } from './confirm.service.js';

class NoLandedCosts extends LandedCostService {
  constructor() {
    super(fakeClient({}), fakeClient({}), fakeClient({}), fakeClient({}), fakeClient({}), fakeClient({}));
  }

  override async of(): Promise<LandedCost[]> {
    return [];
  }

  override async newTables(): Promise<null> {
    return null;
  }
}

/** Rate of 12.5 roubles for one yuan. */
class FixedRate extends RateService {
  constructor() {
    super(fakeClient({}), fakeClient({}), fakeClient({}));
  }

  override async recentPayment(): Promise<Rate> {
    return {
      rateId: '1',
      from: 'CNY',
      to: 'RUB',
      purpose: 'payment',
      origin: 'manual',
      rateScaled: 125_000,
      marginBasisPoints: 0,
      source: 'entered',
      asOf: new Date('2026-11-21T11:00:00Z'),
      ageSeconds: 3_600,
      isStale: false,
    };
  }
}

function aConfirmPage(...cars: ReturnType<typeof aCar>[]) {
  const [carts, confirmations, buyers] = [
    new InMemoryCarts(),
    new InMemoryConfirmations(),
    new FakeBuyerClient(),
  ];
  const service = new ConfirmService(
    carts,
    new FakeCarClient(cars),
    new FixedRate(),
    new InMemorySettings(),
    confirmations,
    buyers,
    new NoLandedCosts(),
    plansFrom(),
  );
  const confirm = (request: Partial<ConfirmOrderDto> = {}) =>
    service.confirm(buyer, { dvyType: 1, ...request });
  const put = (skuId: string, isChecked = true) =>
    carts.put({
      ...{ userId: '7', shopId: '3', spuId: '20', skuId, count: 1, isChecked, priceMinor: 1 },
      changeKeys: [],
    });
  return { confirm, put, confirmations, buyers };
}

it('prices the checked lines of the cart at current prices, and stores what was shown', async () => {
  const { confirm, put, confirmations } = aConfirmPage(aCar(), aCar({ skuId: '22' }));
  await put('21');
  await put('22', false);
  expect(await confirm()).toMatchObject({ total: 8_500_000, totalRubMinor: 106_250_000, totalCount: 1 });
  expect(confirmations.kept[0]).toMatchObject({
    lines: [{ skuId: '21', unitPriceFee: 8_500_000 }],
    rate: { rateScaled: 125_000 },
    buyer: { profile: { fullName: 'Иванов Пётр' } },
  });
});

it('returns lines that cannot be ordered with the reason, outside of the total', async () => {
  const heldUntil = '2026-11-22T00:00:00Z';
  const { confirm, put } = aConfirmPage(aCar(), aCar({ skuId: '22', stock: 0, heldUntil }));
  await put('21');
  await put('22');
  await put('23');
  const shown = await confirm();
  expect(shown.total).toBe(8_500_000);
  expect(shown.filterShopItems.map(({ skuId, why }) => [skuId, why])).toEqual([
    ['23', 'offSale'],
    ['22', 'held'],
  ]);
});

it('orders one car without the cart, and refuses an empty cart', async () => {
  const { confirm } = aConfirmPage(aCar());
  await expect(confirm()).rejects.toThrow(orderErrors.cartEmpty.key);
  const shopCartItem = { spuId: '20', skuId: '21', count: 1 };
  expect(await confirm({ shopCartItem })).toMatchObject({ totalCount: 1 });
});

it('stores the cars with the reasons when none can be ordered', async () => {
  const { confirm, confirmations } = aConfirmPage(aCar({ stock: 5, isSingleUnit: false }));
  await confirm({ shopCartItem: { spuId: '20', skuId: '21', count: 999 } });
  await confirm({ shopCartItem: { spuId: '20', skuId: '21', count: 1 } });
  const [none, some] = confirmations.kept;
  const { spuName: name } = aCar();
  expect(none).toMatchObject({
    lines: [],
    refused: [{ name, why: 'insufficientStock', count: 999, stock: 5 }],
  });
  expect(some).not.toHaveProperty('refused');
});

it('refuses two of a single car that is bought at once', async () => {
  const { confirm, confirmations } = aConfirmPage(aCar({ isSingleUnit: true }));
  const shopCartItem = { spuId: '20', skuId: '21', count: 2 };
  await expect(confirm({ shopCartItem })).rejects.toThrow(orderErrors.singleCar.key);
  expect(confirmations.kept).toEqual([]);
});

it('shows what is missing of the profile and stores no buyer then', async () => {
  const { confirm, put, confirmations, buyers } = aConfirmPage(aCar());
  await put('21');
  const person = aPerson();
  buyers.person = { ...person, profile: { ...person.profile!, profileComplete: false, missing: ['taxNo'] } };
  expect(await confirm()).toMatchObject({ profileComplete: false, missing: ['taxNo'] });
  expect(confirmations.kept[0]?.buyer).toBeNull();
});
