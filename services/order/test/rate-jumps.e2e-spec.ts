import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  orderErrors,
  orderRateApi,
  orderSettingApi,
  type ChangeDealSettingDto,
  type EnterRateDto,
} from '@mall/contracts/order';
import { aBuyer, aReadyBuyer, aStaffMember, startMall, type TestMall } from '@mall/testing';
import { dayAt } from '@mall/validation/typography';
import { confirmOne, buyerOrderApi } from './deals.js';
import { aNewCar, putOnSale } from './neighbours.js';
import type { QueryRunner } from 'typeorm';
import { NarrowRateJump1764800000082 } from '../src/migrations/0082-narrow-rate-jump.js';

let mall: TestMall;
let bank: Server;
/** Next file of the bank. */
let file = '';

const rights = ['rate_edit', 'deal_setting_edit'];
const [anna, boris] = [aStaffMember(rights), aStaffMember(rights)];
const rates = (who = anna) => mall.callAs(who)(orderRateApi);
const settings = (who = anna) => mall.callAs(who)(orderSettingApi);

/** Rate of the seeds. */
const SEED = 13.45;
const entry = (rate: number): EnterRateDto => ({
  from: 'CNY',
  to: 'RUB',
  purpose: 'payment',
  source: 'bank',
  rate,
});
const payment = async () => (await rates(aBuyer()).current({ from: 'CNY', to: 'RUB' })).rate;
const customs = async () =>
  (await rates(aBuyer()).current({ from: 'CNY', to: 'RUB', purpose: 'customs' })).rate;
const jumps = (work: Promise<unknown>) =>
  expect(work).rejects.toMatchObject({ declaration: { key: orderErrors.rateJumps.key } });
/** Enters a rate by two people, and waits until no checkout uses the previous rate, which is cached for a second. */
async function enterByTwo(rate: number): Promise<void> {
  await jumps(rates(anna).enter(entry(rate)));
  await rates(boris).enter(entry(rate));
  await mall.query('order', 'SELECT pg_sleep(1.1)');
}

/** Returns the day `DD.MM.YYYY` in Moscow, so many days from today. */
const moscowDay = (daysFromNow: number): string =>
  dayAt(new Date(), 3 + 24 * daysFromNow)
    .split('-')
    .reverse()
    .join('.');
async function publish(daysFromNow: number, cny: number, eur = 107.5): Promise<void> {
  const row = (code: string, value: number): string =>
    `<Valute><CharCode>${code}</CharCode><Nominal>1</Nominal><Value>${value.toFixed(4).replace('.', ',')}</Value></Valute>`;
  file = `<?xml version="1.0" encoding="windows-1251"?><ValCurs Date="${moscowDay(daysFromNow)}">${row('CNY', cny)}${row('EUR', eur)}</ValCurs>`;
  expect((await rates().fetchNow({})).feed.failure).toBeNull();
}

/** Removes earlier changes of staff and the bank, except the seeds. */
beforeEach(async () => {
  await mall.query('order', 'TRUNCATE rate_in_force, central_rate, change_proposal');
  await mall.query('order', 'UPDATE rate_feed SET rate_date = NULL');
  await mall.query('order', `DELETE FROM deal_setting`);
  await mall.query('order', `DELETE FROM exchange_rate WHERE source = 'bank'`);
  // A process uses settings up to two seconds old.
  await mall.query('order', 'SELECT pg_sleep(2.1)');
});

beforeAll(async () => {
  bank = createServer((_, response) => response.end(file));
  await new Promise<void>((ready) => bank.listen(0, '127.0.0.1', ready));
  const { port } = bank.address() as AddressInfo;
  mall = await startMall(['order', 'product', 'user'], {
    env: { order: { CENTRAL_BANK_URL: `http://127.0.0.1:${port}/daily.asp` } },
  });
});

afterAll(() => {
  bank.closeAllConnections();
  bank.close();
});

