import { platformErrors, type Caller } from '@mall/contracts/define';
import { productErrors, productEvents } from '@mall/contracts/product';
import { usedCar } from '@mall/demo/specimens';
import { RecordedOutbox } from '@mall/messaging/fakes';
import { NoDatabase } from '@mall/persistence/fakes';
import { NoBadgeLimits } from '../badge/badge-limit.fakes.js';
import { InMemoryCategories } from '../category/category.fakes.js';
import { NoFacts } from '../facts/fact-guard.fakes.js';
import { SetAsideCars } from '../stock/set-aside.fakes.js';
import { aJump, InMemoryPriceGuard } from '../price/price-guard.fakes.js';
import { InMemoryPriceProposals } from '../price/price-proposal.fakes.js';
import { PriceGuard } from '../price/price-guard.service.js';
import { InMemoryShops } from '../shop/shop.fakes.js';
import { InMemoryApprovals } from './approval.fakes.js';
import { ApprovalService } from './approval.service.js';
import { CarDeskService } from './car-desk.service.js';
import { CarPublishingService } from './car-publishing.service.js';
import { CarReviewService } from './car-review.service.js';
import { InMemoryBrands } from '../brand/brand.fakes.js';
import { aCar, InMemoryCars, InMemoryCarWriter, InMemoryStock } from './car.fakes.js';
import type { CarRow } from './car.repository.js';
import { SaleGateService } from './sale-gate.service.js';

const caller = (kind: Caller['kind'], shopId?: string): Caller => ({
  kind,
  userId: '7',
  roles: [],
  permissions: [],
  tenantId: '1',
  locale: 'ru',
  requestId: 'test',
  ...(shopId && { shopId }),
});
const merchant = caller('merchant', '3');
const otherMerchant = caller('merchant', '4');
const staff = caller('staff');

function aDesk(car: Partial<CarRow> = {}, setAside = new SetAsideCars()) {
  const cars = new InMemoryCars([aCar(car)]);
  const outbox = new RecordedOutbox();
  const prices = new InMemoryPriceGuard();
  const proposals = new InMemoryPriceProposals();
  const guard = new PriceGuard(prices, proposals);
  const database = new NoDatabase([cars, proposals]);
  const [writer, stock] = [new InMemoryCarWriter(cars), new InMemoryStock(cars)];
  const categories = new InMemoryCategories([]);
  const approvals = new ApprovalService(cars, new InMemoryApprovals());
  const desk = new CarDeskService(
    database,
    cars,
    new InMemoryBrands([]),
    writer,
    stock,
    categories,
    new NoBadgeLimits(),
    setAside,
    outbox,
    guard,
    new NoFacts(),
    new CarReviewService(cars, prices, approvals, outbox),
  );
  const shops = new InMemoryShops(async (spuId) => (await cars.one(spuId))?.shopId);
  const closeShop = () => shops.setClosed(database.manager, '3', true);
  const publishing = new CarPublishingService(
    ...([
      database,
      cars,
      desk,
      shops,
      setAside,
      outbox,
      guard,
      new SaleGateService(cars),
      approvals,
    ] as const),
  );
  return {
    desk,
    publishing,
    cars,
    prices,
    proposals,
    closeShop,
    outbox,
    status: async () => (await cars.one('900'))?.status,
  };
}

describe('the video of a car', () => {
  const clip = '/api/files/p/2026/11/21/0b6e0e5c-6f0e-4d8e-8f5e-3d1a2b3c4d5e.mp4';

  it('is one that was uploaded as a video', async () => {
    const { desk } = aDesk();
    expect(await desk.update({ spuId: '900', video: clip }, merchant)).toMatchObject({ video: clip });
    for (const video of [clip.replace('mp4', 'webp'), '/api/files/f/12'])
      await expect(desk.update({ spuId: '900', video }, merchant)).rejects.toThrow(
        productErrors.videoExpected(),
      );
    expect(await desk.update({ spuId: '900', video: '' }, merchant)).toMatchObject({ video: undefined });
  });
});

