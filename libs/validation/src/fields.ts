import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNumber,
  IsObject,
  IsString,
  Matches,
  Max,
  Min,
  ValidateNested,
  isEmail,
  type ValidationOptions,
} from 'class-validator';
import {
  broken,
  field,
  rule,
  type FieldFacts,
  type FieldOptions,
  type RuleContext,
  type Shaped,
} from './field.js';
import { DAY_RANGES, lastDay, type DayKind, type DayRange } from './day-ranges.js';
import { normaliseMobile } from './phone/mobile.js';
import { spellText, VISIBLE, type TextKind } from './text-kinds.js';
import type { Texts } from './texts.js';

type RuleDecorator = (options: ValidationOptions) => PropertyDecorator;

const each = (rule: RuleDecorator, context: ValidationOptions): PropertyDecorator =>
  rule({ ...context, each: true });

export interface TextOptions extends FieldOptions {
  readonly min?: number;
  readonly max?: number;
  readonly pattern?: RegExp;
  /** Message for a mismatch of `pattern`, instead of the general "wrong format". */
  readonly message?: Texts;
  /** `line` by default. */
  readonly kind?: TextKind;
  /** Further spelling of the field, after that of its kind. */
  readonly normalise?: (typed: string) => string;
}

/** Facts of a text, or of the texts of a list. */
const spelling = (
  kind: TextKind,
  normalise?: (typed: string) => string,
): Pick<FieldFacts, 'text' | 'normalise'> => ({
  text: kind,
  normalise: normalise ? (typed) => normalise(spellText[kind](typed)) : spellText[kind],
});

/** Requires a number of characters; a character outside the basic plane, such as 𠮷, counts as one. */
function textLength(
  min: number,
  max: number,
  options = broken('textLength', { min, max }),
): PropertyDecorator {
  const fits = (value: unknown): boolean => {
    if (typeof value !== 'string') return false;
    if (value.length <= max && min === 0) return true;
    const { length } = value.length > 2 * max ? value : [...value];
    return min <= length && length <= max;
  };
  return rule('textLength', fits, options);
}

/**
 * Text of at most 255 characters by default, which is spelt in one way before its rules are checked; see `TextKind`. Required text
 * must contain a visible character.
 */
export function Text(options: TextOptions = {}): PropertyDecorator {
  const min = options.min ?? (options.optional ? 0 : 1);
  const max = options.max ?? 255;
  const isFilled = (value: unknown): boolean => typeof value !== 'string' || VISIBLE.test(value);
  const rules: PropertyDecorator[] = [
    ...(min > 0 ? [rule('filled', isFilled, broken(options.missing ?? 'required'))] : []),
    IsString(broken('text')),
    textLength(min, max),
  ];
  if (options.pattern) {
    const context: RuleContext = options.message
      ? { rule: 'custom', text: options.message }
      : { rule: 'pattern' };
    rules.push(Matches(options.pattern, { context }));
  }
  const pattern = options.pattern ? { pattern: options.pattern.source } : {};
  return field(
    {
      type: 'string',
      openapi: { minLength: min, maxLength: max, ...pattern },
      ...spelling(options.kind ?? 'line', options.normalise),
    },
    options,
    ...rules,
  );
}

const ID = /^[1-9]\d{0,18}$/;
const LARGEST_ID = '9223372036854775807';

/** Whether a value is a valid id. Ids are `bigint` columns, 1 to 2^63-1. Texts of the same length sort like their numbers. */
export const isId = (value: unknown): boolean =>
  typeof value === 'string' && ID.test(value) && (value.length < LARGEST_ID.length || value <= LARGEST_ID);

/** A 64-bit id, 1 to 2^63-1, as text on the wire. Numbers are accepted and converted to text. */
export function Id(options: FieldOptions = {}): PropertyDecorator {
  return field(
    { type: 'string', openapi: { pattern: ID.source, example: '1024' } },
    { missing: 'choose', ...options },
    rule('id', isId, broken('id')),
  );
}

/** Options for the upper bound of a range. */
interface UpperBoundOptions {
  /** Name of the field with the lower bound, which must not exceed this field where both are given. */
  readonly notBelow?: string;
}

export interface RangeOptions extends FieldOptions, UpperBoundOptions {
  readonly min?: number;
  readonly max?: number;
}

function upperBound({ notBelow }: UpperBoundOptions): PropertyDecorator[] {
  if (notBelow === undefined) return [];
  const isInOrder = (upper: unknown, object: Readonly<Record<string, unknown>>): boolean => {
    const lower = object[notBelow];
    return lower === undefined || lower === null || !(quantity(lower) > quantity(upper));
  };
  return [rule('notBelow', isInOrder, broken('range'))];
}

/** An instant without a time zone, which is read as UTC whatever the zone of the process. */
const ZONELESS = /^\d{4}-\d\d-\d\d[T ][\d:.]+$/;
const millisecondsOf = (text: string): number =>
  // With a space instead of T, the first centuries would be read as other ones.
  Date.parse(`${text.replace(' ', 'T')}${ZONELESS.test(text) ? 'Z' : ''}`);

