import {
  productCarApi,
  productErrors,
  productPriceApi,
  productStockApi,
  type ImportCarDto,
} from '@mall/contracts/product';
import { aMerchant, aService, aStaffMember, startMall, type TestMall } from '@mall/testing';
import { aCar, chery, CROSSOVERS, importAs, importBrands, skuOf, tiggo, toyotaVin } from './catalogue.js';

let mall: TestMall;
beforeAll(async () => {
  mall = await startMall(['product']);
  await importBrands(mall);
  // Comparable cars: the median of used Camrys is 15,800,000.
  await importAs(mall).importCars({ cars: Array.from({ length: 9 }, () => aCar()) });
});

const PRICE = 15_800_000;
const rights = ['car_view', 'car_edit', 'car_review'];
const [anna, boris] = [aStaffMember(rights), aStaffMember(rights)];
const cars = (who = anna) => mall.callAs(who)(productCarApi);
const changes = (who = boris) => mall.callAs(who)(productPriceApi);
const failsWith = (error: { key: string }) => ({ declaration: { key: error.key } });

async function onSale(traits: Partial<ImportCarDto> = {}): Promise<string> {
  const car = aCar(traits);
  await importAs(mall).importCars({ cars: [car] });
  return car.spuId;
}

const stateOf = async (spuId: string) => {
  const { priceFee, wholesalePriceFee, status } = await cars().one({ spuId });
  return { priceFee, wholesalePriceFee, status };
};
const jumps = (work: Promise<unknown>) =>
  expect(work).rejects.toMatchObject(failsWith(productErrors.priceJumps));
const isTooLow = (work: Promise<unknown>) =>
  expect(work).rejects.toMatchObject(failsWith(productErrors.priceTooLow));
const waitingOf = async (spuId: string) =>
  (await changes().list({ current: 1, size: 500 })).records.find((row) => row.spuId === spuId);
/** Moves the beginning of the price back by so many hours. */
const ago = (spuId: string, hours: number) =>
  mall.query(
    'product',
    `UPDATE car_price_log SET changed_at = changed_at - make_interval(hours => $2) WHERE spu_id = $1`,
    [spuId, hours],
  );

