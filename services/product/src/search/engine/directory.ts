import type { Locale } from '@mall/validation';
import { inLanguage, type StoredText } from '../../in-language.js';
import { Posting, type Universe } from './posting.js';

/** Something that cars share: a make, a series, a category, a shop, a city. */
export interface Entry<Row> {
  /** Its place in the columns; 0 is nothing at all. */
  readonly place: number;
  readonly id: string;
  /** What is stored about it; a car may be known before that is. */
  row: Row | undefined;
  /** Its name as it stands in JSON, quotes included. */
  names: Readonly<Record<Locale, string>>;
  /** The cars on sale that belong to it. */
  readonly cars: Posting;
}

/** Entries by their ids and by their places. */
export class Directory<Row extends { readonly name: StoredText }> {
  readonly entries: Entry<Row>[] = [];
  private readonly byId = new Map<string, Entry<Row>>();

  constructor(private readonly universe: Universe) {
    this.entry('');
  }

  /** The entry of this id, made if it is new. */
  entry(id: string): Entry<Row> {
    const known = this.byId.get(id);
    if (known) return known;
    const made = {
      place: this.entries.length,
      id,
      row: undefined,
      names: namesOf(undefined),
      cars: new Posting(this.universe),
    };
    this.entries.push(made);
    this.byId.set(id, made);
    return made;
  }

  find(id: string): Entry<Row> | undefined {
    return this.byId.get(id);
  }

  at(place: number): Entry<Row> {
    return this.entries[place]!;
  }

  /** Takes over the whole table; what is not in it any more is known by its number only. */
  load(rows: Iterable<readonly [id: string, row: Row]>): void {
    for (const entry of this.entries) if (entry.row) setRow(entry, undefined);
    for (const [id, row] of rows) setRow(this.entry(id), row);
  }

  /** Entries that are stored, in the order in which they became known. */
  *stored(): Generator<Entry<Row> & { row: Row }> {
    for (const entry of this.entries) if (entry.row) yield entry as Entry<Row> & { row: Row };
  }
}

/** Says what is stored about it, or that nothing is. */
export function setRow<Row extends { readonly name: StoredText }>(
  entry: Entry<Row>,
  row: Row | undefined,
): void {
  entry.row = row;
  entry.names = namesOf(row?.name);
}

const namesOf = (text: StoredText): Record<Locale, string> => ({
  ru: JSON.stringify(inLanguage(text, 'ru')),
  zh: JSON.stringify(inLanguage(text, 'zh')),
  en: JSON.stringify(inLanguage(text, 'en')),
});
