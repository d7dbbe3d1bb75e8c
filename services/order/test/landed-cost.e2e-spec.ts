import { randomUUID } from 'node:crypto';
import {
  orderCartApi,
  orderErrors,
  orderLandedCostApi,
  orderRateApi,
  orderTariffApi,
  type LandedCostView,
} from '@mall/contracts/order';
import { productErrors } from '@mall/contracts/product';
import { createDataSource } from '@mall/persistence';
import { aBuyer, aStaffMember, refusal, startMall, type TestMall } from '@mall/testing';
import { dayAt } from '@mall/validation/typography';
import { ConfirmationRepository } from '../src/checkout/confirmation.repository.js';
import { eventually } from './eventually.js';
import { aNewCar, aReadyBuyer, aUsedCar, lineOf, putOnSale, type ReadyBuyer } from './neighbours.js';
import { buyerOrderApi } from './deals.js';

/** A day that tables to come can begin on. */
const NEXT_YEAR = dayAt(new Date(), 24 * 365);

let mall: TestMall;
let buyer: ReadyBuyer;
const expert = aStaffMember(['tariff_edit', 'rate_edit']);
const costs = (who = aBuyer()) => mall.callAs(who)(orderLandedCostApi);
const tariffs = () => mall.callAs(expert)(orderTariffApi);
const amount = (of: LandedCostView, code: string) =>
  of.lines.find((line) => line.code === code)?.amountRubMinor;
beforeAll(async () => {
  mall = await startMall(['product', 'user', 'order']);
  buyer = await aReadyBuyer(mall);
});

it('counts a variant by its own price, as the cart does, and none of another car', async () => {
  const [car, other] = [aNewCar(), aNewCar()];
  await putOnSale(mall, car);
  await putOnSale(mall, other);
  const { spuId, skuId } = lineOf(car);
  const { caller } = await aReadyBuyer(mall);
  await mall.query(
    'product',
    'UPDATE sku SET price_fee = (SELECT price_fee FROM spu WHERE spu_id = $1) + 1000000 WHERE sku_id = $2',
    [spuId, skuId],
  );
  const asked = { spuId, city: 'Уссурийск', importer: 'person', count: 1 } as const;
  const listed = await costs().forCar(asked);
  const variant = await costs().forCar({ ...asked, skuId });
  expect(variant).toMatchObject({ spuId, skuId });
  expect(variant.lines[0]!.amountMinor).toBe(listed.lines[0]!.amountMinor! + 1_000_000);

  await mall.callAs(caller)(orderCartApi).changeItem(lineOf(car));
  const { cars } = await costs(caller).forCart({ city: 'Уссурийск' });
  expect(cars.find((one) => one.skuId === skuId)?.lines).toEqual(variant.lines);
  expect(await refusal(costs().forCar({ ...asked, skuId: lineOf(other).skuId }))).toBe(
    productErrors.carGone.key,
  );
});

it('counts a car of any facts like a listed one, and tells what the preference saves and its birthday changes', async () => {
  const priceFee = 8_000_000;
  const facts = { fuel: 'petrol', engineCc: 1498, powerHp: 150 } as const;
  const young = {
    ...facts,
    priceFee,
    firstRegDate: '2025-06-01',
    city: 'Уссурийск',
    importer: 'person',
  } as const;
  const { cost, preferenceSavesRubMinor, later } = await costs().calculate(young);
  const recycling = (of: Pick<LandedCostView, 'lines'>) =>
    of.lines.find(({ code }) => code === 'recyclingFee')!.amountRubMinor!;
  expect(cost).toMatchObject({ isComplete: true, ageBand: 'under3', preference: { isEligible: true } });
  const tooStrong = await costs().calculate({ ...young, powerHp: 161 });
  expect(tooStrong).toMatchObject({
    preferenceSavesRubMinor: null,
    powerCostsRubMinor: preferenceSavesRubMinor,
  });
  expect(preferenceSavesRubMinor).toBe(recycling(tooStrong.cost) - recycling(cost));
  expect(later).toMatchObject({ onDate: '2028-06-02', ageBand: 'from3to5' });
  expect(recycling(later!)).not.toBe(recycling(cost));

  const car = aUsedCar({ ...facts, priceFee, firstRegDate: young.firstRegDate });
  await putOnSale(mall, car);
  const { spuId, skuId, outlook, ...listed } = await costs().forCar({
    spuId: car.spuId,
    city: 'Уссурийск',
    importer: 'person',
    count: 1,
  });
  expect({ spuId, skuId }).toEqual({ spuId: car.spuId, skuId: lineOf(car).skuId });
  expect(listed.lines).toEqual(cost.lines);
  expect(outlook).toMatchObject({
    preferenceSavesRubMinor,
    powerCostsRubMinor: null,
    later: { onDate: '2028-06-02', totalRubMinor: later!.totalRubMinor },
  });
  expect((await costs().calculate({ priceFee, fuel: 'petrol', importer: 'person' })).cost).toMatchObject({
    isComplete: false,
    missingFacts: expect.arrayContaining(['engineCc']) as string[],
  });
});