describe('a payment rate that is lower for a second', () => {
  it('takes two people on the way there and on the way back', async () => {
    await jumps(rates(anna).enter(entry(SEED * 0.79)));
    await rates(boris).enter(entry(SEED * 0.79));
    await jumps(rates(boris).enter(entry(SEED)));
    await jumps(rates(boris).enter(entry(SEED)));
    expect(await payment()).toBeCloseTo(SEED * 0.79, 3);
    await rates(anna).enter(entry(SEED));
    expect(await payment()).toBe(SEED);
  });

  it('no longer is the price of a buyer who was shown it', async () => {
    const car = aNewCar({ stock: 9 });
    await putOnSale(mall, car);
    const buyer = await aReadyBuyer(mall);
    await enterByTwo(SEED * 0.7);
    const submit = async (confirmId: string) =>
      mall.callAs(buyer.caller)(buyerOrderApi).submit({ confirmId, idempotencyKey: confirmId });
    const shown = await confirmOne(mall, buyer, car);
    await enterByTwo(SEED);
    await expect(submit(shown)).rejects.toMatchObject({ declaration: { key: orderErrors.quoteExpired.key } });
    expect(await submit(await confirmOne(mall, buyer, car))).toHaveLength(1);
  });

  it('is not reached in steps, nor by two entries at once', async () => {
    await rates().enter(entry(SEED * 0.98));
    await jumps(rates().enter(entry(SEED * 0.96)));
    await mall.query('order', `UPDATE rate_in_force SET since = since - interval '71 hours'`);
    await jumps(rates().enter(entry(SEED * 0.96)));
    await mall.query('order', `UPDATE rate_in_force SET since = since - interval '2 hours'`);
    await rates().enter(entry(SEED * 0.96));
    const ends = await Promise.allSettled([
      rates(anna).enter(entry(SEED * 0.97)),
      rates(anna).enter(entry(SEED * 0.7)),
    ]);
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('a payment rate made of the central bank’s', () => {
  const source: ChangeDealSettingDto = { settingKey: 'paymentFromCentralBank', value: 1 };
  const margin = (value: number): ChangeDealSettingDto => ({ settingKey: 'marginBasisPoints', value });

  it('is switched to by one person where it is near, by two where it is far, and so is the way back', async () => {
    await publish(0, SEED);
    await settings().change(source);
    expect(await payment()).toBeCloseTo(SEED * 1.025, 3);
    await settings().change({ ...source, value: 0 });
    await mall.query('order', 'DELETE FROM central_rate');
    await mall.query('order', 'TRUNCATE rate_in_force');
    await publish(0, SEED * 0.7);
    await jumps(settings(anna).change(source));
    await jumps(settings(anna).change(source));
    expect(await payment()).toBe(SEED);
    await settings(boris).change(source);
    expect(await payment()).toBeCloseTo(SEED * 0.7 * 1.025, 3);
    await jumps(settings(boris).change({ ...source, value: 0 }));
    await settings(anna).change({ ...source, value: 0 });
    expect(await payment()).toBe(SEED);
  });

  it('is moved far by a margin only by two people, and back', async () => {
    await publish(0, SEED);
    await settings().change(source);
    await settings().change(margin(100));
    await jumps(settings(anna).change(margin(800)));
    expect(await payment()).toBeCloseTo(SEED * 1.01, 3);
    await settings(boris).change(margin(800));
    expect(await payment()).toBeCloseTo(SEED * 1.08, 3);
    await jumps(settings(boris).change(margin(0)));
    await settings(anna).change(margin(0));
    expect(await payment()).toBe(SEED);
  });

  it('does not follow an absurd file, today’s or tomorrow’s, until two people accept it', async () => {
    await publish(-1, SEED);
    await settings().change(source);
    const before = await payment();
    await publish(0, SEED * 0.1);
    expect(await payment()).toBe(before);
    expect(await customs()).toBe(SEED);
    const { held } = await rates().board({});
    expect(held).toMatchObject([{ currency: 'CNY', rate: 1.345, acceptedBy: null }]);
    // Fetched again, it is still held back.
    await publish(0, SEED * 0.1);
    expect(await payment()).toBe(before);
    const { rateDate, rate } = held![0]!;
    const accepted = { currency: 'CNY', rateDate, rate };
    await jumps(rates(anna).acceptCentral(accepted));
    await jumps(rates(anna).acceptCentral(accepted));
    expect((await rates(boris).board({})).held).toMatchObject([{ acceptedBy: anna.username }]);
    await expect(rates(boris).acceptCentral({ ...accepted, rate: 2 })).rejects.toMatchObject({
      declaration: { key: 'platform.staleData' },
    });
    expect(await payment()).toBe(before);
    await rates(boris).acceptCentral(accepted);
    expect(await payment()).toBeCloseTo(1.345 * 1.025, 3);
    expect(await customs()).toBe(1.345);
    await publish(0, SEED * 0.1);
    expect(await payment()).toBeCloseTo(1.345 * 1.025, 3);
    await publish(1, SEED);
    expect((await rates().board({})).held).toMatchObject([{ currency: 'CNY', rate: SEED }]);
  });

  it('is not undermined by an ordinary file of tomorrow together with a margin', async () => {
    await publish(0, SEED);
    await settings().change(source);
    await publish(1, SEED * 1.004);
    expect((await rates().board({})).held).toEqual([]);
    // The present rate would be 2.9 % above the entered one, tomorrow's 3.3 %.
    await jumps(settings().change(margin(290)));
  });

  it('comes back after weeks without a file, accepted or entered by two people', async () => {
    await publish(-21, SEED);
    await settings().change(source);
    await publish(0, SEED * 1.08);
    expect(await payment()).toBeCloseTo(SEED * 1.025, 3);
    const { currency, rateDate, rate } = (await rates().board({})).held![0]!;
    await jumps(rates(anna).acceptCentral({ currency, rateDate, rate }));
    await rates(boris).acceptCentral({ currency, rateDate, rate });
    expect(await payment()).toBeCloseTo(SEED * 1.08 * 1.025, 3);
    await jumps(settings(anna).change({ ...source, value: 0 }));
    await settings(boris).change({ ...source, value: 0 });
    await jumps(rates(anna).enter(entry(SEED * 1.1)));
    await rates(boris).enter(entry(SEED * 1.1));
    expect(await payment()).toBeCloseTo(SEED * 1.1, 3);
  });
});

describe('the limit of what one person may do to a rate', () => {
  it('is three percent, is raised by two people, and never above ten', async () => {
    const limit = (value: number): ChangeDealSettingDto => ({ settingKey: 'rateJumpPercent', value });
    await jumps(rates().enter(entry(SEED * 0.8015)));
    await jumps(rates().enter(entry(SEED * 0.969)));
    await rates().enter(entry(SEED * 0.971));
    await settings().change(limit(1));
    for (const who of [anna, anna])
      await expect(settings(who).change(limit(10))).rejects.toMatchObject({
        declaration: { key: orderErrors.limitRaisedByTwo.key },
      });
    await settings(boris).change(limit(10));
    await expect(settings().change(limit(11))).rejects.toMatchObject({
      declaration: { key: orderErrors.settingOutOfRange.key },
    });
  });

  it.each([
    [20, null],
    [50, '10'],
    [7, '7'],
  ])('was stored as %s before it was narrowed, and becomes %s', async (stored, becomes) => {
    await mall.query(
      'order',
      `INSERT INTO deal_setting (setting_key, value, changed_by, changed_at) VALUES ('rateJumpPercent', $1, 'anna', now())`,
      [stored],
    );
    const query = (sql: string, params: unknown[] = []) => mall.query('order', sql, params);
    await new NarrowRateJump1764800000082().up({ query } as QueryRunner);
    const rows = await query(`SELECT value::text FROM deal_setting WHERE setting_key = 'rateJumpPercent'`);
    expect(rows[0]?.['value'] ?? null).toBe(becomes);
  });
});
