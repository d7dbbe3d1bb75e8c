import type { MallError } from '@mall/contracts/define';
import { orderErrors } from '@mall/contracts/order';
import { fillPlainText, type Locale } from '@mall/validation';
import { demandPayableDay, payableDays } from './payment-day.js';

const at = (text: string): Date => new Date(text);
const refusal = (paidOn: string, created: string, now: string) => () =>
  demandPayableDay(paidOn, { createdAt: at(created), now: at(now) });

it('takes a payment of the day of the order in each zone from Kaliningrad to Kamchatka', () => {
  // Still 20 November in Kaliningrad, already 21 November in China and Kamchatka.
  const created = '2026-11-20T17:00:00Z';
  for (const day of ['2026-11-20', '2026-11-21']) refusal(day, created, created)();
  expect(refusal('2026-11-19', created, created)).toThrow(orderErrors.slipDateUnfit.key);
});

it('names the day of the order as its page shows it, and the days that fit', () => {
  const said = (created: string, locale: Locale = 'en'): string => {
    try {
      refusal('2026-11-22', created, created)();
      return '';
    } catch (thrown) {
      return fillPlainText(orderErrors.slipDateUnfit.text, locale, (thrown as MallError).params);
    }
  };
  const order =
    'The date of payment, 22 November 2026, does not fit an order placed on 21 November 2026. Give';
  expect(said('2026-11-20T17:00:00Z')).toBe(`${order} a day from 20 November 2026 to 21 November 2026`);
  expect(said('2026-11-21T00:00:00Z')).toBe(`${order} 21 November 2026`);
  expect(said('2026-11-20T17:00:00Z', 'ru')).toContain('день с 20 ноября 2026 г. по 21 ноября 2026 г.');
  expect(said('2026-11-20T17:00:00Z', 'zh')).toContain('2026年11月20日至2026年11月21日之间的日期');
});

it('counts from the day of the order where that day began last', () => {
  const now = at('2026-11-25T00:00:00Z');
  expect(payableDays({ createdAt: at('2026-11-20T21:59:59Z'), now }).from).toBe('2026-11-20');
  expect(payableDays({ createdAt: at('2026-11-20T22:00:00Z'), now }).from).toBe('2026-11-21');
});

it('refuses a day that has begun nowhere', () => {
  const created = '2026-11-20T00:00:00Z';
  refusal('2026-11-24', created, '2026-11-23T10:00:00Z')();
  expect(refusal('2026-11-24', created, '2026-11-23T09:59:59Z')).toThrow(orderErrors.slipDateUnfit.key);
});
