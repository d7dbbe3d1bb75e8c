/** Maximum number of compared cars, the columns that fit on a desktop. */
export const MOST_COMPARED = 4;

/** Parses ids from a URL or storage; drops invalid ones and duplicates. */
export const comparedOf = (text: string | null): readonly string[] =>
  [...new Set((text ?? '').split(',').filter((id) => /^\d{1,19}$/.test(id)))].slice(0, MOST_COMPARED);