/** Returns days and instants as milliseconds; `NaN`, which never exceeds a bound, for values that another rule refuses. */
const quantity = (value: unknown): number =>
  typeof value === 'string' ? millisecondsOf(value) : typeof value === 'number' ? value : NaN;

/** A whole number; 0 to 2^53-1 by default. */
export function Int(options: RangeOptions = {}): PropertyDecorator {
  const { min = 0, max = Number.MAX_SAFE_INTEGER } = options;
  return whole({ ...options, min, max }, broken('integer', { min, max }));
}

function whole(
  options: RangeOptions & { readonly min: number; readonly max: number },
  context: ReturnType<typeof broken>,
): PropertyDecorator {
  const { min, max } = options;
  return field(
    { type: 'integer', openapi: { minimum: min, maximum: max } },
    options,
    IsInt(context),
    Min(min, context),
    Max(max, context),
    ...upperBound(options),
  );
}

/**
 * Money in minor units (kopecks, fen) of the currency that the field's name or another field states. Messages use whole units,
 * because people see and type these.
 */
export function MoneyMinor(options: RangeOptions = {}): PropertyDecorator {
  const { min = 0, max = 99_999_999_999_999 } = options;
  return whole({ ...options, min, max }, broken('money', { min: min / 100, max: max / 100 }));
}

export function Decimal(options: RangeOptions = {}): PropertyDecorator {
  const min = options.min ?? -Number.MAX_SAFE_INTEGER;
  const max = options.max ?? Number.MAX_SAFE_INTEGER;
  const context = broken('number', { min, max });
  return field(
    { type: 'number', openapi: { minimum: min, maximum: max } },
    options,
    IsNumber({}, context),
    Min(min, context),
    Max(max, context),
    ...upperBound(options),
  );
}

/** A yes/no field, 1 or 0 on the wire. */
export function Flag(options: FieldOptions = {}): PropertyDecorator {
  return field({ type: 'integer', openapi: { enum: [0, 1] } }, options, IsIn([0, 1], broken('flag')));
}

export function Bool(options: FieldOptions = {}): PropertyDecorator {
  return field({ type: 'boolean', openapi: {} }, options, IsBoolean(broken('boolean')));
}

/** One value of a fixed set of texts or of whole numbers. */
export function OneOf<T extends string | number>(
  values: readonly T[],
  options: FieldOptions = {},
): PropertyDecorator {
  const type = typeof values[0] === 'number' ? 'integer' : 'string';
  return field(
    { type, openapi: { enum: [...values] } },
    { missing: 'choose', ...options },
    IsIn([...values], broken('oneOf', { values: values.join(', ') })),
  );
}

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const DAY_LIKE = /^\d{4}-\d{2}-\d{2}$/;
const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/** Whether the month of a `yyyy-MM-dd` has that day: when parsed, 31 April and the like become another day. */
function isOfCalendar(text: string): boolean {
  const [year, month, day] = [Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8, 10))];
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return day <= MONTH_DAYS[month - 1]! + (month === 2 && isLeap ? 1 : 0);
}
const isRealDay = (value: unknown): boolean =>
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

/** Russian `+7` numbers and Chinese ones: 11 digits, 1, then 3 to 9. */
export const MOBILE = /^(?:\+?7\d{10}|8\d{10}|(?:\+?86)?1[3-9]\d{9})$/;

/** A phone number in any spelling, which is stored as `+7…` or `+86…`. */
export function Mobile(options: FieldOptions = {}): PropertyDecorator {
  return field(
    {
      type: 'string',
      openapi: { pattern: MOBILE.source },
      ...spelling('code', (typed) => normaliseMobile(typed) ?? typed),
    },
    options,
    Matches(MOBILE, broken('mobile')),
  );
}

export function Email(options: FieldOptions = {}): PropertyDecorator {
  return field(
    { type: 'string', openapi: { format: 'email' }, ...spelling('code') },
    options,
    rule('email', (value) => isEmail(value), broken('email')),
  );
}

/**
 * URLs of uploaded files as an upload returns them: `/api/files/p/<key>` for public pictures, `/api/files/f/<id>` for private
 * files. No scheme, host, query or `..`.
 */
export const FILE_URL = /^\/api\/files\/(?:p(?:\/[\w-]+)+\.[a-z\d]+|f\/[1-9]\d*)$/;
const LONGEST_FILE_URL = 500;

const isFileUrl = (value: unknown): boolean =>
  typeof value === 'string' && value.length <= LONGEST_FILE_URL && FILE_URL.test(value);

/** The URL of a picture, video or document, which must be a file of the mall. Optional ones may be cleared by "". */
export function FileUrl(options: FieldOptions = {}): PropertyDecorator {
  const isLink = (value: unknown): boolean => isFileUrl(value) || (value === '' && options.optional === true);
  return field(
    { type: 'string', openapi: { maxLength: LONGEST_FILE_URL, pattern: FILE_URL.source } },
    options,
    rule('fileUrl', isLink, broken('fileUrl')),
  );
}

