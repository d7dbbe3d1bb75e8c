import type { Locale } from '@mall/validation';
import type { CarIndex } from '../index/car-index.js';
import type { Entry } from '../index/directory.js';
import { Fragments } from './fragments.js';
import type { JsonBytes } from './json-bytes.js';

interface Entries<Row> {
  readonly entries: readonly Entry<Row>[];
}

/** A piece of JSON for each entry of a directory and each language, created when it is first needed. */
export class EntryFragments<Row> {
  private readonly fragments: Readonly<Record<Locale, Fragments>> = {
    ru: new Fragments(),
    zh: new Fragments(),
    en: new Fragments(),
  };

  constructor(
    index: Pick<CarIndex, 'observe'>,
    private readonly directory: Entries<Row>,
    private readonly make: (entry: Entry<Row>, locale: Locale) => string,
  ) {
    // An entry that only a car refers to keeps its names until the tables are read again.
    index.observe({ tablesChanged: () => Object.values(this.fragments).forEach((list) => list.clear()) });
  }

  write(position: number, locale: Locale, json: JsonBytes): void {
    const list = this.fragments[locale];
    if (!list.has(position)) list.set(position, this.make(this.directory.entries[position]!, locale));
    list.write(position, json);
  }
}
