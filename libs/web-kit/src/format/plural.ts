import type { Locale } from '@mall/validation';
import { pluralRules } from '@mall/validation/typography';
import { wholeNumber } from './money.js';

/** Forms of a counted word; Russian needs all three, Chinese only `many`. */
export interface PluralForms {
  readonly one?: string;
  readonly few?: string;
  readonly many: string;
}

/** Selects the form of a word for a number: `21 автомобиль`, `22 автомобиля`, `25 автомобилей`. */
export function pluralForm(count: number, forms: PluralForms, locale: Locale): string {
  const rule = pluralRules(locale).select(count);
  if (rule === 'one') return forms.one ?? forms.many;
  return rule === 'few' ? (forms.few ?? forms.many) : forms.many;
}

/** Formats the number, a non-breaking space, and the word. */
export const counted = (count: number, forms: PluralForms, locale: Locale): string =>
  `${wholeNumber(count, locale)}\u00a0${pluralForm(count, forms, locale)}`;
