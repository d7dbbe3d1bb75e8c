import {
  carFields,
  choiceFields,
  countFields,
  rangeFields,
  unbroken,
  valuesOfCount,
  word,
  wordsOfCount,
  type CarFieldTable,
  type ChoiceName,
  type CountName,
  type Locale,
  type Texts,
} from '@mall/web-kit';
import type { Filter } from './filter.js';

type ListedName = Exclude<ChoiceName, 'condition'> | CountName;

/** A field whose values are listed in the panel, each with the number of its cars. */
export interface ListedField {
  readonly name: ListedName;
  readonly address: CarFieldTable[ListedName]['address'];
  readonly label: Texts;
  readonly values: readonly string[];
  readonly wordsOf: (value: string, locale: Locale) => string;
  /** Whether only one value can be chosen. */
  readonly isSingle: boolean;
  readonly isOpen: boolean;
  /** Whether values without cars keep their places instead of being moved to the end. */
  readonly isOrdered: boolean;
}

const addressOf = (name: ListedName): ListedField['address'] => carFields[name].address;

const choices = choiceFields.flatMap(({ name, label, words, asked, isOpen = false }): ListedField[] =>
  name === 'condition'
    ? []
    : [
        {
          name,
          address: addressOf(name),
          label,
          values: Object.keys(words),
          wordsOf: (value, locale) => word(words, value, locale),
          isSingle: asked === 'one',
          isOpen,
          isOrdered: false,
        },
      ],
);

const counts = countFields.map((field): ListedField => {
  const { name, label } = field;
  return {
    name,
    address: addressOf(name),
    label,
    values: valuesOfCount(field),
    wordsOf: (value, locale) => unbroken(wordsOfCount(field, Number(value), locale)),
    isSingle: false,
    isOpen: false,
    isOrdered: true,
  };
});

const rank = ({ isOpen, isSingle }: ListedField): number => (isOpen ? 0 : isSingle ? 2 : 1);

/** The field that is open comes first, those with a single value last. */
export const listedFields: readonly ListedField[] = [
  ...choices.sort((one, other) => rank(one) - rank(other)),
  ...counts,
];

/** Ranges without a filter of their own; those that are folded come last in the panel. */
export const openRanges = rangeFields.filter(({ name, isFolded }) => name !== 'year' && !isFolded);
export const foldedRanges = rangeFields.filter(({ isFolded }) => isFolded);

/** Returns the values of a field in a filter. */
export function chosenIn(filter: Filter, { address }: ListedField): readonly string[] {
  const value: string | readonly string[] | undefined = filter[address];
  return value === undefined ? [] : typeof value === 'string' ? [value] : value;
}

/** Returns the change that sets the values of a field. */
export const choosing = ({ address, isSingle }: ListedField, chosen: readonly string[]): Filter => ({
  [address]: chosen.length === 0 ? undefined : isSingle ? chosen[0] : chosen,
});