it('tells what a car costs by the tables of the day on which customs clear it, where these are other ones', async () => {
  const asked = {
    priceFee: 8_000_000,
    fuel: 'petrol',
    engineCc: 1498,
    powerHp: 150,
    importer: 'person',
    city: 'Уссурийск',
  } as const;
  const now = await costs().calculate(asked);
  expect(now.newTables).toBeNull();
  const cleared = now.way!.steps.find(({ code }) => code === 'customs')!;
  const { records } = await tariffs().list({ current: 1, size: 50, isInForce: true, kind: 'clearanceFee' });
  const dearer = records[0]!.rows.map((row) => ({ ...row, amountMinor: row.amountMinor! + 100_000 }));
  const from = (day: string, hours: number) => dayAt(new Date(`${day}T00:00:00Z`), hours);
  const outlookWith = async (validFrom: string, rows: readonly object[]) => {
    const { tableId } = await tariffs().create({
      kind: 'clearanceFee',
      validFrom,
      source: 'a law to come',
      rows: rows as typeof dearer,
    });
    const { newTables, cost } = await costs().calculate(asked);
    await tariffs().remove({ tableId });
    // Today's sum stays what it was.
    expect(cost.totalRubMinor).toBe(now.cost.totalRubMinor);
    return newTables;
  };
  const perhaps = await outlookWith(cleared.to, dearer);
  expect(perhaps).toMatchObject({ fromDay: cleared.to, isCertain: false });
  expect(perhaps!.cost.totalRubMinor! - now.cost.totalRubMinor!).toBe(100_000);
  expect(await outlookWith(cleared.from, dearer)).toMatchObject({ isCertain: true });
  // After the clearance, or with the same amounts, there is nothing to tell.
  expect(await outlookWith(from(cleared.to, 48), dearer)).toBeNull();
  expect(await outlookWith(cleared.from, records[0]!.rows)).toBeNull();
});

it('tells for the cart and at checkout, in one sum with its cars, what the tables of the clearance change', async () => {
  const { caller: person } = await aReadyBuyer(mall);
  const [dearer, same] = [aUsedCar({ firstRegDate: '2024-06-01' }), aUsedCar({ firstRegDate: '2020-06-01' })];
  for (const car of [dearer, same]) {
    await putOnSale(mall, car);
    await mall.callAs(person)(orderCartApi).changeItem(lineOf(car));
  }
  const { way } = await costs().forCar({ spuId: same.spuId, importer: 'person', count: 1 });
  const cleared = way!.steps.find(({ code }) => code === 'customs')!;
  const inCart = async () => (await costs(person).forCart({})).newTables;
  const atCheckout = async () => (await mall.callAs(person)(buyerOrderApi).confirm({ dvyType: 1 })).newTables;
  expect([await inCart(), await atCheckout()]).toEqual([null, null]);
  const { records } = await tariffs().list({ current: 1, size: 50, isInForce: true, kind: 'clearanceFee' });
  const rows = records[0]!.rows.map((row) => ({ ...row, amountMinor: row.amountMinor! + 100_000 }));
  const { tableId } = await tariffs().create({
    kind: 'clearanceFee',
    validFrom: cleared.from,
    source: 'a law to come',
    rows,
  });
  const told = await inCart();
  expect(told).toMatchObject({ fromDay: cleared.from, isCertain: true, moreRubMinor: 200_000 });
  expect([...told!.skuIds].sort()).toEqual([dearer, same].map((car) => lineOf(car).skuId).sort());
  expect(await atCheckout()).toEqual(told);
  await tariffs().remove({ tableId });
  expect([await inCart(), await atCheckout()]).toEqual([null, null]);
});

