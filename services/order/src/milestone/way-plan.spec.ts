import { MILESTONE_CODES, type MilestoneCode } from '@mall/contracts/order';
import fc from 'fast-check';
import { measuredWay, quarterOf, wayPlan, type DayRange, type Journey, type StepTime } from './way-plan.js';

/** Days of the settings: 2–5 for the first step, 4–10 for the second, and so on. */
const floor = Object.fromEntries(
  MILESTONE_CODES.map((code, index) => [code, { from: 2 * (index + 1), to: 5 * (index + 1) }]),
) as Record<MilestoneCode, DayRange>;

const toKazan: Journey = { city: 'Казань', carrier: null, quarter: 1 };

const times = (time: Partial<StepTime>, ...of: [days: number, orders: number][]): StepTime[] =>
  of.map(([days, orders]) => ({
    ...{ code: 'yard', city: null, carrier: null, quarter: 1 },
    ...time,
    days,
    orders,
  }));

const planOf = (known: readonly StepTime[], journey: Partial<Journey> = {}) =>
  wayPlan(measuredWay(known), { ...toKazan, ...journey }, floor);

describe('a step of the plan', () => {
  it('is within the days by which one order in five, and nine in ten, had reached it', () => {
    const known = times({}, [70, 1], [20, 2], [31, 3], [34, 3], [33, 1]);
    expect(planOf(known).yard).toEqual({ from: 20, to: 34, orders: 10 });
  });

  it('is that of the settings while there are fewer than five orders', () => {
    expect(planOf(times({}, [90, 4])).yard).toEqual({ ...floor.yard, orders: 0 });
    expect(planOf(times({}, [90, 5])).yard).toEqual({ from: 90, to: 90, orders: 5 });
  });

  it('comes from the carrier and the season, then the carrier, then the season, then all orders', () => {
    const known = [
      ...times({ carrier: 'Уссури Транс', quarter: 1 }, [10, 5]),
      ...times({ carrier: 'Уссури Транс', quarter: 2 }, [20, 5]),
      ...times({ carrier: 'Восток', quarter: 1 }, [90, 50]),
    ];
    const yardBy = (carrier: string | null, quarter: number) => planOf(known, { carrier, quarter }).yard.to;
    expect(yardBy(' уссури  транс', 1)).toBe(10);
    expect(yardBy('Уссури Транс', 3)).toBe(20);
    expect(yardBy('Новый', 2)).toBe(20);
    expect(yardBy(null, 4)).toBe(90);
  });

  it('counts the hand-over in the city alone, however it is written', () => {
    const known = times({ code: 'handedOver', city: 'г. Москва' }, [80, 5]);
    expect(planOf(known, { city: ' москва' }).handedOver).toEqual({ from: 80, to: 80, orders: 5 });
    expect(planOf(known).handedOver).toEqual({ ...floor.handedOver, orders: 0 });
  });

  it('follows a measured one at the distance of the settings, no narrower than they say', () => {
    const { yard, customs } = planOf(times({}, [50, 9]));
    expect(yard).toEqual({ from: 50, to: 50, orders: 9 });
    expect(customs).toEqual({ from: 52, to: 73, orders: 0 });
  });
});

it('is never before the step before it, and its first day never after its last', () => {
  const time = fc.record({
    code: fc.constantFrom(...MILESTONE_CODES),
    city: fc.constantFrom(null, 'Казань', 'Москва'),
    carrier: fc.constantFrom(null, 'a', 'b'),
    quarter: fc.integer({ min: 1, max: 4 }),
    days: fc.nat(200),
    orders: fc.integer({ min: 1, max: 9 }),
  });
  fc.assert(
    fc.property(fc.array(time, { maxLength: 60 }), fc.constantFrom(null, 'a', 'c'), (known, carrier) => {
      const plan = planOf(known, { carrier });
      MILESTONE_CODES.forEach((code, index) => {
        const before = plan[MILESTONE_CODES[index - 1] ?? code];
        expect(plan[code].from).toBeGreaterThanOrEqual(before.from);
        expect(plan[code].to).toBeGreaterThanOrEqual(before.to);
        expect(plan[code].to).toBeGreaterThanOrEqual(plan[code].from);
      });
    }),
  );
});

it('has the quarters of the year as seasons', () => {
  expect(['2026-01-31', '2026-03-31', '2026-04-01', '2026-12-31'].map(quarterOf)).toEqual([1, 1, 2, 4]);
});
