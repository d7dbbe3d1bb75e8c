type Fields = Readonly<Record<string, unknown>>;

interface Merge {
  /** The data to save: own changes, and those that others have saved meanwhile. */
  readonly data: Fields;
  /** Fields that both have changed differently; `data` has the own values. */
  readonly disputed: readonly string[];
}

/** Normalises values: forms convert missing values to empty texts and back, also within lists and texts in three languages. */
function filledIn(value: unknown): unknown {
  if (value === undefined || value === '') return null;
  if (Array.isArray(value)) return value.map(filledIn);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value)
    .map(([name, one]) => [name, filledIn(one)] as const)
    .filter(([, one]) => one !== null)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return fields.length > 0 ? Object.fromEntries(fields) : null;
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(filledIn(one)) === JSON.stringify(filledIn(other));

/**
 * Merges two changes of one record.
 * @param base the record as it was when the form was opened
 * @param mine all fields of the form; fields outside the record are not changed
 * @param theirs the record as it is now
 */
export function mergeOthers(base: Fields, mine: Fields, theirs: Fields): Merge {
  const changed = Object.keys(mine).filter((field) => field in base && !isSame(base[field], theirs[field]));
  const untouched = changed.filter((field) => isSame(base[field], mine[field]));
  return {
    data: { ...mine, ...pick(theirs, untouched) },
    disputed: changed.filter((field) => !untouched.includes(field) && !isSame(mine[field], theirs[field])),
  };
}

export const pick = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, fields[name]]));
