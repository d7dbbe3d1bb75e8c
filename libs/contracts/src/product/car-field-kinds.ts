import type { Locale, Texts } from '@mall/validation';
import type { Unit } from './units.js';

/** A code of a closed vocabulary. The request field and the facet are named as the field. */
export interface ChoiceField {
  readonly kind: 'choice';
  readonly label: Texts;
  readonly words: Readonly<Record<string, Texts>>;
  /** Number of values that a request takes; `switch` takes one of two and is shown as a row of buttons. */
  readonly asked: 'switch' | 'one' | 'several';
  /** Name in the address bar. */
  readonly address: string;
  /** Whether the list of values is open from the start in the filter panel. */
  readonly isOpen?: boolean;
}

/**
 * A small whole number that is chosen by value, such as the number of seats. The request takes several values; `most`
 * stands for itself and everything above. The request field and the facet are named as the field.
 */
export interface CountField {
  readonly kind: 'count';
  readonly label: Texts;
  /** Highest value, at most 250. */
  readonly most: number;
  /** A value in words, `{n}` in place of the number, by plural form. */
  readonly named: Readonly<Record<Locale, Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>>>;
  readonly address: string;
}

/**
 * The buckets in which a facet counts cars: the highest value of each, ascending, at most 250 of them. A last bucket has no
 * upper bound.
 */
export type Histogram = readonly number[];

/** A whole number with a lower and an upper bound in requests: `minMileageKm` and `maxMileageKm` for `mileageKm`. */
export interface RangeField {
  readonly kind: 'range';
  readonly label: Texts;
  readonly address: readonly [from: string, to: string];
  readonly unit?: Unit;
  /** Whether the name stands in front of the bounds on a chip, because the unit alone is ambiguous. */
  readonly isNamedOnChip?: boolean;
  /** Highest bound that a request takes; that of the fact by default. */
  readonly requestMax?: number;
  /** A facet that counts the cars of every value from `from` to `to`, beside the facet of the lowest and highest. */
  readonly counted?: { readonly facet: string; readonly from: number; readonly to: number };
  /** A histogram of the cars found: see `Histogram`. */
  readonly histogram?: Histogram;
  /** Numbers of `CAR_SORTS`. */
  readonly sorts?: { readonly ascending: number; readonly descending: number };
  /** Whether the bounds are hidden in the filter panel until they are opened. */
  readonly isFolded?: boolean;
}

/** A filter that is on or absent: the request field takes 1. */
export interface FlagField {
  readonly kind: 'flag';
  readonly label: Texts;
  readonly request: string;
  readonly address: string;
}

/** A group that a car belongs to. `facets` are the lists of `CarFacetsView` that are counted without this filter. */
export interface MemberField {
  readonly kind: 'member';
  readonly label: Texts;
  /** The first request field takes the value; the others are other names of it that the prescribed API has. */
  readonly request: readonly [string, ...string[]];
  readonly asked: 'one' | 'several';
  readonly facets: readonly string[];
  readonly address: string;
}

/** Money, requested in CNY fen or in whole roubles at the current rate. */
export interface PriceField {
  readonly kind: 'price';
  readonly label: Texts;
  readonly request: readonly [min: string, max: string];
  readonly requestRoubles: readonly [min: string, max: string];
  readonly addressYuan: readonly [from: string, to: string];
  readonly addressRoubles: readonly [from: string, to: string];
  /** Buckets in fen. */
  readonly histogram: Histogram;
  readonly sorts: { readonly ascending: number; readonly descending: number };
}

/**
 * The price with duties, fees and delivery to the buyer's city, in whole roubles, as the order service calculates it for a car. It
 * depends on the city and on who imports the car; a request that names any of these fields gets the totals of its cars.
 */
export interface LandedField {
  readonly kind: 'landed';
  readonly label: Texts;
  readonly request: readonly [min: string, max: string];
  readonly requestCity: string;
  readonly requestImporter: string;
  readonly address: readonly [from: string, to: string];
  readonly addressCity: string;
  readonly addressImporter: string;
  /** The highest total of each bucket of the histogram, in roubles, as in `Histogram`. */
  readonly steps: readonly number[];
  readonly sorts: { readonly ascending: number; readonly descending: number };
}

export type CarField =
  ChoiceField | CountField | RangeField | FlagField | MemberField | PriceField | LandedField;