const { carPublished, carSubmittedForReview, carWithdrawn, carChanged } = productEvents;

describe('a car belongs to its shop', () => {
  it.each<[string, (desk: ReturnType<typeof aDesk>) => Promise<unknown>]>([
    ['read', ({ desk }) => desk.one('900', otherMerchant)],
    ['changed', ({ desk }) => desk.update({ spuId: '900', priceFee: 1 }, otherMerchant)],
    ['removed', ({ desk }) => desk.remove('900', otherMerchant)],
    ['restored', ({ desk }) => desk.restore('900', otherMerchant)],
    ['published', ({ publishing }) => publishing.publish(['900'], otherMerchant)],
  ])('and cannot be %s by another shop, which learns nothing of it', async (_, act) => {
    const shop = aDesk();
    await expect(act(shop)).rejects.toThrow(platformErrors.notFound());
    expect(await shop.cars.one('900')).toEqual(aCar());
    expect(shop.outbox.events).toEqual([]);
  });

  it('is created in the shop of the merchant, whatever shop the request names', async () => {
    const { brandId, categoryId, name } = aCar();
    const request = { brandId, categoryId, priceFee: 100, name: { ru: '', zh: '', en: '', ...name } };
    expect(await aDesk().desk.create({ ...request, shopId: '4' }, merchant)).toMatchObject({ shopId: '3' });
    await expect(aDesk().desk.create(request, staff)).rejects.toThrow(productErrors.shopNeeded());
  });
});

describe('a change of a car', () => {
  it('is refused when somebody else has changed the car since it was read', () =>
    expect(aDesk({ version: 5 }).desk.update({ spuId: '900', version: 4 }, merchant)).rejects.toThrow(
      platformErrors.staleData(),
    ));

  it('cannot empty a fact that a car on sale needs, and changes nothing then', async () => {
    const { desk, cars, outbox } = aDesk({ status: 1 });
    await expect(desk.update({ spuId: '900', powerKw: null } as never, merchant)).rejects.toMatchObject({
      declaration: { key: 'product.carIncomplete' },
    });
    expect(await cars.one('900')).toMatchObject({ powerKw: 110, version: 1 });
    expect(outbox.events).toEqual([]);
  });

  it('of the price changes the market price too until the shop sets one', async () => {
    const followed = await aDesk().desk.update({ spuId: '900', priceFee: 90 }, merchant);
    expect(followed).toMatchObject({ priceFee: 90, marketPriceFee: 90 });
    const set = aDesk({ marketPriceFee: '20000000' });
    expect(await set.desk.update({ spuId: '900', priceFee: 90 }, merchant)).toMatchObject({
      marketPriceFee: 20_000_000,
    });
  });

  it('is announced with the changed fields', async () => {
    const { desk, outbox } = aDesk();
    await desk.update({ spuId: '900', seats: 7 }, merchant);
    expect(outbox.events).toEqual([
      { subject: carChanged.subject, payload: { spuId: '900', shopId: '3', fields: ['seats'] } },
    ]);
  });

  it('cannot give a used car more than one unit, held ones included', async () => {
    for (const [held, stock, most] of [
      [0, 5, 1],
      [1, 1, 0],
    ] as const) {
      const { desk } = aDesk({ condition: 'used', lockStock: held, stockLeft: 1 - held });
      await expect(desk.update({ spuId: '900', stock }, merchant)).rejects.toMatchObject({
        declaration: { key: productErrors.usedCarIsSingle.key },
        params: { free: stock, held, most },
      });
    }
  });
});

