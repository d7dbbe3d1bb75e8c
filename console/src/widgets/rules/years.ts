/** The first year of a year picker. Prescribed. */
export const FIRST_YEAR = 2000;
/** A minimum above this is a first year; any other blocks future years instead. Prescribed. */
const LEAST_MINIMUM = 1000;

/** Whether a year can be chosen. */
export const isYearOpen = (year: number, minimum: number, thisYear: number): boolean =>
  minimum > LEAST_MINIMUM ? year >= minimum : year <= thisYear;

/** Returns the twelve years of the page that contains this one. */
export function pageOfYears(year: number): readonly number[] {
  const first = year - (((year % 12) + 12) % 12);
  return Array.from({ length: 12 }, (_, index) => first + index);
}
