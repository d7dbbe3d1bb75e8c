import { DAY_RANGES, lastDay, type DayKind, type DayRange } from '../day-ranges.js';
import { broken, field, rule, type FieldFacts, type FieldOptions } from '../field.js';
import { spelling } from './texts.js';
import { millisecondsOf, upperBound, type UpperBoundOptions } from './upper-bound.js';

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const DAY_LIKE = /^\d{4}-\d{2}-\d{2}$/;
const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/** Whether the month of a `yyyy-MM-dd` has that day: when parsed, 31 April and the like become another day. */
function isOfCalendar(text: string): boolean {
  const [year, month, day] = [Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8, 10))];
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return day <= MONTH_DAYS[month - 1]! + (month === 2 && isLeap ? 1 : 0);
}
export const isRealDay = (value: unknown): boolean =>
  typeof value === 'string' && DAY.test(value) && isOfCalendar(value);
const INSTANT =
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])[T ]\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?$/;
const isInstant = (value: unknown): boolean =>
  typeof value === 'string' &&
  INSTANT.test(value) &&
  !Number.isNaN(millisecondsOf(value)) &&
  isOfCalendar(value);

/** Options of days and moments. */
interface DayOptions extends FieldOptions, UpperBoundOptions {
  /** The kind of the day, which decides its range; every field of a request has one. */
  readonly of?: DayKind;
}

/** Facts of a day or a moment: its kind, in words for OpenAPI. */
function dayFacts({ of, description }: DayOptions): Pick<FieldFacts, 'day'> & { readonly range: object } {
  if (!of) return { range: {} };
  const { from, yearsAhead } = DAY_RANGES[of];
  const range = `From ${from} to ${yearsAhead === 0 ? 'today' : `${yearsAhead} years from today`}`;
  return { day: of, range: { description: description ? `${description}. ${range}` : range } };
}

/** Returns the rules of a range. A day after today has an error of its own where today is the last one. */
function rangeRules(of: DayKind | undefined): PropertyDecorator[] {
  if (!of) return [];
  const range: DayRange = DAY_RANGES[of];
  const { from, yearsAhead } = range;
  const texts = { ru: from.split('-').toReversed().join('.'), zh: from, en: from };
  const within =
    yearsAhead === 0
      ? broken('sinceDay', { from: texts })
      : broken('dayRange', { from: texts, years: yearsAhead });
  const dayOf = (value: unknown): string => String(value).slice(0, 10);
  return [
    rule('since', (value) => dayOf(value) >= from, within),
    rule('until', (value) => dayOf(value) <= lastDay(range), yearsAhead === 0 ? broken('notFuture') : within),
  ];
}

/** A calendar day, `yyyy-MM-dd`, within the range of its kind. Today is the day that has begun somewhere on Earth. */
export function Day(options: DayOptions = {}): PropertyDecorator {
  const isWritten = (value: unknown): boolean => typeof value === 'string' && DAY_LIKE.test(value);
  // A value in the form of a day that no calendar has, such as 30 February, gets an error of its own; any other value gets the expected form.
  const isKnown = (value: unknown): boolean => !isWritten(value) || isRealDay(value);
  const { range, ...facts } = dayFacts(options);
  return field(
    { type: 'string', openapi: { format: 'date' }, ...facts, ...spelling('code') },
    { ...options, ...range },
    rule('day', isWritten, broken('day')),
    rule('calendar', isKnown, broken('calendar')),
    ...rangeRules(options.of),
    ...upperBound(options),
  );
}

/** An instant within the range of its kind: ISO 8601, or the mall family's `yyyy-MM-dd HH:mm:ss` in UTC. */
export function Instant(options: DayOptions = {}): PropertyDecorator {
  const { range, ...facts } = dayFacts(options);
  return field(
    { type: 'string', openapi: { format: 'date-time' }, ...facts, ...spelling('code') },
    { ...options, ...range },
    rule('instant', isInstant, broken('instant')),
    ...rangeRules(options.of),
    ...upperBound(options),
  );
}
