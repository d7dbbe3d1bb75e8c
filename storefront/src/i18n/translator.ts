/** Texts of one namespace. */
export type TextTree = { readonly [key: string]: string | TextTree };

export type TextValues = Readonly<Record<string, unknown>>;

/** Returns the text at a path such as `filters.title`. */
function textAt(tree: TextTree, path: string): string | undefined {
  let found: string | TextTree | undefined = tree;
  for (const step of path.split('.')) {
    if (typeof found !== 'object' || !Object.hasOwn(found, step)) return undefined;
    found = found[step];
  }
  return typeof found === 'string' ? found : undefined;
}

/**
 * Formats texts in the part of i18next's syntax that the shop uses: keys with dots, `{{name}}`, `{{count, number}}`, and plural
 * forms by the suffixes of `Intl.PluralRules`. A test compares it with i18next for all texts.
 */
export class Translator {
  private readonly plurals: Intl.PluralRules;
  private readonly numbers: Intl.NumberFormat;

  constructor(language: string) {
    this.plurals = new Intl.PluralRules(language);
    this.numbers = new Intl.NumberFormat(language);
  }

  /** Returns the text of `key`, with its values; the key itself when it is missing, so that a gap is visible. */
  text(texts: TextTree, key: string, values: TextValues = {}): string {
    const text = this.pluralText(texts, key, values['count']) ?? textAt(texts, key) ?? key;
    return text.replace(/\{\{\s*(\w+)(,\s*number)?\s*\}\}/g, (_, name: string, isNumber?: string) => {
      const value = values[name];
      if (value === undefined || value === null) return '';
      return isNumber ? this.numbers.format(Number(value)) : String(value);
    });
  }

  private pluralText(texts: TextTree, key: string, count: unknown): string | undefined {
    return typeof count === 'number' ? textAt(texts, `${key}_${this.plurals.select(count)}`) : undefined;
  }
}
