export const MOST_DEPARTMENTS = 1_000;
export const MOST_PEOPLE = 10_000;

/** Requests to a directory at the same time; both directories limit calls a second. */
const AT_ONCE = 5;

/** The results in the order of the items. */
export async function inBatches<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let start = 0; start < items.length; start += AT_ONCE)
    results.push(...(await Promise.all(items.slice(start, start + AT_ONCE).map(work))));
  return results;
}

/** Directories send an empty text, or nothing, for what they do not have or do not show. */
export const textOrNull = (text: string | undefined): string | null => text?.trim() || null;

/** The longest name of a department and of a person that the back office takes. */
const DEPARTMENT_NAME = 100;
const PERSON_NAME = 50;

const nameWithin = (most: number) => (name: string | undefined, id: string) =>
  (name?.trim() || id).slice(0, most).trimEnd();

/** Names as the mall keeps them: within what its own forms take, and the id for who has none. */
export const departmentName = nameWithin(DEPARTMENT_NAME);
export const personName = nameWithin(PERSON_NAME);
