import { linear, type Scale } from './scale.js';

interface YearCount {
  readonly value: string;
  readonly count: number;
}

/** Returns the choices of "from" and "to", each with the number of cars from or up to that year. */
export function yearChoices(
  years: readonly YearCount[],
  { from, to }: { from?: number; to?: number },
  end: 'from' | 'to',
): readonly { year: number; count: number }[] {
  const isWithin = (year: number): boolean =>
    end === 'from' ? to === undefined || year <= to : from === undefined || year >= from;
  const within = years
    .map(({ value, count }) => ({ year: Number(value), count }))
    .filter(({ year }) => isWithin(year))
    .sort((a, b) => (end === 'from' ? b.year - a.year : a.year - b.year));
  let sum = 0;
  const counted = within.map(({ year, count }) => {
    sum += count;
    return { year, count: sum };
  });
  return end === 'from' ? counted : counted.reverse();
}

/** Number of years on the slider before cars are counted. */
const USUAL_YEARS = 10;

/** Returns a scale from the first to the last year that has cars. */
export function yearScale(years: readonly YearCount[]): Scale {
  const known = years.map(({ value }) => Number(value));
  const now = new Date().getFullYear();
  return known.length > 0 ? linear(Math.min(...known), Math.max(...known)) : linear(now - USUAL_YEARS, now);
}