it('is shown on the car, in the cart and at checkout alike, and fixed in the order', async () => {
  const car = aUsedCar({ firstRegDate: '2020-06-01' });
  await putOnSale(mall, car);
  const onPage = await costs().forCar({ spuId: car.spuId, city: 'Уссурийск', importer: 'person', count: 1 });
  expect(onPage).toMatchObject({ isComplete: true, ageBand: 'over5', preference: { isEligible: true } });
  expect(amount(onPage, 'recyclingFee')).toBe(520_000);
  expect(onPage.rates.map(({ purpose, from }) => `${purpose}:${from}`)).toEqual([
    'payment:CNY',
    'customs:CNY',
    'customs:EUR',
  ]);

  await mall.callAs(buyer.caller)(orderCartApi).changeItem(lineOf(car));
  const inCart = await costs(buyer.caller).forCart({});
  expect(inCart.cars[0]?.lines).toEqual(onPage.lines);

  const { confirm, submit, detail } = mall.callAs(buyer.caller)(buyerOrderApi);
  const confirmed = await confirm({ dvyType: 1 });
  expect(confirmed.landedCosts[0]?.lines).toEqual(onPage.lines);
  expect(confirmed.landedRubMinor).toBe(onPage.totalRubMinor);
  const [orderId = ''] = await submit({ confirmId: confirmed.confirmId, idempotencyKey: randomUUID() });

  const dearer = await tariffs().create({
    kind: 'recyclingFee',
    validFrom: '2026-01-02',
    source: 'a decree of this test',
    rows: [{ amountMinor: 99_900_000 }],
  });
  await mall
    .callAs(expert)(orderRateApi)
    .enter({ from: 'CNY', to: 'RUB', purpose: 'payment', rate: 13.8, source: 'test' });
  await eventually('the new table counts', async () => {
    const now = await costs().forCar({ spuId: car.spuId, city: 'Уссурийск', importer: 'person', count: 1 });
    return now.lines.some(
      ({ table, amountRubMinor }) => table?.tableId === dearer.tableId && amountRubMinor === 99_900_000,
    );
  });
  const placed = await detail({ orderId });
  expect(placed.landedCosts).toEqual(confirmed.landedCosts);
  expect(placed).toMatchObject({ landedRubMinor: onPage.totalRubMinor, landedCity: 'Уссурийск' });

  // At a later rate the roubles of the contract change, and the total with them; customs stay as they were
  // shown.
  await mall.query('order', `UPDATE sales_order SET rate_locked_until = now() WHERE order_id = $1`, [
    orderId,
  ]);
  const { totalRubMinor } = await mall.callAs(buyer.caller)(buyerOrderApi).requote({ orderId });
  expect(totalRubMinor).not.toBe(placed.totalRubMinor);
  const { list } = await mall.callAs(buyer.caller)(buyerOrderApi).search({ pageNum: 1, pageSize: 20 });
  expect(list.find((order) => order.orderId === orderId)).toMatchObject({
    landedRubMinor: totalRubMinor + onPage.russiaRubMinor!,
    landedCity: 'Уссурийск',
  });
});

