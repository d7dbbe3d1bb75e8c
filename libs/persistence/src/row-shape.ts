import type { Compilable } from 'kysely';

/**
 * A column of a query's result: the values that `pg` returns for it, as TypeScript types. Declared by `column`; `T` is derived from
 * the declaration.
 */
export interface Column<T> {
  /** The type's name in error messages: `bigint`, `text or null`. */
  readonly kind: string;
  accepts(value: unknown): value is T;
}

/**
 * The columns of an SQL query by name. With an interface as type argument, each of its fields must be declared with a column of its
 * type; without one, the row's type is derived from the columns.
 * @example const cartTotal = rowShape({ userId: column.bigint, pieces: column.integer }); type CartTotal = RowOf<typeof cartTotal>;
 * // { userId: string; pieces: number }
 */
export interface RowShape<Row extends object> {
  readonly columns: { readonly [Name in keyof Row]: Column<Row[Name]> };
}

/** The row of a shape, or of a typed statement. */
export type RowOf<Source> =
  Source extends RowShape<infer Row> ? Row : Source extends Compilable<infer Row> ? Row : never;

export const rowShape = <Row extends object>(columns: RowShape<Row>['columns']): RowShape<Row> => ({
  columns,
});

const declare = <T>(kind: string, accepts: (value: unknown) => boolean): Column<T> => ({
  kind,
  accepts: (value): value is T => accepts(value),
});

const isText = (value: unknown): value is string => typeof value === 'string';

/** The PostgreSQL types as `pg` returns them: `bigint` and `numeric` as text, `timestamptz` as a `Date`. Days need `::text`. */
export const column = {
  /** Ids, which do not fit into a number. Select amounts as `::float8` and declare them as `integer`. */
  bigint: declare<string>('bigint', (value) => isText(value) && /^-?\d+$/.test(value)),
  text: declare<string>('text', isText),
  integer: declare<number>('integer', Number.isSafeInteger),
  number: declare<number>('number', Number.isFinite),
  boolean: declare<boolean>('boolean', (value) => typeof value === 'boolean'),
  timestamp: declare<Date>('timestamp', (value) => value instanceof Date),
  day: declare<string>('day', (value) => isText(value) && /^\d{4}-\d\d-\d\d$/.test(value)),
  bytes: declare<Buffer>('bytes', Buffer.isBuffer),
  /** One of these texts or numbers. */
  oneOf: <const T extends string | number>(...values: readonly T[]): Column<T> =>
    declare(`one of ${values.join(', ')}`, (value) => (values as readonly unknown[]).includes(value)),
  /** One of the keys of a table of codes. */
  keyOf: <const T extends object>(table: T): Column<Extract<keyof T, string>> =>
    declare(
      `one of ${Object.keys(table).join(', ')}`,
      (value) => isText(value) && Object.hasOwn(table, value),
    ),
  /** A JSON document; its content is checked where it is written. */
  json: <T>(): Column<T> => declare('json', (value) => value !== undefined && value !== null),
  array: <T>(of: Column<T>): Column<T[]> =>
    declare(`array of ${of.kind}`, (value) => Array.isArray(value) && value.every((one) => of.accepts(one))),
  nullable: <T>(of: Column<T>): Column<T | null> =>
    declare(`${of.kind} or null`, (value) => value === null || of.accepts(value)),
} as const;

/**
 * Checks a row against its declaration.
 * @throws Error naming each column of the row that is missing, not declared, or of another type than declared.
 */
export function assertRow<Row extends object>(shape: RowShape<Row>, row: object): asserts row is Row {
  const declared = Object.entries<Column<unknown>>(shape.columns);
  const wrong = declared
    .filter(([name, { accepts }]) => !(name in row) || !accepts(row[name as keyof object]))
    .map(([name, { kind }]) => `${name} is ${typeOf(row, name)} instead of ${kind}`);
  const unknown = Object.keys(row)
    .filter((name) => !Object.hasOwn(shape.columns, name))
    .map((name) => `${name} is not declared`);
  const faults = [...wrong, ...unknown];
  if (faults.length > 0) throw new Error(`A row differs from its declared shape: ${faults.join('; ')}.`);
}

/** Returns the type only: values hold names and phone numbers, which must not reach a log. */
function typeOf(row: object, name: string): string {
  if (!(name in row)) return 'missing';
  const value: unknown = row[name as keyof object];
  if (value === null) return 'null';
  return typeof value === 'object' ? value.constructor.name : typeof value;
}
