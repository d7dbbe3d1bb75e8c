import { carFact, labelOfFact, type CarFact } from '@mall/contracts/product';
import type { Locale } from '@mall/validation';
import { formatDay, formatNumber } from '../wording/contract-facts.js';
import type { DocumentRow } from './printed-document.js';
import { SHEET_FACTS, type CarSheet } from './document-facts.js';

/** Returns the known facts of a car, labelled as the forms label them. */
export const carRows = (car: CarSheet, lang: Locale): DocumentRow[] =>
  SHEET_FACTS.flatMap((name): DocumentRow[] => {
    const value = car[name];
    if (value === undefined || value === null || value === '' || value === 0) return [];
    return [[labelOfFact(name)[lang], written(carFact(name), value, lang)]];
  });

/** Returns a value as the language writes words, days and numbers; a year is not grouped. */
function written(fact: CarFact, value: string | number, lang: Locale): string {
  if (fact.kind === 'choice') return fact.words[value]?.[lang] ?? String(value);
  if (fact.kind === 'day') return formatDay(new Date(value), lang);
  return typeof value === 'number' && fact.kind !== 'year' ? formatNumber(value, lang) : String(value);
}

/** Returns the facts of a car that documents print. */
export function carSheetOf(facts: Readonly<Record<string, unknown>>): CarSheet {
  const known = SHEET_FACTS.filter((name) => facts[name] !== undefined && facts[name] !== null);
  return Object.fromEntries(known.map((name) => [name, facts[name]])) as CarSheet;
}
