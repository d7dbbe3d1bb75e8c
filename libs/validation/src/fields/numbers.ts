import { IsInt, IsNumber, Max, Min } from 'class-validator';
import { broken, field, type FieldOptions } from '../field.js';
import { upperBound, type UpperBoundOptions } from './upper-bound.js';

export interface RangeOptions extends FieldOptions, UpperBoundOptions {
  readonly min?: number;
  readonly max?: number;
}

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
