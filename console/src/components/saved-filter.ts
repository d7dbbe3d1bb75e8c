import type { SavedFilterView } from '@mall/contracts/admin';

/** How a list is asked: what of it is shown, in which order, and with which fields of its filter open. */
export interface ListQuery {
  readonly filter: Readonly<Record<string, unknown>>;
  readonly displayedFilters: Readonly<Record<string, boolean>>;
  readonly sort?: { readonly field: string; readonly order: 'ASC' | 'DESC' };
}

export const writeQuery = ({ filter, displayedFilters, sort }: ListQuery): string =>
  JSON.stringify({ filter, displayedFilters, sort });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a saved filter asks for; undefined for one that this console cannot read, written by another version. */
export function readQuery({ query }: Pick<SavedFilterView, 'query'>): ListQuery | undefined {
  try {
    const read: unknown = JSON.parse(query);
    if (!isRecord(read) || !isRecord(read['filter'])) return undefined;
    const { filter, displayedFilters, sort } = read;
    return {
      filter,
      displayedFilters: isRecord(displayedFilters) ? (displayedFilters as Record<string, boolean>) : {},
      ...(isRecord(sort) ? { sort: sort as NonNullable<ListQuery['sort']> } : {}),
    };
  } catch {
    return undefined;
  }
}

const inOrder = (value: unknown): unknown =>
  isRecord(value)
    ? Object.entries(value)
        .filter(([, one]) => one !== undefined && one !== '')
        .sort(([a], [b]) => a.localeCompare(b))
        .map(([key, one]) => [key, inOrder(one)])
    : value;

/** Whether two filters show the same, in whichever order they were put together. */
export const isSameFilter = (a: ListQuery['filter'], b: ListQuery['filter']): boolean =>
  JSON.stringify(inOrder(a)) === JSON.stringify(inOrder(b));
