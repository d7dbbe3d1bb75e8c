import { inLanguage, type Locale, type StoredText } from '@mall/validation';
import { Posting, type Universe } from './posting.js';

/** An entity that cars refer to: make, series, category, shop or city. */
export interface Entry<Row> {
  /** Number in the columns; 0 means none. */
  readonly position: number;
  readonly id: string;
  /** Stored row; undefined while only a car has referred to the entity. */
  row: Row | undefined;
  /** Name as a JSON string, quotes included. */
  names: Readonly<Record<Locale, string>>;
  /** Cars on sale that belong to it. */
  readonly cars: Posting;
}

/** Entries by id and by position. */
export class Directory<Row extends { readonly name: StoredText }> {
  readonly entries: Entry<Row>[] = [];
  private readonly byId = new Map<string, Entry<Row>>();

  constructor(private readonly universe: Universe) {
    this.entry('');
  }

  /** Returns the entry of this id; created if it does not exist. */
  entry(id: string): Entry<Row> {
    const known = this.byId.get(id);
    if (known) return known;
    const made = {
      position: this.entries.length,
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

  at(position: number): Entry<Row> {
    return this.entries[position]!;
  }

  /** Replaces all rows. Entries without a row keep their position, because cars may refer to them. */
  load(rows: Iterable<readonly [id: string, row: Row]>): void {
    for (const entry of this.entries) if (entry.row) setRow(entry, undefined);
    for (const [id, row] of rows) setRow(this.entry(id), row);
  }

  /** Entries that have a row, in order of position. */
  *stored(): Generator<Entry<Row> & { row: Row }> {
    for (const entry of this.entries) if (entry.row) yield entry as Entry<Row> & { row: Row };
  }
}

/** Sets or removes the row of an entry and derives its names. */
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
