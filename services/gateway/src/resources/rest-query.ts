import type { Operation, Resource } from '@mall/contracts/define';
import { fieldsOf, type Shaped } from '@mall/validation';

type Bag = Record<string, unknown>;

export interface ListQuery {
  readonly request: Bag;
  readonly from: number;
}

/** The most rows one answer may have: exports and "select all" of the console stay below. */
const MOST = 1_000;

/**
 * Turns `filter`, `range` and `sort` of the simple-rest dialect into a list request.
 * `range` counts from 0 with both ends included; without one (getMany) everything asked for comes back.
 */
export function listQuery(resource: Resource, query: Record<string, string | undefined>): ListQuery {
  const filter = parse<Bag>(query['filter'], {});
  const [from, to] = parse<[number, number]>(query['range'], [0, MOST - 1]);
  const size = Math.min(MOST, Math.max(1, to - from + 1));
  const [field, order] = parse<[string?, string?]>(query['sort'], []);
  const { id, q, ...rest } = filter;
  const known = fieldsOf(resource.list.request as Shaped);
  const isDefaultSort = field === 'id' && !known.has('id');
  return {
    from,
    request: {
      ...flat(rest),
      ...(id === undefined ? {} : { ids: Array.isArray(id) ? id : [id] }),
      ...(q ? { keyWord: q } : {}),
      ...(field
        ? { sortBy: isDefaultSort ? resource.idField : field, sortOrder: order === 'DESC' ? 'DESC' : 'ASC' }
        : {}),
      current: Math.floor(from / size) + 1,
      size,
    },
  };
}

/** Only the fields the operation knows: a form sends back the whole record, computed fields too. */
export function knownFields(operation: Operation, body: unknown): Bag {
  const known = fieldsOf(operation.request);
  const entries = Object.entries((body ?? {}) as Bag).filter(([name]) => known.has(name));
  return Object.fromEntries(entries);
}

/** The record's own id field stays; the console also finds it as `id`. */
export function withId(resource: Resource, record: Bag): Bag {
  return { ...record, id: record[resource.idField] };
}

function flat(filter: Bag): Bag {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== '' && value !== null));
}

function parse<T>(text: string | undefined, fallback: T): T {
  if (!text) return fallback;
  try {
    return JSON.parse(text) as T;
  } catch {
    return fallback;
  }
}
