import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  orderErrors,
  orderRateApi,
  orderSettingApi,
  type ChangeDealSettingDto,
  type RateFeedTrouble,
} from '@mall/contracts/order';
import { aBuyer, aStaffMember, startMall, type TestMall } from '@mall/testing';
import { dayAt } from '@mall/validation/typography';

let mall: TestMall;
let bank: Server;
/** Response of the bank to the next request. */
let answer: (respond: (body: Buffer | string, status?: number) => void) => void;

const treasurer = aStaffMember(['rate_edit', 'deal_setting_edit']);
const rates = (who = treasurer) => mall.callAs(who)(orderRateApi);
const settings = (who = treasurer) => mall.callAs(who)(orderSettingApi);
/** Makes a change by two people, because the payment rate jumps: the entered rate was 19 within 72 hours. */
async function byTwo(change: ChangeDealSettingDto): Promise<void> {
  await expect(settings().change(change)).rejects.toMatchObject({
    declaration: { key: orderErrors.rateJumps.key },
  });
  await settings(aStaffMember(['deal_setting_edit'])).change(change);
}
const customs = async (from: 'CNY' | 'EUR') =>
  rates(aBuyer()).current({ from, to: 'RUB', purpose: 'customs' });

const valute = (code: string, nominal: number, value: string): string =>
  `<Valute><CharCode>${code}</CharCode><Nominal>${nominal}</Nominal><Name>?</Name><Value>${value}</Value></Valute>`;
/** Returns the day `DD.MM.YYYY` in Moscow, so many days from today. */
const moscowDay = (daysFromNow: number): string =>
  dayAt(new Date(), 3 + 24 * daysFromNow)
    .split('-')
    .reverse()
    .join('.');
const file = (daysFromNow: number, cny: string, eur: string): Buffer =>
  Buffer.from(
    `<?xml version="1.0" encoding="windows-1251"?><ValCurs Date="${moscowDay(daysFromNow)}" name="Foreign">` +
      `${valute('CNY', 10, cny)}${valute('EUR', 1, eur)}</ValCurs>`,
    'latin1',
  );

beforeAll(async () => {
  bank = createServer((_, response) => {
    answer((body, status = 200) => response.writeHead(status).end(body));
  });
  await new Promise<void>((ready) => bank.listen(0, '127.0.0.1', ready));
  const { port } = bank.address() as AddressInfo;
  mall = await startMall(['order'], {
    env: {
      order: { CENTRAL_BANK_URL: `http://127.0.0.1:${port}/daily.asp`, CENTRAL_BANK_TIMEOUT_MS: '700' },
    },
  });
});

afterAll(() => {
  bank.closeAllConnections();
  bank.close();
});

it('counts customs with the entered rate until the bank’s file has come, then with the file', async () => {
  expect(await customs('CNY')).toMatchObject({ origin: 'manual', lockHours: 0 });
  answer = (respond) => respond(file(0, '112,3450', '92,1000'));
  const { feed } = await rates().fetchNow({});
  expect(feed).toMatchObject({ isOn: true, failure: null });
  expect(await customs('CNY')).toMatchObject({ origin: 'centralBank', rate: 11.2345, marginPercent: 0 });
  expect((await customs('EUR')).rate).toBe(92.1);
  const payment = await rates(aBuyer()).current({ from: 'CNY', to: 'RUB' });
  expect(payment).toMatchObject({ purpose: 'payment', origin: 'manual', rate: 13.45, lockHours: 72 });
  expect(payment.ageSeconds).toBeGreaterThanOrEqual(0);
});

it('keeps the last good file, with its age, when the bank is broken, slow, unreachable or behind', async () => {
  answer = (respond) => respond(file(0, '112,3450', '92,1000'));
  await rates().fetchNow({});
  const troubles: [typeof answer, RateFeedTrouble, RegExp][] = [
    [(respond) => respond('<html>maintenance</html>'), 'unusable', /no ValCurs/],
    [(respond) => respond(file(0, '0,0000', '92,1000')), 'unusable', /not above zero/],
    [(respond) => respond('gone', 503), 'refused', /503/],
    [() => undefined, 'slow', /timeout|abort/i],
    [(respond) => respond(file(-3, '99,0000', '80,0000')), 'older', /older/],
    [(respond) => respond(Buffer.alloc(2_000_000, 'x')), 'unusable', /too large/],
  ];
  for (const [doing, trouble, said] of troubles) {
    answer = doing;
    const { feed } = await rates().fetchNow({});
    expect(feed.trouble).toBe(trouble);
    expect(feed.failure).toMatch(said);
    expect(feed.ageSeconds).not.toBeNull();
    expect((await customs('CNY')).rate).toBe(11.2345);
  }
});

