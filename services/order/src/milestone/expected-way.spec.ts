import { MILESTONE_CODES, type MilestoneCode } from '@mall/contracts/order';
import { dayAfter } from '@mall/validation/typography';
import fc from 'fast-check';
import { anOrder } from '../order/order.fakes.js';
import { expectedWay, type DaysOfSteps, type UnderWay } from './expected-way.js';
import { wayOf } from './order-way.js';

/** Days 2–5 after payment for the first step, 4–10 for the second, and so on. */
const plan = Object.fromEntries(
  MILESTONE_CODES.map((code, index) => [code, { from: 2 * (index + 1), to: 5 * (index + 1) }]),
) as unknown as DaysOfSteps;

const paidToday: UnderWay = { plan, paidOn: '2026-12-20', today: '2026-12-20', written: [], delays: [] };
const expectedOf = (code: MilestoneCode, over: Partial<UnderWay> = {}) =>
  expectedWay({ ...paidToday, ...over }).get(code);

describe('a step to come is expected', () => {
  it('within the days of the plan after payment, over the end of the year', () => {
    expect(expectedOf('bought')).toEqual({ from: '2026-12-22', to: '2026-12-25' });
    expect(expectedOf('loaded')).toEqual({ from: '2026-12-28', to: '2027-01-09' });
  });

  it('as long after the last recorded step as the plan says; recorded and skipped steps are not expected', () => {
    const written = [{ code: 'exportLicence', happenedOn: '2027-01-20' }] as const;
    const late = { written, today: '2027-01-20' };
    expect(expectedOf('loaded', late)).toEqual({ from: '2027-01-22', to: '2027-01-25' });
    expect(expectedOf('inspected', late)).toBeUndefined();
    expect(expectedOf('exportLicence', late)).toBeUndefined();
  });

  it('today at the earliest, and what follows is as late', () => {
    const silent = { today: '2027-03-01' };
    expect(expectedOf('bought', silent)).toEqual({ from: '2027-03-01', to: '2027-03-01' });
    expect(expectedOf('inspected', silent)).toEqual({ from: '2027-03-03', to: '2027-03-06' });
  });

  it('not before what a delay says, nor is what follows', () => {
    const delays = [{ code: 'inspected', expectedTo: '2026-12-30', until: '2027-01-15' }] as const;
    expect(expectedOf('bought', { delays })).toEqual(expectedOf('bought'));
    expect(expectedOf('inspected', { delays })).toEqual({ from: '2026-12-30', to: '2027-01-15' });
    expect(expectedOf('exportLicence', { delays })).toEqual({ from: '2027-01-01', to: '2027-01-20' });
  });
});

const aDay = fc.integer({ min: 0, max: 120 }).map((days) => dayAfter('2026-12-01', days));

it('is never before today, the step before it or a stated delay', () => {
  const underWay = fc.record({
    today: aDay,
    paidOn: aDay,
    last: fc.option(fc.record({ code: fc.constantFrom(...MILESTONE_CODES), happenedOn: aDay })),
    delays: fc.array(fc.record({ code: fc.constantFrom(...MILESTONE_CODES), expectedTo: aDay, until: aDay })),
  });
  fc.assert(
    fc.property(underWay, ({ last, ...order }) => {
      const expected = [...expectedWay({ ...order, plan, written: last ? [last] : [] })];
      expected.forEach(([code, { from, to }], index) => {
        const before = expected[index - 1]?.[1];
        expect(from >= order.today && to >= from).toBe(true);
        expect(!before || (from >= before.from && to >= before.to)).toBe(true);
        for (const delay of order.delays) expect(delay.code !== code || to >= delay.until).toBe(true);
      });
    }),
  );
});

describe('the days of an order', () => {
  const promisedDays = plan;

  it('count from the day of payment in Vladivostok, where it may be tomorrow', () => {
    const order = { state: 'toShip', promisedDays, now: new Date('2026-12-20T14:30:00Z') } as const;
    const paidAt = (time: string) => anOrder({ ...order, paidAt: new Date(time) });
    const promisedOf = (time: string) => wayOf(paidAt(time), plan, [], []).promised('bought')!.from;
    expect(promisedOf('2026-12-20T13:59:59Z')).toBe('2026-12-22');
    expect(promisedOf('2026-12-20T14:00:00Z')).toBe('2026-12-23');
  });

  it('count from today until it is paid', () => {
    const unpaid = anOrder({ promisedDays, now: new Date('2026-12-25T00:00:00Z') });
    expect(wayOf(unpaid, plan, [], []).promised('bought')).toEqual({ from: '2026-12-27', to: '2026-12-30' });
  });

  it('have no promise where none was kept, and expect nothing of an order that has ended', () => {
    expect(wayOf(anOrder(), plan, [], []).promised('bought')).toBeNull();
    for (const state of ['completed', 'cancelled'] as const)
      expect(wayOf(anOrder({ state, promisedDays }), plan, [], []).expected.size).toBe(0);
  });
});
