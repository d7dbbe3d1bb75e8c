import { day, type Locale } from '@mall/web-kit';

/** The properties of a form control that the browser refuses. */
export type RefusedControl = Pick<HTMLInputElement, 'type' | 'value' | 'minLength' | 'min' | 'max'> & {
  readonly validity: Readonly<Partial<ValidityState>>;
};

const MISSING: Readonly<Record<string, string>> = {
  date: 'console.validity.noDate',
  radio: 'console.validity.noChoice',
  'select-one': 'console.validity.noChoice',
};

/** Returns key and values of the message that says what is allowed; undefined where only the browser knows. */
export function refusalOf(
  { validity, type, value, minLength, min, max }: RefusedControl,
  locale: Locale,
): readonly [key: string, values?: Readonly<Record<string, unknown>>] | undefined {
  const isDate = type === 'date';
  const limit = (text: string) => ({ limit: isDate ? day(text, locale) : text });
  if (validity.badInput) return [isDate ? 'console.validity.wholeDate' : 'console.validity.number'];
  if (validity.valueMissing) return [MISSING[type] ?? 'console.validity.missing'];
  if (validity.tooShort) return ['console.validity.short', { min: minLength, now: value.length }];
  if (validity.rangeOverflow)
    return [isDate ? 'console.validity.late' : 'console.validity.large', limit(max)];
  if (validity.rangeUnderflow)
    return [isDate ? 'console.validity.early' : 'console.validity.small', limit(min)];
  return undefined;
}