describe('the price of a car on sale', () => {
  it('is changed by one person within the limit', async () => {
    const spuId = await onSale();
    await cars().update({ spuId, priceFee: PRICE * 1.15 });
    expect(await stateOf(spuId)).toMatchObject({ priceFee: PRICE * 1.15, status: 1 });
  });

  it('is changed further when a second person enters the same', async () => {
    const spuId = await onSale();
    for (const far of [PRICE * 1.16, PRICE * 0.84]) {
      await jumps(cars(anna).update({ spuId, priceFee: far, colour: 'red' }));
      await jumps(cars(anna).update({ spuId, priceFee: far }));
      expect((await stateOf(spuId)).priceFee).toBe(PRICE);
    }
    await jumps(cars(boris).update({ spuId, priceFee: PRICE * 0.83 }));
    await cars(anna).update({ spuId, priceFee: PRICE * 0.83 });
    expect(await stateOf(spuId)).toMatchObject({ priceFee: PRICE * 0.83, status: 1 });
    expect(await waitingOf(spuId)).toBeUndefined();
    const [who] = await mall.query<{ first: string; second: string }>(
      'product',
      `SELECT proposed_by_id AS first, decided_by_id AS second FROM price_proposal WHERE spu_id = $1 AND state = 1`,
      [spuId],
    );
    expect(who).toEqual({ first: boris.userId, second: anna.userId });
  });

  it('is changed further when a second person approves it in the queue, who sees both prices', async () => {
    const spuId = await onSale();
    await jumps(cars(anna).update({ spuId, priceFee: 8_000_000 }));
    const waiting = (await waitingOf(spuId))!;
    expect(waiting).toMatchObject({
      oldPriceFee: PRICE,
      priceFee: 8_000_000,
      departsFromFee: PRICE,
      departurePercent: 49,
      medianFee: PRICE,
      proposedBy: anna.username,
      isOwn: false,
    });
    const { proposalId } = waiting;
    await expect(changes(anna).approve({ proposalId, priceFee: 8_000_000 })).rejects.toMatchObject(
      failsWith(productErrors.priceSecondPerson),
    );
    await expect(changes(boris).approve({ proposalId, priceFee: 8_000_001 })).rejects.toMatchObject({
      declaration: { key: 'platform.staleData' },
    });
    expect((await stateOf(spuId)).priceFee).toBe(PRICE);
    await changes(boris).approve({ proposalId, priceFee: 8_000_000 });
    expect(await stateOf(spuId)).toMatchObject({ priceFee: 8_000_000, status: 1 });
  });

  it('is approved or refused once, and answered alike however often it is sent', async () => {
    const spuId = await onSale();
    const propose = async (priceFee: number): Promise<string> => {
      await jumps(cars(anna).update({ spuId, priceFee }));
      return (await waitingOf(spuId))!.proposalId;
    };
    const logged = () => mall.query('product', 'SELECT * FROM car_price_log WHERE spu_id = $1', [spuId]);
    const shown = { proposalId: await propose(8_000_000), priceFee: 8_000_000 };
    const approved = await changes(boris).approve(shown);
    expect(approved).toMatchObject({ oldPriceFee: PRICE, priceFee: 8_000_000 });
    const before = await logged();
    expect(await changes(boris).approve(shown)).toEqual(approved);
    expect(await logged()).toEqual(before);
    const [clara, notFound] = [aStaffMember(rights), { declaration: { key: 'platform.notFound' } }];
    await expect(changes(clara).approve(shown)).rejects.toMatchObject(notFound);
    const { proposalId } = shown;
    await expect(changes(boris).reject({ proposalId, reason: 'Опечатка' })).rejects.toMatchObject(notFound);
    const refusal = { proposalId: await propose(3_000_000), reason: 'Опечатка' };
    const refused = await changes(boris).reject(refusal);
    expect(await changes(boris).reject(refusal)).toEqual(refused);
    await expect(changes(boris).reject({ ...refusal, reason: 'Ошибка' })).rejects.toMatchObject(notFound);
  });

  it('stays when the proposal is refused', async () => {
    const spuId = await onSale();
    await jumps(cars(anna).update({ spuId, priceFee: 8_000_000 }));
    const { proposalId } = (await waitingOf(spuId))!;
    await changes(boris).reject({ proposalId, reason: 'Опечатка' });
    expect(await waitingOf(spuId)).toBeUndefined();
    await jumps(cars(boris).update({ spuId, priceFee: 8_000_000 }));
    expect((await stateOf(spuId)).priceFee).toBe(PRICE);
  });

  it('is compared with every price of 72 hours: steps add up, and the way back counts', async () => {
    const spuId = await onSale();
    await cars().update({ spuId, priceFee: PRICE * 0.9 });
    await jumps(cars().update({ spuId, priceFee: PRICE * 0.82 }));
    await ago(spuId, 71);
    await jumps(cars().update({ spuId, priceFee: PRICE * 0.82 }));
    await ago(spuId, 2);
    await cars().update({ spuId, priceFee: PRICE * 0.82 });
    const back = await onSale();
    await jumps(cars(anna).update({ spuId: back, priceFee: 8_000_000 }));
    await cars(boris).update({ spuId: back, priceFee: 8_000_000 });
    await jumps(cars(boris).update({ spuId: back, priceFee: PRICE }));
  });

  it('is not changed past the rule by SQL, nor by an agreement of one person or of another transaction', async () => {
    const spuId = await onSale();
    const write = `UPDATE spu SET price_fee = 8000000 WHERE spu_id = ${spuId}`;
    await expect(mall.query('product', write)).rejects.toMatchObject({ code: 'MP001' });
    const agreement = (second: string, tx: string) => `
      INSERT INTO price_proposal (spu_id, price_fee, market_price_fee, departs_from_fee, departure_percent, proposed_by_id,
        proposed_by, state, decided_by_id, decided_by, decided_at, agreed_in)
      VALUES (${spuId}, 8000000, ${PRICE}, ${PRICE}, 49, 'anna', 'anna', 1, '${second}', '${second}', now(), ${tx})`;
    await expect(mall.query('product', agreement('anna', '1'))).rejects.toMatchObject({ code: '23514' });
    await mall.query('product', agreement('boris', '1'));
    await expect(mall.query('product', write)).rejects.toMatchObject({ code: 'MP001' });
    expect((await stateOf(spuId)).priceFee).toBe(PRICE);
  });

  it('is charged above ten units too: the wholesale price is guarded alike', async () => {
    const spuId = await onSale({
      condition: 'new',
      priceFee: 10_000_000,
      stock: 30,
      wholesalePriceFee: 9_500_000,
    });
    await jumps(cars().update({ spuId, wholesalePriceFee: 2_000_000 }));
    await cars().update({ spuId, wholesalePriceFee: 9_000_000 });
    expect(await stateOf(spuId)).toMatchObject({ wholesalePriceFee: 9_000_000, status: 1 });
    const without = await onSale({ condition: 'new', priceFee: 10_000_000, stock: 30 });
    await jumps(cars().update({ spuId: without, wholesalePriceFee: 2_000_000 }));
  });

  it('may be one of its variant: that one is guarded alike', async () => {
    const car = aCar();
    await importAs(mall).importCars({ cars: [car] });
    const set = (fee: number) =>
      mall.query('product', `UPDATE sku SET price_fee = $1 WHERE sku_id = $2`, [fee, skuOf(car)]);
    await expect(set(PRICE * 0.5)).rejects.toMatchObject({ code: 'MP001' });
    await expect(set(100)).rejects.toMatchObject({ code: 'MP002' });
    await set(PRICE * 0.9);
    await expect(set(PRICE * 0.8)).rejects.toMatchObject({ code: 'MP001' });
    const [shown] = await mall
      .callAs(aService('test'))(productStockApi)
      .carsForCart({ skuIds: [skuOf(car)] });
    expect(shown!.priceFee).toBe(PRICE * 0.9);
    // A change while the car is off sale is noticed when the car returns.
    const { spuId } = car;
    await cars().offShelf({ spuIds: [spuId] });
    await set(PRICE * 0.5);
    await expect(
      mall.query('product', `UPDATE spu SET status = 1 WHERE spu_id = $1`, [spuId]),
    ).rejects.toMatchObject({ code: 'MP001' });
  });

  it('is agreed to once by two who enter it at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const spuId = await onSale();
      const ends = await Promise.allSettled(
        [anna, boris].map((who) => cars(who).update({ spuId, priceFee: 9_000_000 })),
      );
      expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect((await stateOf(spuId)).priceFee).toBe(9_000_000);
      const same = await onSale();
      const alone = await Promise.allSettled(
        [anna, anna].map((who) => cars(who).update({ spuId: same, priceFee: 9_000_000 })),
      );
      expect(alone.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
      expect((await stateOf(same)).priceFee).toBe(PRICE);
    }
  });
});

