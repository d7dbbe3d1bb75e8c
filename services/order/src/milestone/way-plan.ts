import { plainCity } from '@mall/contracts/landed-cost';
import { MILESTONE_CODES, SHIPPED_MILESTONES, type MilestoneCode } from '@mall/contracts/order';

/** Days after full payment within which a step is expected, both included. */
export interface DayRange {
  readonly from: number;
  readonly to: number;
}

/** A range with the number of done orders that it was measured from; 0 where it is that of the settings. */
export interface PlannedStep extends DayRange {
  readonly orders: number;
}

export type WayPlan = Readonly<Record<MilestoneCode, PlannedStep>>;

/** Number of done orders that reached a step so many days after payment. */
export interface StepTime {
  readonly code: MilestoneCode;
  /** City as in the addresses of the orders; null for steps before the hand-over, which do not depend on it. */
  readonly city: string | null;
  /** Null for steps before an order is shipped, which do not depend on it. */
  readonly carrier: string | null;
  /** Quarter of the year in which the orders were paid, 1 to 4. */
  readonly quarter: number;
  readonly days: number;
  readonly orders: number;
}

/** Facts of an order that its way depends on. */
export interface Journey {
  readonly city: string;
  /** Null until the order is shipped. */
  readonly carrier: string | null;
  /** Quarter of the year in which it is paid, 1 to 4. */
  readonly quarter: number;
}

/** Minimum number of done orders; fewer predict nothing. */
export const FEWEST_ORDERS = 5;
/** Parts of the orders that had reached the step by the first and by the last day of its range. */
const [EARLY, LATE] = [0.2, 0.9];

/** City where buyers fetch a car that is delivered no further, as addresses write it. */
export const COLLECTED_IN = 'Уссурийск';

const plainCarrier = (carrier: string): string => carrier.trim().toLowerCase().replace(/\s+/g, ' ');

type Group = Pick<StepTime, 'code' | 'city' | 'carrier'> & { readonly quarter: number | null };

const keyOf = ({ code, city, carrier, quarter }: Group): string =>
  JSON.stringify([code, city && plainCity(city), carrier && plainCarrier(carrier), quarter]);

/** Measured ranges by group; groups with too few orders have none. */
export type MeasuredWay = ReadonlyMap<string, PlannedStep>;

/** Measures every group of orders once, so that plans are looked up. */
export function measuredWay(times: readonly StepTime[]): MeasuredWay {
  const groups = new Map<string, StepTime[]>();
  for (const time of times)
    for (const carrier of new Set([time.carrier, null]))
      for (const quarter of [time.quarter, null]) {
        const key = keyOf({ ...time, carrier, quarter });
        const group = groups.get(key);
        if (group) group.push(time);
        else groups.set(key, [time]);
      }
  return new Map([...groups].flatMap(([key, group]) => rangeOf(group).map((range) => [key, range] as const)));
}

/** Returns the range of a group; nothing where it has too few orders. */
function rangeOf(group: readonly StepTime[]): PlannedStep[] {
  const sorted = group.toSorted((left, right) => left.days - right.days);
  const orders = sorted.reduce((sum, one) => sum + one.orders, 0);
  if (orders < FEWEST_ORDERS) return [];
  const reachedBy = (part: number): number => {
    let reached = 0;
    return sorted.find((one) => (reached += one.orders) >= part * orders)!.days;
  };
  return [{ from: reachedBy(EARLY), to: reachedBy(LATE), orders }];
}

/**
 * Returns the range of the narrowest group with enough orders. The hand-over counts in the city alone: weeks lie between
 * Ussuriysk and Moscow.
 */
function measured(way: MeasuredWay, code: MilestoneCode, journey: Journey): PlannedStep | undefined {
  const city = code === 'handedOver' ? journey.city : null;
  const carrier = SHIPPED_MILESTONES.includes(code) ? journey.carrier : null;
  const { quarter } = journey;
  const groups = [
    { carrier, quarter },
    { carrier, quarter: null },
    { carrier: null, quarter },
    { carrier: null, quarter: null },
  ];
  return groups.map((group) => way.get(keyOf({ code, city, ...group }))).find((range) => range !== undefined);
}

/**
 * Returns the plan. A step that too few orders have measured follows the one before it at the distance of the settings,
 * no narrower than they say, but not after the next step that was measured. No step is expected before the one before it.
 */
export function wayPlan(
  way: MeasuredWay,
  journey: Journey,
  floor: Readonly<Record<MilestoneCode, DayRange>>,
): WayPlan {
  const known = inOrder(MILESTONE_CODES.map((code) => measured(way, code, journey)));
  let before: DayRange = START;
  let floorBefore: DayRange = START;
  const steps = MILESTONE_CODES.map((code, index) => {
    const next = known.slice(index).find((range) => range !== undefined);
    const step = known[index] ?? notAfter(next, following(before, floorBefore, floor[code]));
    [before, floorBefore] = [step, floor[code]];
    return [code, step] as const;
  });
  return Object.fromEntries(steps) as Record<MilestoneCode, PlannedStep>;
}

const START: DayRange = { from: 0, to: 0 };

/** Returns the measured ranges with none before the one before it: groups of one step may be others than of the next. */
function inOrder(ranges: readonly (PlannedStep | undefined)[]): (PlannedStep | undefined)[] {
  let before: DayRange = START;
  return ranges.map((range) => {
    if (!range) return undefined;
    const from = Math.max(range.from, before.from);
    const step = { ...range, from, to: Math.max(range.to, before.to, from) };
    before = step;
    return step;
  });
}

function following(before: DayRange, floorBefore: DayRange, floor: DayRange): DayRange {
  const from = before.from + Math.max(0, floor.from - floorBefore.from);
  const to = before.to + Math.max(0, floor.to - floorBefore.to);
  return { from, to: Math.max(to, from + floor.to - floor.from) };
}

const notAfter = (next: DayRange | undefined, { from, to }: DayRange): PlannedStep => ({
  from: Math.min(from, next?.from ?? from),
  to: Math.min(to, next?.to ?? to),
  orders: 0,
});

/** Returns the days of a plan that an order keeps. */
export const promisedDays = (plan: WayPlan): Readonly<Record<MilestoneCode, DayRange>> => {
  const days = MILESTONE_CODES.map((code) => [code, { from: plan[code].from, to: plan[code].to }] as const);
  return Object.fromEntries(days) as Record<MilestoneCode, DayRange>;
};

/** Returns the quarter of the year of a day `yyyy-MM-dd`, 1 to 4. */
export const quarterOf = (day: string): number => Math.ceil(Number(day.slice(5, 7)) / 3);
