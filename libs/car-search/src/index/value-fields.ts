import {
  ACCIDENTS,
  carFields,
  choiceFields,
  countFields,
  recordFrom,
  valuesOfCount,
  wordsOfCount,
  type ChoiceName,
  type CountName,
} from '@mall/contracts/product';
import type { Locale } from '@mall/validation';

/**
 * A field with few values: a choice or a count. Columns hold the position of the value, starting at 1; 0 means
 * unknown.
 */
export interface ValueField {
  readonly name: ValueFieldName;
  /** Values as written in requests and facets; the first one has position 1. */
  readonly values: readonly string[];
  /** Whether the facet keeps the order of the values; otherwise values with most cars come first. */
  readonly isOrdered: boolean;
  /** Returns the position of a value of a row or a request; 0 when unknown. */
  readonly positionOf: (value: string | number | null) => number;
  readonly nameOf: (value: string, locale: Locale) => string;
}

export type ValueFieldName = ChoiceName | CountName;

const choices: ValueField[] = choiceFields.map(({ name, words }) => {
  const values = Object.keys(words);
  return {
    name,
    values,
    isOrdered: false,
    positionOf: (value) => (value === null ? 0 : values.indexOf(String(value)) + 1),
    nameOf: (value, locale) => words[value]![locale],
  };
});

const counts: ValueField[] = countFields.map((field) => ({
  name: field.name,
  values: valuesOfCount(field),
  isOrdered: true,
  positionOf: (value) => Math.max(0, Math.min(field.most, Number(value ?? 0))),
  nameOf: (value, locale) => wordsOfCount(field, Number(value), locale),
}));

export const VALUE_FIELDS: readonly ValueField[] = [...choices, ...counts];
export const VALUE_NAMES: readonly ValueFieldName[] = VALUE_FIELDS.map(({ name }) => name);

const byName = recordFrom(VALUE_FIELDS.map((field) => [field.name, field]));

/** Returns the position of the code of a choice; 0 for none. */
export const positionOfCode = (name: ChoiceName, code: string | null): number =>
  byName[name].positionOf(code);

/** Returns the value at a position; `undefined` at 0. */
export const valueAt = (name: ValueFieldName, position: number): string | undefined =>
  byName[name].values[position - 1];

/** Returns the position of an accident grade in its column; buyers cannot filter by it. */
export const positionOfAccident = (code: string | null): number =>
  code === null ? 0 : (ACCIDENTS as readonly string[]).indexOf(code) + 1;

/** Words that users type for a choice, besides those of the vocabulary. */
const ALSO_TYPED: { readonly [N in ChoiceName]?: Readonly<Record<string, string>> } = {
  fuel: {
    ev: 'электромобиль электрический электричка 电动车',
    hybridParallel: 'hev гибридный',
    hybridSeries: 'erev гибрид',
    phev: 'phev гибрид',
  },
  drive: { awd: 'привод 4wd 4x4', fwd: 'привод', rwd: 'привод' },
};

/** Returns all texts that name a choice, by code. */
export function textsOfChoice(name: ChoiceName): [code: string, texts: string[]][] {
  return Object.entries(carFields[name].words).map(([code, words]) => [
    code,
    [...Object.values(words), ALSO_TYPED[name]?.[code] ?? ''],
  ]);
}