describe('a price of a few per cent of what such cars cost', () => {
  it('is refused outright with the median, whoever enters it and however often', async () => {
    const spuId = await onSale();
    for (const who of [anna, boris]) {
      await expect(cars(who).update({ spuId, priceFee: 100 })).rejects.toMatchObject({
        ...failsWith(productErrors.priceTooLow),
        params: { percent: 10, median: { en: expect.stringContaining('158,000') as string } },
      });
    }
    expect(await waitingOf(spuId)).toBeUndefined();
    await expect(
      mall.query('product', `UPDATE spu SET price_fee = 100 WHERE spu_id = $1`, [spuId]),
    ).rejects.toMatchObject({ code: 'MP002' });
  });

  it('is refused for a new car: as a draft, by import, and when it is put on sale', async () => {
    const { brandId, seriesId, categoryId, name, condition } = aCar();
    const draft = { brandId, seriesId, categoryId, name, condition, shopId: '501' };
    await isTooLow(cars().create({ ...draft, priceFee: 100 }));
    const { spuId } = await cars().create({ ...draft, priceFee: PRICE });
    await isTooLow(cars().update({ spuId, priceFee: 100 }));
    await isTooLow(importAs(mall).importCars({ cars: [aCar(), aCar({ priceFee: 100 })] }));
    const stale = aCar({ status: 0, priceFee: PRICE });
    await importAs(mall).importCars({ cars: [stale] });
    await mall.query('product', `UPDATE spu SET price_fee = 100 WHERE spu_id = $1`, [stale.spuId]);
    await cars()
      .publish({ spuIds: [stale.spuId] })
      .then(
        ([record]) => expect(record!.status).toBe(3),
        (failure: unknown) => expect(failure).toMatchObject(failsWith(productErrors.priceTooLow)),
      );
    await isTooLow(cars(boris).review({ spuId: stale.spuId, result: 1 }));
  });

  it('is refused when a car becomes one of a more expensive kind', async () => {
    const spuId = await onSale({ condition: 'new', priceFee: 1_000_000, wholesalePriceFee: undefined });
    await isTooLow(
      cars().update({ spuId, condition: 'used', firstRegDate: '2026-03-01', mileageKm: 10_000 }),
    );
  });
});

