import {
  carFactGroups,
  carFactTable,
  type CarFact,
  type CarFactGroup,
  type CarFactRows,
} from '@mall/contracts/product';
import type { Locale, Texts } from '@mall/validation';
import { figure } from '../format/car-figures.js';
import { day } from '../format/dates.js';
import { deliveryTerm } from '../format/in-own-words.js';
import { localised } from '../format/locale.js';
import { wholeNumber } from '../format/money.js';
import { word } from './word.js';

export interface NamedFact {
  readonly name: string;
  readonly fact: CarFact;
}

export interface FactsOfGroup {
  readonly group: CarFactGroup;
  readonly facts: readonly NamedFact[];
}

/** Returns the facts of a table by group. */
export function factsByGroup(table: CarFactRows = carFactTable): readonly FactsOfGroup[] {
  const all = Object.entries(table).map(([name, fact]): NamedFact => ({ name, fact }));
  return (Object.keys(carFactGroups) as CarFactGroup[]).map((group) => ({
    group,
    facts: all.filter(({ fact }) => fact.group === group),
  }));
}

/**
 * Returns the value of a fact as people read it, with its unit; undefined when it is unknown, or when the car has no such part.
 */
export function factInWords(fact: CarFact, value: unknown, locale: Locale): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  switch (fact.kind) {
    case 'choice':
      return word(fact.words, String(value), locale);
    case 'year':
      return String(value);
    case 'whole':
    case 'decimal':
      if (value === 0 && !fact.hasZero) return undefined;
      return fact.unit ? figure(Number(value), fact.unit, locale) : wholeNumber(Number(value), locale);
    case 'day':
      return day(String(value), locale);
    case 'texts':
      return localised(value as Texts, locale) || undefined;
    case 'text':
      // Only a delivery term names the border city, in the language of the reader.
      return deliveryTerm(String(value), locale);
  }
}
