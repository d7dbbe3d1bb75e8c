import { ArrayMaxSize, ArrayMinSize, IsArray, ValidateNested, type ValidationOptions } from 'class-validator';
import { DAY_RANGES, lastDay, type DayKind, type DayRange } from '../day-ranges.js';
import { broken, field, rule, type FieldOptions, type Shaped } from '../field.js';
import type { TextKind } from '../text-kinds.js';
import { FILE_URL, isFileUrl, isId } from './addresses.js';
import { isRealDay } from './days.js';
import { spelling, textLength } from './texts.js';

type RuleDecorator = (options: ValidationOptions) => PropertyDecorator;

const each = (rule: RuleDecorator, context: ValidationOptions): PropertyDecorator =>
  rule({ ...context, each: true });

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

/** Maximum of an `integer` column. */
const MOST_LISTED = 2_147_483_647;
const isListedInteger = (value: unknown): boolean =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MOST_LISTED;

const isWithin = (day: string, range: DayRange): boolean => range.from <= day && day <= lastDay(range);

function listRules(options: ListOptions): { rules: PropertyDecorator[]; openapi: Record<string, unknown> } {
  const min = options.minItems ?? 0;
  const max = options.maxItems ?? 500;
  const context = broken('list', { min, max });
  return {
    rules: [IsArray(context), ArrayMinSize(min, context), ArrayMaxSize(max, context)],
    openapi: { minItems: min, maxItems: max },
  };
}