describe('the price of an imported car', () => {
  it('waits for staff when it jumps, while the rest of the import is written', async () => {
    const [far, near] = [aCar(), aCar()];
    await importAs(mall).importCars({ cars: [far, near] });
    const answer = await importAs(mall).importCars({
      cars: [
        { ...far, priceFee: 9_000_000, colour: 'red' },
        { ...near, priceFee: 15_000_000 },
      ],
    });
    expect(answer).toEqual({ written: 2, pricesWaiting: 1 });
    expect((await cars().one({ spuId: far.spuId })).colour).toBe('red');
    expect((await stateOf(far.spuId)).priceFee).toBe(PRICE);
    expect((await stateOf(near.spuId)).priceFee).toBe(15_000_000);
    const { proposalId, priceFee } = (await waitingOf(far.spuId))!;
    await changes(anna).approve({ proposalId, priceFee });
    expect((await stateOf(far.spuId)).priceFee).toBe(9_000_000);
  });
});

describe('a price that a shop changes by much', () => {
  const merchant = aMerchant({ shopId: '501' });

  it('takes its car off sale until a reviewer has agreed, also where new cars are not reviewed', async () => {
    const spuId = await onSale({ shopId: '501' });
    await cars().setSpuCheck({ checkStats: 0 });
    const after = await cars(merchant).update({ spuId, priceFee: 9_000_000 });
    expect(after).toMatchObject({ status: 3, priceFee: 9_000_000 });
    expect((await cars(anna).one({ spuId })).priceJump).toMatchObject({
      departsFromFee: PRICE,
      departurePercent: 43,
      setBy: merchant.username ?? merchant.userId,
    });
    expect(await cars(anna).review({ spuId, result: 1 })).toMatchObject({ status: 1, priceFee: 9_000_000 });
    await cars().setSpuCheck({ checkStats: 1 });
  });

  it('leads to the review when the car was off sale meanwhile, however long', async () => {
    const spuId = await onSale({ shopId: '501' });
    await cars().setSpuCheck({ checkStats: 0 });
    await cars(merchant).offShelf({ spuIds: [spuId] });
    await cars(merchant).update({ spuId, priceFee: 9_000_000 });
    await ago(spuId, 1_000);
    expect((await cars(merchant).publish({ spuIds: [spuId] }))[0]!.status).toBe(3);
    await cars(anna).review({ spuId, result: 1 });
    // Going on sale and off again at the same price is no change of it.
    await cars(merchant).offShelf({ spuIds: [spuId] });
    expect((await cars(merchant).publish({ spuIds: [spuId] }))[0]!.status).toBe(1);
    await cars().setSpuCheck({ checkStats: 1 });
  });

  it('of staff is not approved by the person who entered it', async () => {
    const spuId = await onSale({ shopId: '501' });
    await cars(anna).offShelf({ spuIds: [spuId] });
    await cars(anna).update({ spuId, priceFee: 9_000_000 });
    expect((await cars(anna).publish({ spuIds: [spuId] }))[0]!.status).toBe(3);
    await expect(cars(anna).review({ spuId, result: 1 })).rejects.toMatchObject(
      failsWith(productErrors.reviewedByOther),
    );
    expect((await cars(boris).review({ spuId, result: 1 })).status).toBe(1);
  });
});

