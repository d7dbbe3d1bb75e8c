import type { SavedFilterView } from '@mall/contracts/admin';

/** The state of a list: its filter, order and displayed filter fields. */
export interface ListQuery {
  readonly filter: Readonly<Record<string, unknown>>;
  readonly displayedFilters: Readonly<Record<string, boolean>>;
  readonly sort?: { readonly field: string; readonly order: 'ASC' | 'DESC' };
}

export const writeQuery = ({ filter, displayedFilters, sort }: ListQuery): string =>
  JSON.stringify({ filter, displayedFilters, sort });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses a saved filter; undefined for one written by an incompatible version. */
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

/** Whether two filters are equal, whatever the order of their fields. */
export const isSameFilter = (a: ListQuery['filter'], b: ListQuery['filter']): boolean =>
  JSON.stringify(inOrder(a)) === JSON.stringify(inOrder(b));
