import type { Locale } from '@mall/validation';
import { pluralRules } from '@mall/validation/typography';
import type { CarField, ChoiceField, CountField, Histogram } from './car-field-kinds.js';
import {
  carFields,
  type CarFieldName,
  type CarFieldTable,
  type ChoiceName,
  type CountName,
  type FieldNameOf,
  type MemberName,
  type RangeName,
} from './car-fields.js';

/** A row of the table of car fields, with its name. */
export type FieldRow<Kind extends CarField['kind']> = Extract<CarField, { readonly kind: Kind }> & {
  readonly name: FieldNameOf<Kind>;
};

const rows = Object.entries(carFields).map(([name, field]) => ({ name, ...field }));

/** Returns the rows of one kind, in the order of the table. */
const rowsOf = <Kind extends CarField['kind']>(kind: Kind): readonly FieldRow<Kind>[] =>
  rows.filter((row): row is typeof row & FieldRow<Kind> => row.kind === kind);

export const choiceFields = rowsOf('choice');
export const countFields = rowsOf('count');
export const rangeFields = rowsOf('range');
export const flagFields = rowsOf('flag');
export const memberFields = rowsOf('member');

export const choiceNames = choiceFields.map(({ name }) => name);
export const countNames = countFields.map(({ name }) => name);
export const rangeNames = rangeFields.map(({ name }) => name);

/** Returns a record of these entries. */
export const recordFrom = <Name extends string, Value>(
  entries: readonly (readonly [Name, Value])[],
): Record<Name, Value> => Object.fromEntries(entries) as Record<Name, Value>;

/**
 * Returns a record with one entry for each of these names. Written without intermediate arrays: each search makes
 * several of them.
 */
export function recordOf<Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> {
  const record = {} as Record<Name, Value>;
  for (const name of names) record[name] = valueOf(name);
  return record;
}

/** A code of a choice, such as `petrol` of `fuel`. */
export type CodeOf<Name extends ChoiceName> = keyof CarFieldTable[Name]['words'] & string;

type AskedName<Asked extends ChoiceField['asked']> = {
  [N in ChoiceName]: CarFieldTable[N]['asked'] extends Asked ? N : never;
}[ChoiceName];

/** Returns the choices that a request takes in this way. */
export const choicesAsked = <Asked extends ChoiceField['asked']>(
  asked: Asked,
): (ChoiceName & AskedName<Asked>)[] =>
  choiceNames.filter((name): name is ChoiceName & AskedName<Asked> => carFields[name].asked === asked);

export type SeveralName = AskedName<'several'>;
export type SingleName = AskedName<'switch' | 'one'>;

export type MinName<Name extends string> = `min${Capitalize<Name>}`;
export type MaxName<Name extends string> = `max${Capitalize<Name>}`;

/** The request fields of stored fields. */
export type StoredFilters = { [N in SingleName]?: CodeOf<N> } & { [N in SeveralName]?: CodeOf<N>[] } & {
  [N in CountName]?: number[];
} & { [N in RangeName as MinName<N> | MaxName<N>]?: number };

/** Returns the names of the request fields of a range. */
export function boundsOf<Name extends RangeName>(name: Name): readonly [MinName<Name>, MaxName<Name>] {
  const capitalized = (name.slice(0, 1).toUpperCase() + name.slice(1)) as Capitalize<Name>;
  return [`min${capitalized}`, `max${capitalized}`];
}

/** Returns all values of a count, as facets and the address bar write them. */
export const valuesOfCount = ({ most }: CountField): string[] =>
  Array.from({ length: most }, (_, at) => String(at + 1));

const orMore: Readonly<Record<Locale, string>> = {
  ru: '{value} и более',
  zh: '{value}及以上',
  en: '{value} or more',
};

/** Returns a value of a count in words: `2 владельца`, `4 владельца и более`. */
export function wordsOfCount({ named, most }: CountField, value: number, locale: Locale): string {
  const forms = named[locale];
  const form = forms[pluralRules(locale).select(value)] ?? forms.other ?? '{n}';
  const words = form.replace('{n}', String(value));
  return value < most ? words : orMore[locale].replace('{value}', words);
}

/** Facets that list the groups of cars, such as makes, and those that list the values of a range. */
export type MemberFacet = CarFieldTable[MemberName]['facets'][number];
export type CountedName = {
  [N in RangeName]: CarFieldTable[N] extends { readonly counted: object } ? N : never;
}[RangeName];
export type CountedFacet = CarFieldTable[CountedName]['counted']['facet'];

/** Fields with a histogram among the facets. */
export type HistogramName = {
  [N in CarFieldName]: CarFieldTable[N] extends { readonly histogram: Histogram } ? N : never;
}[CarFieldName];

export const histogramNames = rows.flatMap(({ name, ...field }) =>
  'histogram' in field ? [name as HistogramName] : [],
);

export const memberFacets: readonly MemberFacet[] = memberFields.flatMap(
  ({ name }): readonly MemberFacet[] => carFields[name].facets,
);
export const countedNames = rangeNames.filter((name): name is CountedName => 'counted' in carFields[name]);
export const countedFacets: readonly CountedFacet[] = countedNames.map(
  (name) => carFields[name].counted.facet,
);