describe('the price of a VIN', () => {
  const merchant = aMerchant({ shopId: '501' });
  let vins = 0;
  const aVin = (): string => toyotaVin((vins += 1));

  /** Enters the car again as a draft, as a person would copy it. */
  async function enterAgain(spuId: string, changes: object, who = anna): Promise<string> {
    const old = await cars().one({ spuId });
    const { brandId, seriesId, categoryId, name, shopId, condition, year, firstRegDate, mileageKm } = old;
    const { bodyType, fuel, engineCc, powerKw, gearbox, drive, steering, colour, locationCity } = old;
    const { pictures, inspection } = old;
    const facts = {
      ...{ bodyType, fuel, engineCc, powerKw, gearbox, drive, steering, colour, locationCity },
      ...{ pictures, inspection },
    };
    const kind = { brandId, seriesId, categoryId, name, shopId, condition, year, firstRegDate, mileageKm };
    await cars(who).remove({ spuId });
    const copy = { ...kind, ...facts, vin: old.vin, priceFee: old.priceFee, ...changes };
    return (await cars(who).create(copy)).spuId;
  }
  const publish = async (spuId: string, who = anna) =>
    (await cars(who).publish({ spuIds: [spuId] }))[0]!.status;
  const refusesOwn = (work: Promise<unknown>) =>
    expect(work).rejects.toMatchObject(failsWith(productErrors.reviewedByOther));

  it('follows a car that is removed and entered again: the person who did that does not approve it', async () => {
    const copy = await enterAgain(await onSale({ vin: aVin() }), { priceFee: PRICE * 0.2 });
    expect(await publish(copy)).toBe(3);
    expect((await cars(boris).one({ spuId: copy })).priceJump).toMatchObject({
      departsFromFee: PRICE,
      departurePercent: 80,
      setBy: anna.username,
    });
    const { shopId } = await cars(boris).one({ spuId: copy });
    const ofShop = await cars(aMerchant({ shopId })).one({ spuId: copy });
    expect(ofShop.priceJump).toMatchObject({ departsFromFee: PRICE, departurePercent: 80 });
    expect(JSON.stringify(ofShop)).not.toContain(anna.username);
    await refusesOwn(cars(anna).review({ spuId: copy, result: 1 }));
    // Another colleague's correction does not make its author a second person for the price.
    await cars(boris).update({ spuId: copy, priceFee: PRICE * 0.21 });
    await refusesOwn(cars(anna).review({ spuId: copy, result: 1 }));
    const clara = aStaffMember(rights);
    expect((await cars(clara).review({ spuId: copy, result: 1 })).status).toBe(1);
  });

  it('leads to the review where new cars are not reviewed, however long the car was gone', async () => {
    await cars().setSpuCheck({ checkStats: 0 });
    const spuId = await onSale({ vin: aVin(), shopId: '501' });
    const copy = await enterAgain(spuId, { priceFee: PRICE * 0.25, shopId: undefined }, merchant);
    await ago(spuId, 1_000);
    expect(await publish(copy, merchant)).toBe(3);
    const same = await enterAgain(await onSale({ vin: aVin(), shopId: '501' }), {}, merchant);
    expect(await publish(same, merchant)).toBe(1);
    await cars().setSpuCheck({ checkStats: 1 });
  });

  it('follows a VIN that is moved to another car, off sale and on sale, by its shop and by a reviewer', async () => {
    for (const who of [merchant, anna])
      for (const isOnSale of [true, false]) {
        const vin = aVin();
        await cars(anna).remove({ spuId: await onSale({ vin, shopId: '501' }) });
        const spuId = await onSale({ vin: aVin(), shopId: '501', priceFee: PRICE * 0.5 });
        if (!isOnSale) await cars(who).offShelf({ spuIds: [spuId] });
        await cars(who).update({ spuId, vin });
        if (!isOnSale) await publish(spuId, who);
        expect([who.kind, isOnSale, await stateOf(spuId)]).toMatchObject([who.kind, isOnSale, { status: 3 }]);
        if (who === anna) await refusesOwn(cars(anna).review({ spuId, result: 1 }));
        expect((await cars(boris).review({ spuId, result: 1 })).status).toBe(1);
      }
  });

  it('stays with the VIN when the car on sale gets another one', async () => {
    const vin = aVin();
    await cars(anna).update({ spuId: await onSale({ vin }), vin: aVin() });
    const copy = await onSale({ vin, priceFee: PRICE * 0.5 });
    expect(await stateOf(copy)).toMatchObject({ status: 3 });
  });

  it('is compared when a removed car is restored', async () => {
    const first = await onSale({ vin: aVin(), priceFee: PRICE * 0.5 });
    const copy = await enterAgain(first, { priceFee: PRICE });
    await publish(copy);
    await cars(boris).review({ spuId: copy, result: 1 });
    await cars(boris).remove({ spuId: copy });
    await cars(anna).restore({ spuId: first });
    expect(await publish(first, boris)).toBe(3);
    for (const who of [anna, boris]) await refusesOwn(cars(who).review({ spuId: first, result: 1 }));
    const clara = aStaffMember(rights);
    expect((await cars(clara).review({ spuId: first, result: 1 })).status).toBe(1);
  });

  it('sends an imported car to the review, as a new record and as a new VIN of a car on sale', async () => {
    const [vin, other] = [aVin(), aVin()];
    for (const known of [vin, other]) await cars().remove({ spuId: await onSale({ vin: known }) });
    const [fresh, near] = [aCar({ vin, priceFee: PRICE * 0.5 }), aCar({ vin: aVin() })];
    const cheap = aCar({ vin: aVin(), priceFee: PRICE * 0.5 });
    await importAs(mall).importCars({ cars: [cheap] });
    const renamed = { ...cheap, vin: other };
    const answer = await importAs(mall).importCars({ cars: [fresh, near, renamed] });
    expect(answer).toEqual({ written: 3, pricesWaiting: 2 });
    for (const { spuId } of [fresh, renamed])
      expect(await stateOf(spuId)).toMatchObject({ priceFee: PRICE * 0.5, status: 3 });
    expect(await stateOf(near.spuId)).toMatchObject({ status: 1 });
    expect((await cars(anna).review({ spuId: fresh.spuId, result: 1 })).status).toBe(1);
  });

  it('is not moved past the rule by SQL', async () => {
    const vin = aVin();
    await cars().remove({ spuId: await onSale({ vin }) });
    const spuId = await onSale({ priceFee: PRICE * 0.5, vin: aVin() });
    await expect(
      mall.query('product', 'UPDATE spu SET vin = $1 WHERE spu_id = $2', [vin, spuId]),
    ).rejects.toMatchObject({ code: 'MP001' });
  });
});

