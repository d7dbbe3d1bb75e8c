import type { DataSource, EntityManager } from 'typeorm';
import { likePhone, likeText } from './like-text.js';
import type { Page } from './page.js';

type Queryable = Pick<DataSource | EntityManager, 'query'>;

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

  toString(): string {
    return this.parts.length > 0 ? this.parts.join(' AND ') : 'true';
  }
}

export interface SqlPageQuery {
  readonly select: string;
  readonly from: string;
  readonly where: Conditions;
  /** Field of the view -> expression; nothing else reaches ORDER BY. */
  readonly sortable: Readonly<Record<string, string>>;
  /** Order when none is asked for, and the tie breaker after any other. */
  readonly order: string;
  /** The error for a sort that is not offered; `columns` lists those that are. */
  readonly unknownSort: (columns: string) => Error;
}

/** Pages count from 1. */
export interface PageRequest {
  readonly current: number;
  readonly size: number;
  readonly sortBy?: string | undefined;
  readonly sortOrder?: 'ASC' | 'DESC' | undefined;
}

/**
 * One page of a list that joins and aggregates; lists of plain entities use `pageOf`.
 * @throws what `unknownSort` makes, for a sort that is not offered.
 */
export async function querySqlPage<Row>(
  database: Queryable,
  { select, from, where, sortable, order, unknownSort }: SqlPageQuery,
  { current, size, sortBy, sortOrder }: PageRequest,
): Promise<Page<Row>> {
  if (sortBy && !Object.hasOwn(sortable, sortBy)) throw unknownSort(Object.keys(sortable).join(', '));
  const direction = sortOrder === 'DESC' ? 'DESC' : 'ASC';
  const orderBy = sortBy ? `${sortable[sortBy]} ${direction}, ${order}` : order;
  const [count] = await database.query<{ total: number }[]>(
    `SELECT count(*)::int AS total FROM ${from} WHERE ${String(where)}`,
    where.values,
  );
  const rows = await database.query<Row[]>(
    `SELECT ${select} FROM ${from} WHERE ${String(where)} ORDER BY ${orderBy}
      LIMIT ${size} OFFSET ${(current - 1) * size}`,
    where.values,
  );
  return { rows, total: count!.total };
}
