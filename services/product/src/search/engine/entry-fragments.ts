import type { Locale } from '@mall/validation';
import type { Entry } from './directory.js';
import { Fragment } from './json-bytes.js';

interface Kept {
  /** The names that the text was made of: a row that is loaded again brings new ones. */
  readonly names: object;
  readonly text: string;
  readonly fragment: Fragment;
}

/** A piece of JSON for each entry of a directory and each language, made when it is first needed. */
export class EntryFragments<Row> {
  private readonly kept: Readonly<Record<Locale, (Kept | undefined)[]>> = { ru: [], zh: [], en: [] };

  constructor(private readonly make: (entry: Entry<Row>, locale: Locale) => string) {}

  of(entry: Entry<Row>, locale: Locale): Fragment {
    return this.get(entry, locale).fragment;
  }

  textOf(entry: Entry<Row>, locale: Locale): string {
    return this.get(entry, locale).text;
  }

  private get(entry: Entry<Row>, locale: Locale): Kept {
    const known = this.kept[locale][entry.place];
    if (known?.names === entry.names) return known;
    const text = this.make(entry, locale);
    const made = { names: entry.names, text, fragment: new Fragment(text) };
    this.kept[locale][entry.place] = made;
    return made;
  }
}