it('holds tomorrow’s rate back until tomorrow', async () => {
  answer = (respond) => respond(file(1, '200,0000', '150,0000'));
  expect((await rates().fetchNow({})).feed.failure).toBeNull();
  expect((await customs('CNY')).rate).toBe(11.2345);
});

it('takes no entered rate that would count too early or never', async () => {
  const entered = { from: 'EUR', to: 'RUB', purpose: 'payment', source: 'a bank in Ussuriysk' } as const;
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
  await rates().enter({ ...entered, rate: 93 });
  for (const asOf of [hours(24), hours(-2)])
    await expect(rates().enter({ ...entered, rate: 93.5, asOf })).rejects.toMatchObject({
      declaration: { key: 'platform.invalidInput' },
      issues: [{ field: 'asOf' }],
    });
  const { rateId } = await rates().enter({ ...entered, rate: 94 });
  const { records } = await rates().list({ current: 1, size: 10, from: 'EUR', purpose: 'payment' });
  expect(records[0]).toMatchObject({ rateId, rate: 94 });
  expect(records.map(({ rate }) => rate)).not.toContain(93.5);
});

it('refuses a rate that jumps until another person enters the same, and steps that add up to a jump', async () => {
  const second = aStaffMember(['rate_edit']);
  const entered = { from: 'CNY', to: 'RUB', purpose: 'payment', source: 'a bank in Ussuriysk' } as const;
  const refused = (who: typeof second, rate: number) =>
    expect(rates(who).enter({ ...entered, rate })).rejects.toMatchObject({
      declaration: { key: orderErrors.rateJumps.key },
    });
  const current = async () => (await rates(aBuyer()).current({ from: 'CNY', to: 'RUB' })).rate;
  await refused(treasurer, 134.5);
  await refused(treasurer, 134.5);
  expect(await current()).toBe(13.45);
  const { proposals } = await rates(second).board({});
  expect(proposals).toMatchObject([{ from: 'CNY', purpose: 'payment', proposedBy: treasurer.username }]);
  // The rate is left out: the second person enters it without having seen it.
  expect(Object.keys(proposals[0]!).sort()).toEqual(['from', 'proposedBy', 'proposedTime', 'purpose']);
  await refused(second, 135);
  expect(await current()).toBe(13.45);

  await rates().enter({ ...entered, rate: 13.8 });
  await refused(treasurer, 19);
  expect(await current()).toBe(13.8);
  expect(await rates(second).enter({ ...entered, rate: 19 })).toMatchObject({
    rate: 19,
    enteredBy: treasurer.username,
    secondBy: second.username,
  });
  expect(await current()).toBe(19);
  await refused(treasurer, 13.45);
  await rates(second).enter({ ...entered, rate: 13.45 });
  expect((await rates().board({})).proposals).toEqual([]);
});

it('says so when a rate is older than staff allow', async () => {
  await mall.query('order', `UPDATE central_rate SET as_of = as_of - interval '9 days'`);
  expect(await customs('EUR')).toMatchObject({ isStale: true });
});

it('pays by the central bank’s rate with a margin once staff say so', async () => {
  await byTwo({ settingKey: 'paymentFromCentralBank', value: 1 });
  await byTwo({ settingKey: 'marginBasisPoints', value: 100 });
  await mall.query('order', 'UPDATE central_rate SET as_of = now() WHERE value_scaled = 1123450');
  const { rate, origin, marginPercent } = await rates(aBuyer()).current({ from: 'CNY', to: 'RUB' });
  expect({ rate, origin, marginPercent }).toEqual({ rate: 11.3468, origin: 'centralBank', marginPercent: 1 });
  expect((await customs('CNY')).rate).toBe(11.2345);
  const tooMuch = settings().change({ settingKey: 'marginBasisPoints', value: 5_000 });
  await expect(tooMuch).rejects.toMatchObject({ declaration: { key: orderErrors.settingOutOfRange.key } });
});