describe('a wholesale price above the price', () => {
  const isRefused = (work: Promise<unknown>, wholesale: string, price: string) =>
    expect(work).rejects.toMatchObject({
      ...failsWith(productErrors.wholesaleAbovePrice),
      params: {
        wholesale: { en: expect.stringContaining(wholesale) as string },
        price: { en: expect.stringContaining(price) as string },
      },
    });
  const car = { condition: 'new', priceFee: 10_000_000, stock: 30 } as const;

  it('is refused with both, on sale and as a draft, by import too', async () => {
    const spuId = await onSale(car);
    await isRefused(cars().update({ spuId, wholesalePriceFee: 20_000_000 }), '200,000', '100,000');
    await isRefused(cars().update({ spuId, wholesalePriceFee: 10_000_001 }), '100,000.01', '100,000');
    await cars().update({ spuId, wholesalePriceFee: 10_000_000 });
    await isRefused(cars().update({ spuId, priceFee: 9_900_000 }), '100,000', '99,000');
    const { brandId, seriesId, categoryId, name } = aCar();
    const draft = { ...car, brandId, seriesId, categoryId, name, shopId: '501' };
    await isRefused(cars().create({ ...draft, wholesalePriceFee: 20_000_000 }), '200,000', '100,000');
    const known = await cars().create(draft);
    await isRefused(
      cars().update({ spuId: known.spuId, wholesalePriceFee: 20_000_000 }),
      '200,000',
      '100,000',
    );
    const imported = importAs(mall).importCars({ cars: [aCar({ ...car, wholesalePriceFee: 20_000_000 })] });
    await isRefused(imported, '200,000', '100,000');
  });
});