describe('a car on sale', () => {
  const report = { reportNo: 'R-1', inspectedOn: '2026-11-01', score: 90, sections: [] };
  it.each<[string, object]>([
    ['name', { name: { ru: 'Тигго 8', zh: '瑞虎8', en: 'Tiggo 8' } }],
    ['VIN', { vin: 'LVTDB21B5PC000001' }],
    ['pictures', { pictures: [{ url: '/api/files/p/2026/11/21/a.webp' }] }],
    ['inspection', { inspection: report }],
    ['make', { brandId: '11' }],
    ['mileage', { mileageKm: 10 }],
    ['description to one with a phone', { detail: { ru: 'Звоните +7 914 555-01-23', zh: '', en: '' } }],
    ['selling point to one with a messenger', { sellingPoint: { ru: '', zh: '加微信 haoche88', en: '' } }],
  ])('returns to the review when its shop changes the %s', async (_, change) => {
    const { desk, outbox, status } = aDesk({ status: 1 });
    expect(await desk.update({ spuId: '900', ...change }, merchant)).toMatchObject({ status: 3 });
    expect(await status()).toBe(3);
    expect(outbox.subjects).toEqual([
      carChanged.subject,
      carWithdrawn.subject,
      carSubmittedForReview.subject,
    ]);
  });

  it.each<[string, object]>([
    ['price', { priceFee: 90 }],
    ['stock', { stock: 3 }],
    ['texts', { detail: { ru: 'Описание', zh: '', en: '' }, sellingPoint: { ru: 'Новая', zh: '', en: '' } }],
    ['name to what it is already', { name: aCar().name }],
    ['pictures and inspection to nothing, as a form sends it', { pictures: [], inspection: null, video: '' }],
  ])('stays on sale when its shop changes the %s', async (_, change) => {
    const { desk, status } = aDesk({ status: 1 });
    await desk.update({ spuId: '900', ...change }, merchant);
    expect(await status()).toBe(1);
  });

  it('stays on sale when a reviewer changes it, or while no car is reviewed', async () => {
    const reviewed = aDesk({ status: 1 });
    const reviewer = { ...staff, permissions: ['car_edit', 'car_review'] };
    await reviewed.desk.update({ spuId: '900', vin: 'LVTDB21B5PC000001' }, reviewer);
    expect(await reviewed.status()).toBe(1);
    const unreviewed = aDesk({ status: 1 });
    await unreviewed.cars.setNeedsReview(0);
    await unreviewed.desk.update({ spuId: '900', vin: 'LVTDB21B5PC000001' }, merchant);
    expect(await unreviewed.status()).toBe(1);
  });
});

describe('a reviewer', () => {
  const reviewer = { ...staff, userId: '8', username: 'olga', permissions: ['car_edit', 'car_review'] };

  it('reads what changed since the last approval, and the shop does without the name of the reviewer', async () => {
    const { vin, pictures, inspection } = usedCar('900');
    const { desk, publishing } = aDesk({
      ...{ status: 3, condition: 'used', firstRegDate: '2021-03-01', year: 2021, mileageKm: 42_000 },
      ...{ vin: vin!, pictures: pictures!, inspection: inspection! },
    });
    await publishing.review({ spuId: '900', result: 1 }, reviewer);
    expect((await desk.one('900', reviewer)).lastApproval).toBeUndefined();
    const detail = { ru: 'Отличная', zh: '', en: '' };
    await desk.update({ spuId: '900', mileageKm: 12_000, detail }, merchant);
    const { lastApproval } = await desk.one('900', reviewer);
    expect(lastApproval).toMatchObject({
      approvedBy: 'olga',
      changed: ['detail', 'mileageKm'],
      before: { mileageKm: 42_000, detail: { ru: '', zh: '', en: '' } },
    });
    const seen = (await desk.one('900', merchant)).lastApproval;
    expect(seen).toMatchObject({ changed: ['detail', 'mileageKm'] });
    expect(seen).not.toHaveProperty('approvedBy');
    await publishing.review({ spuId: '900', result: 1 }, reviewer);
    expect((await desk.one('900', reviewer)).lastApproval).toBeUndefined();
  });

  it('compares a car with the one that was on sale before anything was approved here', async () => {
    const { desk } = aDesk({ status: 1, colour: 'white' });
    await desk.update({ spuId: '900', colour: 'black' }, merchant);
    await desk.update({ spuId: '900', colour: 'red' }, merchant);
    expect((await desk.one('900', reviewer)).lastApproval).toMatchObject({
      changed: ['colour'],
      before: { colour: 'white' },
    });
  });

  it('approves a car on sale as he leaves it', async () => {
    const { desk } = aDesk({ status: 1 });
    await desk.update({ spuId: '900', colour: 'black' }, merchant);
    await desk.update({ spuId: '900', year: 2026 }, reviewer);
    expect((await desk.one('900', reviewer)).lastApproval).toBeUndefined();
  });
});