/** A nested object of another shaped class. */
export function Nested(nested: () => Shaped, options: FieldOptions = {}): PropertyDecorator {
  return field(
    { type: 'object', openapi: {}, nested },
    options,
    IsObject(broken('object')),
    ValidateNested(),
  );
}

export interface ListOptions extends FieldOptions {
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** A list of objects of a shaped class; at most 500 entries by default. */
export function ListOf(nested: () => Shaped, options: ListOptions = {}): PropertyDecorator {
  const { rules, openapi } = listRules(options);
  return field({ type: 'array', openapi, nested }, options, ...rules, ValidateNested({ each: true }));
}

interface ValueListOptions extends ListOptions {
  readonly kind?: TextKind;
  readonly of?: DayKind;
  /** Maximum characters of each text; 2,000 by default. */
  readonly longest?: number;
}

/** A list of ids, texts, numbers, days or URLs of files. In a query string, a comma list or a repeated key. */
export function ListOfValues(
  items: 'string' | 'id' | 'integer' | 'fileUrl' | 'day',
  { longest = 2_000, ...options }: ValueListOptions = {},
): PropertyDecorator {
  const { rules, openapi } = listRules(options);
  const isDayWithin = (value: unknown): boolean =>
    isRealDay(value) && (!options.of || isWithin(String(value), DAY_RANGES[options.of]));
  const perItem = {
    string: each(
      (context) => textLength(0, longest, context),
      broken('textLength', { min: 0, max: longest }),
    ),
    id: each((context) => rule('id', isId, context), broken('id')),
    day: each((context) => rule('day', isDayWithin, context), broken('day')),
    fileUrl: each((context) => rule('fileUrl', isFileUrl, context), broken('fileUrl')),
    integer: each(
      (context) => rule('integer', isListedInteger, context),
      broken('integer', { min: 0, max: MOST_LISTED }),
    ),
  }[items];
  const type = items === 'integer' ? 'integer' : 'string';
  const described = {
    fileUrl: { items: { type, pattern: FILE_URL.source } },
    day: { items: { type, format: 'date' } },
  };
  const ofItems = items === 'fileUrl' || items === 'day' ? described[items] : {};
  return field(
    {
      type: 'array',
      openapi: { ...openapi, ...ofItems },
      items: type,
      ...(items === 'string' && spelling(options.kind ?? 'line')),
      ...(items === 'day' && { ...spelling('code'), ...(options.of && { day: options.of }) }),
    },
    options,
    ...rules,
    perItem,
  );
}

const isWithin = (day: string, range: DayRange): boolean => range.from <= day && day <= lastDay(range);

/** Maximum of an `integer` column. */
const MOST_LISTED = 2_147_483_647;
const isListedInteger = (value: unknown): boolean =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MOST_LISTED;

function listRules(options: ListOptions): { rules: PropertyDecorator[]; openapi: Record<string, unknown> } {
  const min = options.minItems ?? 0;
  const max = options.maxItems ?? 500;
  const context = broken('list', { min, max });
  return {
    rules: [IsArray(context), ArrayMinSize(min, context), ArrayMaxSize(max, context)],
    openapi: { minItems: min, maxItems: max },
  };
}

/** Free-form JSON without further rules, such as a menu's `meta`. */
export function Json(options: FieldOptions = {}): PropertyDecorator {
  return field({ type: 'object', openapi: { additionalProperties: true } }, options);
}

/** A text in three languages, `{ru, zh, en}`. */
export class TextsDto implements Texts {
  @Text({ max: 2000, optional: true, kind: 'lines' }) ru = '';
  @Text({ max: 2000, optional: true, kind: 'lines' }) zh = '';
  @Text({ max: 2000, optional: true, kind: 'lines' }) en = '';
}

/** A name in three languages: each is one line of at most 255 characters. */
export class NamesDto implements Texts {
  @Text({ optional: true }) ru = '';
  @Text({ optional: true }) zh = '';
  @Text({ optional: true }) en = '';
}

interface TrilingualOptions extends FieldOptions {
  /** Whether the text is a name, which is shorter than another text, and fits on one line. */
  readonly isName?: boolean;
  /** Whether one language at least must have a text, so that the record is not nameless. The text is a name. */
  readonly named?: boolean;
}

/** A text in three languages. */
export function Trilingual({
  named = false,
  isName = named,
  ...options
}: TrilingualOptions = {}): PropertyDecorator {
  return field(
    {
      type: 'object',
      openapi: named ? { minProperties: 1 } : {},
      nested: () => (isName ? NamesDto : TextsDto),
    },
    options,
    IsObject(broken('object')),
    ...(named ? [rule('named', isNamed, broken('required'))] : []),
    ValidateNested(),
  );
}

const isNamed = (texts: unknown): boolean =>
  typeof texts !== 'object' || Object.values(texts ?? {}).some((text) => VISIBLE.test(String(text)));
