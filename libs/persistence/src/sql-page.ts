import { type RawBuilder, sql } from 'kysely';
import { containing } from './containing.js';
import { likePhone } from './fold-text.js';
import type { Page } from './page.js';
import { type Database, queryRows } from './query-rows.js';
import { column, rowShape, type RowShape } from './row-shape.js';
import { occurring } from './search-text.js';
import { sortColumn, type SortRequest } from './sort-column.js';

/** Collects the conditions of a WHERE clause with their values, numbered in order of addition. */
export class Conditions {
  readonly values: unknown[] = [];
  private readonly parts: string[] = [];

  /** Adds a value and returns its placeholder. */
  bind(value: unknown): string {
    return `$${this.values.push(value)}`;
  }

  add(condition: string): this {
    this.parts.push(condition);
    return this;
  }

  /** Adds the condition only when a value is given. */
  when(value: unknown, condition: (placeholder: string) => string): this {
    return value === undefined || value === null ? this : this.add(condition(this.bind(value)));
  }

  /** Requires that every word of the text occurs in one of the columns; see `foldText`. */
  contains(text: string | undefined, ...columns: readonly string[]): this {
    return text ? this.add(containing(text, columns, (pattern) => this.bind(pattern))) : this;
  }

  /** Like `contains`, but also accepts a phone number with these digits, in any spelling. */
  containsOrCalls(text: string | undefined, phone: string, ...columns: readonly string[]): this {
    const digits = text && likePhone(text);
    if (!digits) return this.contains(text, phone, ...columns);
    const called = `${phone} LIKE ${this.bind(digits)}`;
    // A parameter that no column is compared with has no type, and PostgreSQL refuses the statement.
    if (columns.length === 0) return this.add(called);
    return this.add(`(${called} OR ${containing(text, columns, (pattern) => this.bind(pattern))})`);
  }

  /**
   * Requires that the searchable text of a row contains every word of the text, or a phone number with these digits in any spelling.
   * @param rows returns the SQL that selects the rows whose `folded` fulfils a condition; see `addFoldedText`
   */
  occurs(text: string | undefined, rows: (matching: string) => string): this {
    return text ? this.add(rows(occurring(text, (pattern) => this.bind(pattern)))) : this;
  }

  toString(): string {
    return this.parts.length > 0 ? this.parts.join(' AND ') : 'true';
  }

  /** Returns the conditions for a typed statement. */
  get typed(): RawBuilder<boolean> {
    const parts = String(this)
      .split(/\$(\d+)/)
      .map((part, index) => (index % 2 ? sql`${this.values[Number(part) - 1]}` : sql.raw(part)));
    return sql`(${sql.join(parts, sql.raw(''))})`;
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
  /** The default order, and the tie breaker of any other order. */
  readonly order: string;
  /** The column that identifies a row. With it, `select` is evaluated only for the rows of the page. */
  readonly key?: string;
  /** Rows are counted up to one more than this number. */
  readonly mostCounted?: number | undefined;
}

/** The requested page; pages count from 1. */
export interface PageRequest extends SortRequest {
  readonly current: number;
  readonly size: number;
}

const counted = rowShape({ total: column.integer });

/**
 * Returns one page of a list that joins and aggregates; lists of plain entities use `pageOf`.
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