it('stays with the order when old confirmations are deleted', async () => {
  const [ordered, left] = [aUsedCar(), aUsedCar()];
  await putOnSale(mall, ordered);
  await putOnSale(mall, left);
  const { confirm, submit, detail } = mall.callAs(buyer.caller)(buyerOrderApi);
  const confirmations = await Promise.all(
    [ordered, left].map((car) => confirm({ dvyType: 1, shopCartItem: lineOf(car) })),
  );
  const [{ confirmId, landedCosts } = { confirmId: '', landedCosts: [] }] = confirmations;
  const [orderId = ''] = await submit({ confirmId, idempotencyKey: randomUUID() });
  const ids = confirmations.map((one) => one.confirmId);
  await mall.query(
    'order',
    `UPDATE confirmation SET expires_at = now() - interval '2 days' WHERE confirm_id = ANY($1)`,
    [ids],
  );
  const source = await createDataSource({
    url: mall.infrastructure.databaseUrls.order,
    entities: [],
    migrations: [],
    applicationName: 'clearing away',
  }).initialize();
  await new ConfirmationRepository(source).forgetOld().finally(() => source.destroy());
  const kept = await mall.query<{ confirm_id: string }>(
    'order',
    'SELECT confirm_id FROM confirmation WHERE confirm_id = ANY($1)',
    [ids],
  );
  expect(kept).toEqual([{ confirm_id: confirmId }]);
  expect(landedCosts).toHaveLength(1);
  expect((await detail({ orderId })).landedCosts).toEqual(landedCosts);
});

it('lets staff enter tables for days to come, and keeps those in force as they are', async () => {
  const future = { kind: 'vat', validFrom: NEXT_YEAR, source: 'a law to come' } as const;
  const made = await tariffs().create({ ...future, rows: [{ percent: 25 }] });
  expect(made).toMatchObject({ isInForce: false, isEditable: true });
  const changed = await tariffs().update({ tableId: made.tableId, rows: [{ percent: 26 }] });
  expect(changed.rows).toEqual([{ percent: 26 }]);
  await tariffs().remove({ tableId: made.tableId });
  expect(await refusal(tariffs().one({ tableId: made.tableId }))).toBe(orderErrors.tariffNotFound.key);

  const { records } = await tariffs().list({ current: 1, size: 50, isInForce: true, kind: 'vat' });
  expect(records).toHaveLength(1);
  const [inForce] = records;
  expect(inForce!.validFrom).toBe('2026-01-01');
  const { tableId } = inForce!;
  expect(await refusal(tariffs().update({ tableId, source: 'x' }))).toBe(orderErrors.tariffInForce.key);
  expect(await refusal(tariffs().remove({ tableId }))).toBe(orderErrors.tariffInForce.key);
  await expect(
    mall.query('order', 'UPDATE tariff_table SET source = $2 WHERE table_id = $1', [tableId, 'x']),
  ).rejects.toThrow(/never changes/);
  expect(await refusal(tariffs().create({ ...future, rows: [{ amountMinor: 5 }] }))).toBe(
    orderErrors.tariffRowInvalid.key,
  );
});

it('refuses a version that would be replaced from the beginning, and takes one that corrects the one in force', async () => {
  const table = { kind: 'excise', source: 'a law entered late', rows: [{ perHpMinor: 100 }] } as const;
  const inForce = async () =>
    (await tariffs().list({ current: 1, size: 50, isInForce: true, kind: 'excise' })).records[0]!;
  const { validFrom, tableId } = await inForce();
  const dayBefore = dayAt(new Date(validFrom), -24);
  const refused = async (work: Promise<unknown>) =>
    expect(work).rejects.toMatchObject({
      declaration: { key: 'platform.invalidInput' },
      issues: [{ field: 'validFrom' }],
    });
  await refused(tariffs().create({ ...table, rows: [...table.rows], validFrom: dayBefore }));
  const toCome = await tariffs().create({ ...table, rows: [...table.rows], validFrom: NEXT_YEAR });
  await refused(tariffs().update({ tableId: toCome.tableId, validFrom: dayBefore }));
  await tariffs().remove({ tableId: toCome.tableId });
  expect((await inForce()).tableId).toBe(tableId);

  const corrected = await tariffs().create({ ...table, rows: [...table.rows], validFrom });
  expect(corrected).toMatchObject({ isInForce: true, validFrom });
});

it('gives the catalogue the conditions of the preferential fee', async () => {
  const limits = await costs().preference({});
  expect(limits).toMatchObject({ combustionPowerHp: 160, electricPower30MinHp: 80, untestedPeakPercent: 45 });
  await eventually('the product service has heard of them', async () => {
    const rows = await mall.query(
      'product',
      `SELECT 1 FROM badge_limit WHERE limit_key = 'combustionUpToCc' AND value = 3000`,
    );
    return rows.length === 1;
  });
});
