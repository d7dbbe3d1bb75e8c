export const MOST_DEPARTMENTS = 1_000;
export const MOST_PEOPLE = 10_000;

/** Number of parallel requests to a directory; both directories limit calls a second. */
const AT_ONCE = 5;

/** Returns the results in the order of the items. */
export async function inBatches<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let start = 0; start < items.length; start += AT_ONCE)
    results.push(...(await Promise.all(items.slice(start, start + AT_ONCE).map(work))));
  return results;
}

/** Returns null for an empty text or none: directories send either for data that they do not have or do not show. */
export const textOrNull = (text: string | undefined): string | null => text?.trim() || null;

/** Longest names of a department and of a person that the back office accepts. */
const DEPARTMENT_NAME = 100;
const PERSON_NAME = 50;

const nameWithin = (most: number) => (name: string | undefined, id: string) =>
  (name?.trim() || id).slice(0, most).trimEnd();

/** Names as the mall stores them: shortened to what its own forms accept, and the id for an entry without a name. */
export const departmentName = nameWithin(DEPARTMENT_NAME);
export const personName = nameWithin(PERSON_NAME);
