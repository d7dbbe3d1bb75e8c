import { likePhone, likeText } from './like-text.js';
import type { Page } from './page.js';
import { type Database, queryRows } from './query-rows.js';
import { column, rowShape, type RowShape } from './row-shape.js';
import { searchPatterns } from './search-text.js';
import { sortColumn, type SortRequest } from './sort-column.js';

/** Conditions of a WHERE with their values, numbered as they come. */
export class Conditions {
  readonly values: unknown[] = [];
  private readonly parts: string[] = [];

  /** The placeholder of a value. */
  bind(value: unknown): string {
    return `$${this.values.push(value)}`;
  }

  add(condition: string): this {
    this.parts.push(condition);
    return this;
  }

  /** Adds the condition only when the value was given. */
  when(value: unknown, condition: (placeholder: string) => string): this {
    return value === undefined || value === null ? this : this.add(condition(this.bind(value)));
  }

  /** Any of the columns contains the text, whatever its case. */
  contains(text: string | undefined, ...columns: readonly string[]): this {
    if (!text) return this;
    const pattern = this.bind(likeText(text));
    return this.add(`(${columns.map((column) => `${column} ILIKE ${pattern}`).join(' OR ')})`);
  }

  /** As `contains`, or the phone number has these digits, however they were typed. */
  containsOrCalls(text: string | undefined, phone: string, ...columns: readonly string[]): this {
    const digits = text && likePhone(text);
    if (!digits) return this.contains(text, phone, ...columns);
    const pattern = this.bind(likeText(text));
    const tests = columns.map((column) => `${column} ILIKE ${pattern}`);
    return this.add(`(${[`${phone} LIKE ${this.bind(digits)}`, ...tests].join(' OR ')})`);
  }

  /**
   * The text occurs in what is searched of a row, or the phone number in it has these digits, however they were typed.
   * @param rows finds the rows whose `words` fulfil a condition; see `createSearchText`
   */
  occurs(text: string | undefined, rows: (matching: string) => string): this {
    if (!text) return this;
    const patterns = searchPatterns(text);
    // Any of them inside, where the index finds both: outside, all rows would be compared with two lists.
    return this.add(rows(`(${patterns.map((pattern) => `words LIKE ${this.bind(pattern)}`).join(' OR ')})`));
  }

  toString(): string {
    return this.parts.length > 0 ? this.parts.join(' AND ') : 'true';
  }
}

export interface SqlPageQuery<Row extends object> {
  /** The columns of `select`; rows are checked against it under test. */
  readonly shape: RowShape<Row>;
  readonly select: string;
  readonly from: string;
  readonly where: Conditions;
  /** Field of the view -> expression; nothing else reaches ORDER BY. */
  readonly sortable: Readonly<Record<string, string>>;
  /** Order without a requested one, and the tie breaker after any other. */
  readonly order: string;
  /** Column that identifies a row. With it, `select` is evaluated for the rows of the page only. */
  readonly key?: string;
  /** Rows are counted up to one more than this. */
  readonly mostCounted?: number | undefined;
}

/** Pages count from 1. */
export interface PageRequest extends SortRequest {
  readonly current: number;
  readonly size: number;
}

const counted = rowShape({ total: column.integer });

/**
 * One page of a list that joins and aggregates; lists of plain entities use `pageOf`.
 * @throws UnknownSort for a sort that is not offered.
 */
export async function querySqlPage<Row extends object>(
  database: Database,
  { shape, select, from, where, sortable, order, key, mostCounted }: SqlPageQuery<Row>,
  request: PageRequest,
): Promise<Page<Row>> {
  const sorted = sortColumn(request, sortable);
  const direction = request.sortOrder === 'DESC' ? 'DESC' : 'ASC';
  const orderBy = sorted ? `${sorted} ${direction}, ${order}` : order;
  const { current, size } = request;
  const limited = mostCounted === undefined ? '' : `LIMIT ${mostCounted + 1}`;
  const [count] = await queryRows(
    database,
    counted,
    `SELECT count(*)::int AS total FROM (SELECT FROM ${from} WHERE ${String(where)} ${limited}) counted`,
    where.values,
  );
  const page = `FROM ${from} WHERE ${String(where)} ORDER BY ${orderBy}
    LIMIT $${where.values.length + 1} OFFSET $${where.values.length + 2}`;
  const sql = key
    ? `SELECT ${select} FROM ${from} WHERE ${key} IN (SELECT ${key} ${page}) ORDER BY ${orderBy}`
    : `SELECT ${select} ${page}`;
  const values = [...where.values, size, (current - 1) * size];
  return { rows: await queryRows(database, shape, sql, values), total: count!.total };
}
