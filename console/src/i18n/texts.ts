import type { Locale } from '@mall/web-kit';

/** Texts by key, nested like their keys. Plural forms: one |||| few |||| many in Russian, one |||| other in English. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

export type TextsByLocale = Readonly<Record<Locale, TextTree>>;

/** The exports of a file of texts. */
export type TextFile = Readonly<Record<string, TextsByLocale>>;

type SameKeys<T> = { readonly [K in keyof T]: T[K] extends string ? string : SameKeys<T[K]> };

/** Declares the texts of one folder; a key that only some of the languages have does not compile. */
export const texts = <E extends TextTree>(byLocale: {
  readonly en: E;
  readonly ru: SameKeys<NoInfer<E>>;
  readonly zh: SameKeys<NoInfer<E>>;
}) => byLocale;

/** Returns the texts in one language from files that export texts by language. */
export const textsOf = (files: Readonly<Record<string, TextFile>>, locale: Locale): TextTree[] =>
  Object.values(files).flatMap((file) => Object.values(file).map((byLocale) => byLocale[locale]));
