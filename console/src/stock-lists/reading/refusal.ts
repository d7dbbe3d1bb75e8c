/** Reason why a file cannot be read: the key of the text in `console.stockLists.refusals`, with its values. */
export class FileRefusal extends Error {
  constructor(
    readonly why: RefusalKey,
    readonly values: Readonly<Record<string, string | number>> = {},
  ) {
    super(`${why} ${JSON.stringify(values)}`);
  }
}

export type RefusalKey =
  | 'empty'
  | 'tooLarge'
  | 'unpacksTooLarge'
  | 'oldWorkbook'
  | 'notTable'
  | 'damaged'
  | 'encoding'
  | 'severalSheets'
  | 'noSheet'
  | 'noRows'
  | 'tooManyRows'
  | 'tooManyColumns'
  | 'cellTooLong'
  | 'tooMuchText'
  | 'merged'
  | 'formula'
  | 'errorCell';

/** Returns the name of a cell as spreadsheets show it: `C7`. Both places count from 0. */
export function cellName(row: number, column: number): string {
  let letters = '';
  for (let rest = column; rest >= 0; rest = Math.floor(rest / 26) - 1)
    letters = String.fromCodePoint(65 + (rest % 26)) + letters;
  return `${letters}${row + 1}`;
}
