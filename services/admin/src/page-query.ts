import { adminErrors } from '@mall/contracts/admin';
import type { AdminPageDto } from '@mall/contracts/define';
import { likePhone, likeText } from '@mall/persistence';
import type { DataSource, EntityManager } from 'typeorm';

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

export interface PageQuery {
  readonly select: string;
  readonly from: string;
  readonly where: Conditions;
  /** Field of the view -> expression; nothing else reaches ORDER BY. */
  readonly sortable: Readonly<Record<string, string>>;
  /** Order when none is asked for, and the tie breaker after any other. */
  readonly order: string;
}

/** @throws adminErrors.columnUnknown for a sort that is not offered. */
export async function queryPage<Row>(
  database: Queryable,
  { select, from, where, sortable, order }: PageQuery,
  { current, size, sortBy, sortOrder }: AdminPageDto,
): Promise<{ rows: Row[]; total: number }> {
  if (sortBy && !Object.hasOwn(sortable, sortBy)) {
    throw adminErrors.columnUnknown({ columns: Object.keys(sortable).join(', ') });
  }
  const direction = sortOrder === 'DESC' ? 'DESC' : 'ASC';
  const orderBy = sortBy ? `${sortable[sortBy]} ${direction}, ${order}` : order;
  const [count] = (await database.query(
    `SELECT count(*)::int AS total FROM ${from} WHERE ${String(where)}`,
    where.values,
  )) as { total: number }[];
  const rows = (await database.query(
    `SELECT ${select} FROM ${from} WHERE ${String(where)} ORDER BY ${orderBy}
      LIMIT ${size} OFFSET ${(current - 1) * size}`,
    where.values,
  )) as Row[];
  return { rows, total: count!.total };
}