describe('a car is removed', () => {
  it('unless a buyer holds it', () =>
    expect(aDesk({ lockStock: 1 }).desk.remove('900', merchant)).rejects.toThrow(
      productErrors.carHasHolds(),
    ));

  it('and withdrawn when it was on sale', async () => {
    const { desk, outbox, status } = aDesk({ status: 1 });
    await desk.remove('900', merchant);
    expect(await status()).toBeUndefined();
    expect(outbox.subjects).toEqual([carWithdrawn.subject]);
  });

  it.each([
    ['off sale when it was on sale', 1, 0],
    ['off sale when it waited for its review', 3, 0],
    ['taken down when the platform had taken it down', 2, 2],
  ] as const)('and comes back %s', async (_, before, after) => {
    const { desk } = aDesk({ status: before });
    await desk.remove('900', merchant);
    await expect(desk.restore('900', otherMerchant)).rejects.toThrow(platformErrors.notFound());
    expect(await desk.restore('900', merchant)).toMatchObject({ status: after });
  });
});

describe('publishing', () => {
  it('leads to the review while staff review cars', async () => {
    const { publishing, outbox, status } = aDesk();
    await publishing.publish(['900'], merchant);
    expect(await status()).toBe(3);
    expect(outbox.subjects).toEqual([carSubmittedForReview.subject]);
  });

  it('puts the car on sale at once when they do not', async () => {
    const { publishing, cars, outbox, status } = aDesk();
    await cars.setNeedsReview(0);
    await publishing.publish(['900'], merchant);
    expect(await status()).toBe(1);
    expect(outbox.subjects).toEqual([carPublished.subject]);
  });

  it('is impossible for cars of a closed shop, by its people, by staff and by a review', async () => {
    const { publishing, cars, closeShop, outbox, status } = aDesk();
    await closeShop();
    await cars.setNeedsReview(0);
    for (const who of [merchant, staff])
      await expect(publishing.publish(['900'], who)).rejects.toThrow(productErrors.shopClosed());
    const waiting = aDesk({ status: 3 });
    await waiting.closeShop();
    const approval = waiting.publishing.review({ spuId: '900', result: 1 }, staff);
    await expect(approval).rejects.toThrow(productErrors.shopClosed());
    expect([await status(), await waiting.status()]).toEqual([0, 3]);
    expect(outbox.events).toEqual([]);
  });

  it('of a car on sale changes and announces nothing', async () => {
    const { publishing, outbox, cars } = aDesk({ status: 1 });
    await publishing.publish(['900'], merchant);
    expect(await cars.one('900')).toMatchObject({ status: 1, version: 1 });
    expect(outbox.events).toEqual([]);
  });

  it('names the facts that are missing', () =>
    expect(
      aDesk({ powerKw: null, powerHp: null }).publishing.publish(['900'], merchant),
    ).rejects.toMatchObject({ params: { fields: { ru: 'Мощность, кВт' } } }));

  it('of several cars by staff announces them as one decision', async () => {
    const { publishing, cars, outbox } = aDesk();
    cars.put(aCar({ spuId: '901' }));
    await cars.setNeedsReview(0);
    await publishing.publish(['900', '901'], staff);
    const batch = { batchId: expect.any(String) as string, cars: 2 };
    expect(outbox.events).toMatchObject([
      { subject: carPublished.subject, payload: { isApproved: false, isByStaff: true, batch } },
      { subject: carPublished.subject, payload: { isByStaff: true, batch } },
    ]);
  });

  it('of several cars happens for all or for none', async () => {
    const { publishing, cars, outbox, status } = aDesk();
    const name = { ru: 'Хавал H6', zh: '哈弗 H6', en: 'Haval H6' };
    cars.put(aCar({ spuId: '901', status: 2, name }));
    await expect(publishing.publish(['900', '901'], merchant)).rejects.toMatchObject({
      declaration: { key: 'product.oneOfCarsRefused' },
      params: { name, reason: productErrors.carTakenDown.text },
    });
    expect(await status()).toBe(0);
    expect((await cars.one('901'))!.status).toBe(2);
    expect(outbox.events).toEqual([]);
  });
});

