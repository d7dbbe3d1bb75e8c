import { IsString, Matches } from 'class-validator';
import { broken, field, rule, type FieldFacts, type FieldOptions, type RuleContext } from '../field.js';
import { spellText, VISIBLE, type TextKind } from '../text-kinds.js';
import type { Texts } from '../texts.js';

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
export const spelling = (
  kind: TextKind,
  normalise?: (typed: string) => string,
): Pick<FieldFacts, 'text' | 'normalise'> => ({
  text: kind,
  normalise: normalise ? (typed) => normalise(spellText[kind](typed)) : spellText[kind],
});

/** Requires a number of characters; a character outside the basic plane, such as 𠮷, counts as one. */
export function textLength(
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
