import { useGetList, useGetRecordRepresentation, usePermissions, useGetResourceLabel } from 'react-admin';
import { isOpen } from '../api/permissions.js';
import type { Target } from './targets.js';

/** Maximum number of records shown of one list. */
const MOST = 5;
/** Minimum length of a search; shorter words match too much. */
export const LEAST_TYPED = 2;

interface Source {
  readonly resource: string;
  /** Sort order, newest first. */
  readonly sort: string;
  /** The field that distinguishes records with the same name. */
  readonly detail?: string;
}

const ORDERS: Source = { resource: 'orders', sort: 'createTime' };
const CARS: Source = { resource: 'cars', sort: 'updateTime', detail: 'vin' };
const BUYERS: Source = { resource: 'buyers', sort: 'createTime' };
const SHOPS: Source = { resource: 'shops', sort: 'createTime' };

/** Searches the lists of orders, cars, buyers and shops for a text; skips lists that the caller may not open. */
export function useRecords(typed: string): {
  readonly found: readonly Target[];
  readonly isSearching: boolean;
} {
  const orders = useFound(ORDERS, typed);
  const cars = useFound(CARS, typed);
  const buyers = useFound(BUYERS, typed);
  const shops = useFound(SHOPS, typed);
  const all = [orders, cars, buyers, shops];
  return {
    found: all.flatMap(({ found }) => found),
    isSearching: all.some(({ isSearching }) => isSearching),
  };
}

function useFound({ resource, sort, detail }: Source, typed: string) {
  const { permissions: held } = usePermissions<{ readonly permissions: readonly string[] }>();
  const labelOf = useGetResourceLabel();
  const nameOf = useGetRecordRepresentation(resource);
  const isAsked = typed.length >= LEAST_TYPED && isOpen(held?.permissions ?? [], resource, 'list');
  const { data, isFetching } = useGetList<{ id: string } & Readonly<Record<string, unknown>>>(
    resource,
    { filter: { q: typed }, sort: { field: sort, order: 'DESC' }, pagination: { page: 1, perPage: MOST } },
    { enabled: isAsked },
  );
  const found = (isAsked ? (data ?? []) : []).map((record): Target => ({
    id: `${resource}/${record.id}`,
    group: labelOf(resource, 2),
    label: String(nameOf(record)),
    detail: detail && typeof record[detail] === 'string' ? record[detail] : undefined,
    path: `/${resource}/${encodeURIComponent(record.id)}/show`,
  }));
  return { found, isSearching: isAsked && isFetching };
}
