/** As many columns as a desk shows. */
export const MOST_COMPARED = 4;

/** Ids out of an address or storage: what is no id is left out, and each counts once. */
export const comparedOf = (text: string | null): readonly string[] =>
  [...new Set((text ?? '').split(',').filter((id) => /^\d{1,19}$/.test(id)))].slice(0, MOST_COMPARED);
