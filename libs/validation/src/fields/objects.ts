import { IsObject, ValidateNested } from 'class-validator';
import { broken, field, rule, type FieldOptions, type Shaped } from '../field.js';
import { VISIBLE } from '../text-kinds.js';
import type { Texts } from '../texts.js';
import { Text } from './texts.js';

/** A nested object of another shaped class. */
export function Nested(nested: () => Shaped, options: FieldOptions = {}): PropertyDecorator {
  return field(
    { type: 'object', openapi: {}, nested },
    options,
    IsObject(broken('object')),
    ValidateNested(),
  );
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
