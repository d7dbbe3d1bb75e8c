import { IsBoolean, IsIn } from 'class-validator';
import { broken, field, type FieldOptions } from '../field.js';

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
