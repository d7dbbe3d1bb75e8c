import {
  type Compilable,
  type CompiledQuery,
  DummyDriver,
  type Expression,
  Kysely,
  type OnConflictBuilder,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryCreator,
  sql,
} from 'kysely';
import { type Database, rowsIn } from './query-rows.js';

export { type Expression, type ExpressionBuilder, type Generated, type GeneratedAlways, sql } from 'kysely';

/**
 * Returns Kysely's builder of statements on the tables of a service (its `tables.generated.ts`): a table or column that does not
 * exist, or a value of another type, does not compile. It has no connection; `rowsOf`, `rowOf` and `run` send what it builds.
 */
export const statementsOn = <Tables>(): QueryCreator<Tables> =>
  new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });

/** Returns the rows of a typed statement, which is sent as SQL is: in the transaction of `database`, in one round trip. */
export async function rowsOf<Row extends object>(
  database: Database,
  statement: Compilable<Row>,
): Promise<Row[]> {
  return rowsIn(await send(database, statement)) as Row[];
}

/** Returns the first row of a typed statement, if there is one. */
export const rowOf = async <Row extends object>(
  database: Database,
  statement: Compilable<Row>,
): Promise<Row | undefined> => (await rowsOf(database, statement))[0];

/** Sends a typed statement without looking at its rows. */
export async function run(database: Database, statement: Compilable): Promise<void> {
  await send(database, statement);
}

function send(database: Database, statement: Compilable): Promise<unknown> {
  const { sql: text, parameters } = statement.compile();
  return database.query(text, [...parameters]);
}

/** Stands for a value in a statement that is built before its values are known. */
class Placeholder {
  constructor(readonly name: string) {}
}

const PLACEHOLDERS = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) });

/**
 * Builds a statement at its first use; later uses only fill in their values. For paths where building costs too much: it takes as
 * long as sending. `build` may pass the values on, and not look at them.
 */
export function builtOnce<Values extends object, Row>(
  build: (values: Values) => Compilable<Row>,
): (values: Values) => Compilable<Row> {
  let built: CompiledQuery<Row> | undefined;
  return (values) => ({
    compile: () => {
      built ??= build(PLACEHOLDERS as Values).compile();
      const parameters = built.parameters.map((value) =>
        value instanceof Placeholder ? values[value.name as keyof Values] : value,
      );
      return { ...built, parameters };
    },
  });
}

/** The number of rows that a subquery finds. */
export const countOf = (rows: Expression<unknown>) =>
  sql<number>`(SELECT count(*)::int FROM ${rows} AS counted)`;

/** The values of the only column of a subquery, in its order. */
export const arrayOf = <Row>(rows: Expression<Row>) => sql<Row[keyof Row][]>`ARRAY${rows}`;

/** Skips rows that exist: `insert.onConflict(doNothing)`. */
export const doNothing = <Tables, Into extends keyof Tables>(conflict: OnConflictBuilder<Tables, Into>) =>
  conflict.doNothing();

type Unit = 'secs' | 'mins' | 'hours' | 'days';

const interval = (amount: number, unit: Unit) => sql`make_interval(${sql.raw(unit)} => ${amount})`;

/** One of these values, whatever their number; `type` is their type in PostgreSQL. */
export const anyOf = <Value>(values: readonly Value[], type: 'bigint' | 'text' | 'uuid') =>
  sql<Value>`ANY(${values}::${sql.raw(type)}[])`;

/** The moment at which the transaction began, by the database's clock. */
export const now = sql<Date>`now()`;

/** The moment so long before `now`. */
export const ago = (amount: number, unit: Unit) => sql<Date>`now() - ${interval(amount, unit)}`;

/** The moment so long after `now`. */
export const fromNow = (amount: number, unit: Unit) => sql<Date>`now() + ${interval(amount, unit)}`;
