import type { Operation, Resource } from '@mall/contracts/define';
import { invalidInput } from '@mall/messaging';
import { fieldsOf, ruleTexts, type Shaped } from '@mall/validation';

type Bag = Record<string, unknown>;

export interface ListQuery {
  readonly request: Bag;
  readonly from: number;
}

/** Maximum rows of one answer: exports and "select all" of the console stay below. */
const MOST = 1_000;

const LAST_ROW = 1_000_000_000;

/**
 * Turns `filter`, `range` and `sort` of the simple-rest dialect into a list request. `range` counts from 0 with both
 * ends included; without one (getMany) everything requested is returned.
 * @throws invalidInput naming the parameter that does not follow the dialect.
 */
export function listQuery(resource: Resource, query: Readonly<Record<string, unknown>>): ListQuery {
  const filter = parse(query, 'filter', isBag) ?? {};
  const [from, to] = parse(query, 'range', isRange) ?? [0, MOST - 1];
  const [field, order] = parse(query, 'sort', isSort) ?? [];
  const size = Math.min(MOST, to - from + 1);
  const { id, q, ...rest } = filter;
  const known = fieldsOf(resource.list.request as Shaped);
  const isDefaultSort = field === 'id' && !known.has('id');
  return {
    from,
    request: {
      ...flat(rest),
      ...(id === undefined ? {} : { ids: Array.isArray(id) ? id : [id] }),
      ...(q ? { keyWord: q } : {}),
      ...(field ? { sortBy: isDefaultSort ? resource.idField : field, sortOrder: order ?? 'ASC' } : {}),
      current: Math.floor(from / size) + 1,
      size,
    },
  };
}

/** Returns only the fields that the operation has: a form sends back the whole record, computed fields too. */
export function knownFields(operation: Operation, body: unknown): Bag {
  const known = fieldsOf(operation.request);
  const entries = Object.entries((body ?? {}) as Bag).filter(([name]) => known.has(name));
  return Object.fromEntries(entries);
}

/** Returns the record with its id as `id`, too; its own id field stays. */
export function withId(resource: Resource, record: Bag): Bag {
  return { ...record, id: record[resource.idField] };
}

function flat(filter: Bag): Bag {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== '' && value !== null));
}

const isBag = (value: unknown): value is Bag =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isRange = (value: unknown): value is [number, number] => {
  if (!Array.isArray(value) || value.length !== 2 || !value.every(Number.isSafeInteger)) return false;
  const [from, to] = value as [number, number];
  return from >= 0 && from <= to && to <= LAST_ROW;
};

const isSort = (value: unknown): value is [string?, ('ASC' | 'DESC')?] => {
  if (!Array.isArray(value) || value.length > 2) return false;
  const [field = '', order = 'ASC'] = value as unknown[];
  return typeof field === 'string' && (order === 'ASC' || order === 'DESC');
};

const EXPECTED = {
  filter: '{"status":1}',
  range: '[0,24]',
  sort: '["createTime","DESC"]',
} as const;

/** Parses the JSON in a parameter; `undefined` where it is missing or empty. */
function parse<T>(
  query: Readonly<Record<string, unknown>>,
  name: keyof typeof EXPECTED,
  is: (value: unknown) => value is T,
): T | undefined {
  const text = query[name];
  if (text === undefined || text === '') return undefined;
  const value = typeof text === 'string' ? jsonOf(text) : undefined;
  if (is(value)) return value;
  const label = { ru: name, zh: name, en: name };
  throw invalidInput([{ field: name, text: ruleTexts.example, params: { label, example: EXPECTED[name] } }]);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