describe('a review', () => {
  it('puts the car on sale', async () => {
    const { publishing, outbox, status } = aDesk({ status: 3 });
    await publishing.review({ spuId: '900', result: 1 }, staff);
    expect(await status()).toBe(1);
    expect(outbox.subjects).toEqual([carPublished.subject]);
  });

  it('decides on the version that its reviewer has read, and not on later changes of the shop', async () => {
    const { publishing, cars, status } = aDesk({ status: 3 });
    const { version } = (await cars.one('900'))!;
    const late = publishing.review({ spuId: '900', result: 1, version: version - 1 }, staff);
    await expect(late).rejects.toThrow(platformErrors.staleData());
    expect(await status()).toBe(3);
    await publishing.review({ spuId: '900', result: 1, version }, staff);
    expect(await status()).toBe(1);
  });

  it('that rejects needs a reason, which the shop can read', async () => {
    const { publishing, cars } = aDesk({ status: 3 });
    await expect(publishing.review({ spuId: '900', result: -1 }, staff)).rejects.toThrow(
      productErrors.reasonNeeded(),
    );
    await publishing.review({ spuId: '900', result: -1, reason: 'Нет фото' }, staff);
    expect(await cars.one('900')).toMatchObject({ status: 0, statusReason: 'Нет фото' });
  });

  it('is refused for a car that was not submitted', () =>
    expect(aDesk().publishing.review({ spuId: '900', result: 1 }, staff)).rejects.toThrow(
      productErrors.carNotInReview(),
    ));
});

describe('a car that staff have taken down', () => {
  it('is withdrawn with the cause', async () => {
    const { publishing, outbox } = aDesk({ status: 1 });
    await publishing.takeDown(['900'], 'Скручен пробег', staff);
    expect(outbox.events).toEqual([
      {
        subject: carWithdrawn.subject,
        payload: {
          spuId: '900',
          shopId: '3',
          name: aCar().name,
          isByStaff: true,
          cause: 'takenDown',
          reason: 'Скручен пробег',
        },
      },
    ]);
  });

  it('is announced to its shop when it was waiting for its review', async () => {
    const { publishing, outbox } = aDesk({ status: 3 });
    await publishing.takeDown(['900'], 'Скручен пробег', staff);
    expect(outbox.events).toMatchObject([{ payload: { cause: 'takenDown', isByStaff: true } }]);
  });

  it('returns to sale only through a review', async () => {
    const { publishing, status } = aDesk({ status: 2 });
    await expect(publishing.publish(['900'], merchant)).rejects.toThrow(productErrors.carTakenDown());
    await publishing.review({ spuId: '900', result: 1 }, staff);
    expect(await status()).toBe(1);
  });
});