describe('a car that nothing on sale is like', () => {
  const LEAST = 500_000;
  const low = [1, 100, LEAST - 1];
  const lonely = (traits: Partial<ImportCarDto> = {}): ImportCarDto =>
    aCar({ brandId: chery.brandId, seriesId: tiggo.brandId, categoryId: CROSSOVERS, ...traits });
  const draftOf = ({ spuId: _spuId, skuId: _skuId, stock: _stock, ...car }: ImportCarDto) => ({
    ...car,
    shopId: '501',
  });
  const draft = async (traits: Partial<ImportCarDto> = {}) =>
    (await cars(anna).create(draftOf(lonely(traits)))).spuId;
  const sql = (statement: string, ...values: unknown[]) => mall.query('product', statement, values);
  const failure = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => undefined,
      (thrown: unknown) => thrown,
    );

  /** Ways to charge a price for a car; each is tried on cars of its own. */
  const ways: Readonly<Record<string, (fee: number) => Promise<unknown>>> = {
    create: (fee) => draft({ priceFee: fee }),
    update: async (fee) => cars(anna).update({ spuId: await draft(), priceFee: fee }),
    'update on sale': async (fee) => cars(anna).update({ spuId: await onSale(lonely()), priceFee: fee }),
    'publish in bulk': async (fee) => {
      const spuIds = [await draft(), await draft()];
      await sql('UPDATE spu SET price_fee = $2 WHERE spu_id = $1', spuIds[1], fee);
      await cars(anna).publish({ spuIds });
      await cars(boris).review({ spuId: spuIds[1]!, result: 1 });
    },
    import: (fee) => onSale(lonely({ priceFee: fee })),
    'import of a new brand and condition': (fee) => onSale(lonely({ priceFee: fee, condition: undefined })),
    'import again': async (fee) => {
      const car = lonely();
      await onSale(car);
      await importAs(mall).importCars({ cars: [{ ...car, priceFee: fee }] });
    },
    wholesale: (fee) => onSale(lonely({ condition: 'new', stock: 30, wholesalePriceFee: fee })),
    'wholesale of a used car': (fee) => onSale(lonely({ wholesalePriceFee: fee })),
    'wholesale of a used draft': (fee) => draft({ wholesalePriceFee: fee }),
    'plain SQL': async (fee) =>
      sql('UPDATE spu SET price_fee = $2 WHERE spu_id = $1', await onSale(lonely()), fee),
    'a variant': async (fee) =>
      sql('UPDATE sku SET price_fee = $2 WHERE spu_id = $1', await onSale(lonely()), fee),
    'a new variant': async (fee) =>
      sql('INSERT INTO sku (spu_id, price_fee) VALUES ($1, $2)', await onSale(lonely()), fee),
  };

  it.each(Object.keys(ways))('is not sold below the least price: %s', async (way) => {
    for (const fee of low) expect([fee, await failure(ways[way]!(fee))]).not.toEqual([fee, undefined]);
    const sold = await sql(
      `SELECT s.spu_id FROM spu s JOIN sku k USING (spu_id)
        WHERE s.status = 1 AND LEAST(s.price_fee, bulk_fee(s), k.price_fee) < $1`,
      LEAST,
    );
    expect(sold).toEqual([]);
  });

  it('is refused far below what the cheapest cars cost, with that figure', async () => {
    const unlike = draftOf(lonely({ priceFee: 510_000, condition: undefined }));
    await expect(cars(anna).create(unlike)).rejects.toMatchObject({
      ...failsWith(productErrors.priceFarBelowCheapest),
    });
  });

  it('goes on sale when a person has approved it who had no part in it, also where cars are not reviewed', async () => {
    for (const checkStats of [0, 1] as const) {
      await cars(anna).setSpuCheck({ checkStats });
      const spuId = await draft({ priceFee: 5_000_000 });
      await cars(boris).update({ spuId, colour: 'red' });
      const clara = aStaffMember(rights);
      expect((await cars(clara).publish({ spuIds: [spuId] }))[0]!.status).toBe(3);
      for (const who of [anna, boris, clara]) {
        expect(await cars(who).one({ spuId })).toMatchObject({ isOwnWork: true });
        await expect(cars(who).review({ spuId, result: 1 })).rejects.toMatchObject({
          ...failsWith(productErrors.reviewedByOther),
          params: { people: expect.stringContaining(who.username!) as string },
        });
      }
      const other = aStaffMember(rights);
      const shown = await cars(other).one({ spuId });
      expect(shown).toMatchObject({
        isOwnWork: false,
        authors: expect.arrayContaining([anna.username]) as string[],
      });
      expect((await cars(other).review({ spuId, result: 1 })).status).toBe(1);
      await cars(boris).offShelf({ spuIds: [spuId] });
    }
  });

  it('is not put on sale by SQL in the name of its author, nor without a review', async () => {
    const spuId = await draft({ priceFee: 5_000_000 });
    await cars(boris).publish({ spuIds: [spuId] });
    const approve = `UPDATE spu SET status = 1 WHERE spu_id = ${spuId}`;
    await expect(sql(approve)).rejects.toMatchObject({ code: 'MP001' });
    const known = await onSale(lonely());
    await cars(anna).takeDown({ spuIds: [known], reason: 'VIN' });
    await cars(anna).update({ spuId: known, colour: 'red' });
    await expect(
      sql(`WITH actor AS MATERIALIZED (SELECT set_config('mall.actor_id', '${anna.userId}', true) AS id)
           UPDATE spu SET status = 1 FROM actor WHERE spu_id = ${known} AND id IS NOT NULL`),
    ).rejects.toMatchObject({ code: 'MP007' });
  });

  it('waits when it was removed and is entered again under another VIN', async () => {
    await cars(anna).setSpuCheck({ checkStats: 0 });
    const car = aCar({ vin: toyotaVin(900_001) });
    await onSale(car);
    await cars(anna).remove({ spuId: car.spuId });
    let serial = 900_001;
    const enter = async (fee: number) => {
      const copy = { ...car, vin: toyotaVin((serial += 1)), priceFee: fee };
      return (await cars(anna).create(draftOf(copy))).spuId;
    };
    const status = async (fee: number) =>
      (await cars(anna).publish({ spuIds: [await enter(fee)] }))[0]!.status;
    expect(await status(PRICE * 0.2)).toBe(3);
    expect(await status(PRICE * 0.9)).toBe(1);
    await cars(anna).setSpuCheck({ checkStats: 1 });
  });

  it('waits when a car on sale becomes another kind of car, whose price differs', async () => {
    const spuId = await onSale(lonely({ priceFee: 5_000_000 }));
    const { brandId, seriesId, categoryId } = aCar();
    expect(await cars(anna).update({ spuId, brandId, seriesId, categoryId })).toMatchObject({ status: 3 });
    await expect(cars(anna).review({ spuId, result: 1 })).rejects.toMatchObject(
      failsWith(productErrors.reviewedByOther),
    );
  });
});
