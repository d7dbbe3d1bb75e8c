import { regionOf, type Region } from '@mall/contracts/product';
import { translationsOf, type StoredText } from '@mall/validation';
import { wordsOf } from '../keyword/words.js';
import { Directory, setRow, type Entry } from './directory.js';
import type { Universe } from './posting.js';
import { textFrom } from './source-car.js';

export interface City {
  readonly name: StoredText;
  readonly region: Region | undefined;
}

/**
 * Cities where cars are located. There is no table of cities: each is registered by the first car that names
 * it.
 */
export class Cities extends Directory<City> {
  /** Position by the JSON of the name, so that repeated names are not parsed. */
  private readonly positions = new Map<string, number>();

  /** `onNew` is called for each new city. */
  constructor(
    universe: Universe,
    private readonly onNew: () => void,
  ) {
    super(universe);
  }

  /** Returns the position of the city, which is registered if it is new; 0 for none. */
  positionOf(json: string | null): number {
    if (json === null) return 0;
    const known = this.positions.get(json);
    if (known !== undefined) return known;
    const name = textFrom(json);
    const value = valueOfCity(name);
    const entry = this.entry(value);
    if (value !== '' && !entry.row) {
      setRow(entry, { name, region: regionOf(name?.zh ?? '') });
      this.onNew();
    }
    this.positions.set(json, entry.position);
    return entry.position;
  }

  /** Returns the cities with this name in any language, ignoring case and punctuation. */
  called(name: string): Entry<City>[] {
    const wanted = wordsOf(name).join(' ');
    return [...this.stored()].filter(({ row }) =>
      translationsOf(row.name).some((text) => wordsOf(text).join(' ') === wanted),
    );
  }

  inRegion(region: string): Entry<City>[] {
    return [...this.stored()].filter(({ row }) => row.region === region);
  }
}

/** Returns the value of a city in filters and facets, independent of the language. */
export const valueOfCity = (name: StoredText): string =>
  name?.en?.trim() || name?.zh?.trim() || name?.ru?.trim() || '';
