import { csvMoment, csvMoney } from '@mall/validation/csv';

type Row = Readonly<Record<string, unknown>>;

/**
 * The kind of a value: a code of a dictionary, a code with a text of the console, an instant, an amount in fen, or a value computed
 * from the record.
 */
export type CellKind =
  | { readonly dictionary: string }
  | { readonly words: Readonly<Record<string, string>> }
  | { readonly is: 'moment' | 'yuan' }
  | { readonly value: (record: Row) => unknown };

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** Returns the text of a field in the exported file; unknown codes stay unchanged. */
export function exportedCell(
  name: string,
  kind: CellKind | undefined,
  options: readonly Choice[],
  translate: (key: string) => string,
): (record: Row) => unknown {
  if (!kind) return (record) => record[name];
  if ('value' in kind) return kind.value;
  return (record) => {
    const value = record[name];
    if (value === null || value === undefined) return '';
    if ('is' in kind) return kind.is === 'yuan' ? csvMoney(Number(value)) : csvMoment(String(value));
    const code = String(value);
    if ('dictionary' in kind) return options.find((one) => one.value === code)?.label ?? code;
    const key = kind.words[code];
    return key === undefined ? code : translate(key);
  };
}