describe('a used car of an order that was cancelled', () => {
  const aKeptCar = (car: Partial<CarRow> = {}) =>
    aDesk({ condition: 'used', stockLeft: 0, ...car }, new SetAsideCars('900'));

  it('is put on sale neither by its shop nor by a review, until staff have decided', async () => {
    const { publishing } = aKeptCar();
    await expect(publishing.publish(['900'], merchant)).rejects.toThrow(productErrors.carSetAside.key);
    const inReview = aKeptCar({ status: 3 }).publishing;
    await expect(inReview.review({ spuId: '900', result: 1 }, staff)).rejects.toThrow(
      productErrors.carSetAside.key,
    );
  });

  it('gets no new unit, and is not removed to be entered again', async () => {
    const { desk } = aKeptCar();
    await expect(desk.update({ spuId: '900', stock: 1 }, merchant)).rejects.toThrow(
      productErrors.carSetAside.key,
    );
    await expect(desk.remove('900', merchant)).rejects.toThrow(productErrors.carSetAside.key);
    expect(await desk.update({ spuId: '900', partyCode: 'B-2' }, merchant)).toMatchObject({
      partyCode: 'B-2',
    });
  });
});

describe('a price that jumps', () => {
  const second = { ...staff, userId: '8', username: 'boris' };
  const onSale = (car: Partial<CarRow> = {}) => {
    const shop = aDesk({ status: 1, ...car });
    shop.prices.jump = aJump;
    return shop;
  };
  const change = { spuId: '900', priceFee: 5_000_000 };
  const priceOf = async ({ cars }: ReturnType<typeof aDesk>) => Number((await cars.one('900'))!.priceFee);

  it('waits for a second member of staff, who enters the same; until then the present one applies', async () => {
    const shop = onSale();
    await expect(shop.desk.update(change, staff)).rejects.toThrow(productErrors.priceJumps.key);
    await expect(shop.desk.update(change, staff)).rejects.toThrow(productErrors.priceJumps.key);
    expect(await priceOf(shop)).toBe(10_000_000);
    expect(shop.outbox.events).toEqual([]);
    await expect(shop.desk.update({ ...change, priceFee: 5_000_001 }, second)).rejects.toThrow(
      productErrors.priceJumps.key,
    );
    expect(await priceOf(shop)).toBe(10_000_000);
    await shop.desk.update({ ...change, priceFee: 5_000_001 }, staff);
    expect(await priceOf(shop)).toBe(5_000_001);
    expect(await shop.status()).toBe(1);
  });

  it('of a shop takes its car off sale for a review, whether new cars are reviewed or not', async () => {
    const shop = onSale();
    await shop.cars.setNeedsReview(0);
    await shop.desk.update(change, merchant);
    expect(await shop.status()).toBe(3);
    expect(await priceOf(shop)).toBe(5_000_000);
    expect(shop.outbox.events.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([carWithdrawn.subject, carSubmittedForReview.subject]),
    );
  });

  it('leads to the review when a car is published with it, whoever publishes it', async () => {
    for (const who of [merchant, staff]) {
      const shop = onSale({ status: 0 });
      await shop.cars.setNeedsReview(0);
      await shop.publishing.publish(['900'], who);
      expect(await shop.status()).toBe(3);
    }
  });

  it('is not approved by the person who entered it, but by anybody else', async () => {
    const shop = onSale({ status: 3 });
    shop.prices.setters.set('900', { personId: '7', name: 'anna', changedAt: new Date() });
    const approve = (who: Caller) => shop.publishing.review({ spuId: '900', result: 1 }, who);
    await expect(approve(staff)).rejects.toThrow(productErrors.priceSecondPerson.key);
    expect(await shop.status()).toBe(3);
    await approve(second);
    expect(await shop.status()).toBe(1);
    expect(shop.proposals.agreed).toMatchObject([{ spuId: '900', proposedById: '7' }]);
  });

  it('is shown to the reviewer with the person who entered it', async () => {
    const shop = onSale({ status: 3 });
    shop.prices.setters.set('900', {
      personId: '7',
      name: 'anna',
      changedAt: new Date('2026-11-20T00:00:00Z'),
    });
    expect(await shop.desk.one('900', staff)).toMatchObject({
      priceJump: { departsFromFee: aJump.referenceFee, departurePercent: aJump.departure, setBy: 'anna' },
    });
  });
});
