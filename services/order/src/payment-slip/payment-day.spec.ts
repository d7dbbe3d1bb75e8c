import { orderErrors } from '@mall/contracts/order';
import { dayTexts } from '@mall/validation/typography';
import { demandPayableDay, payableDays } from './payment-day.js';

const at = (text: string): Date => new Date(text);
const refusal = (paidOn: string, created: string, now: string) => () =>
  demandPayableDay(paidOn, { createdAt: at(created), now: at(now) });

it('takes a payment of the day of the order in each zone from Kaliningrad to Kamchatka', () => {
  // Still 20 November in Kaliningrad, already 21 November in China and Kamchatka.
  const created = '2026-11-20T17:00:00Z';
  for (const day of ['2026-11-20', '2026-11-21']) refusal(day, created, created)();
  expect(refusal('2026-11-19', created, created)).toThrow(orderErrors.slipDateUnfit.key);
  expect(refusal('2026-11-22', created, created)).toThrow(
    orderErrors.slipDateUnfit({
      paidOn: dayTexts('2026-11-22'),
      from: dayTexts('2026-11-20'),
      to: dayTexts('2026-11-21'),
    }),
  );
});

it('counts from the day of the order where that day began last', () => {
  const now = at('2026-11-25T00:00:00Z');
  expect(payableDays({ createdAt: at('2026-11-20T21:59:59Z'), now }).from).toBe('2026-11-20');
  expect(payableDays({ createdAt: at('2026-11-20T22:00:00Z'), now }).from).toBe('2026-11-21');
});

it('refuses a day that has begun nowhere', () => {
  const created = '2026-11-20T00:00:00Z';
  refusal('2026-11-24', created, '2026-11-23T12:00:00Z')();
  expect(refusal('2026-11-24', created, '2026-11-23T11:59:59Z')).toThrow(orderErrors.slipDateUnfit.key);
});
