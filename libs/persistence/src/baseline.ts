import type { DataSource, MigrationInterface, QueryRunner } from 'typeorm';

/** A migration that makes at once what all migrations of a service up to a release made one after the other. */
export interface BaselineMigration extends MigrationInterface {
  readonly release: string;
  /** Names of the replaced migrations in the table of migrations, in their order. */
  readonly replaces: readonly string[];
}

/** `down` of a baseline, which `undoMigrations` never calls. */
export const refuseToUndo = (): Promise<never> => Promise.reject(new Error('A baseline cannot be undone.'));

export const baselinesOf = ({ migrations }: DataSource): readonly BaselineMigration[] =>
  migrations.filter((migration) => 'replaces' in migration) as BaselineMigration[];

/**
 * Records a baseline as done when all migrations that it replaces are recorded, and these when the baseline is. They stay
 * recorded, because services of that release compare them with their own list at each start. Requires the lock of
 * migrations; can be repeated.
 * @throws Error for a database that is older than that release
 */
export async function recordBaselines(
  guard: QueryRunner,
  baselines: readonly BaselineMigration[],
): Promise<void> {
  const done = await namesIn(guard);
  const names = baselines.flatMap((baseline) => namesToRecord(baseline, done));
  if (names.length === 0) return;
  // Before all other rows, because the row with the highest id is undone first.
  await guard.query(
    `WITH moved AS (DELETE FROM migrations WHERE name = ANY ($1))
     INSERT INTO migrations (id, "timestamp", name)
     SELECT (SELECT min(id) FROM migrations) + place - 1 - cardinality($1), right(name, 13)::bigint, name
       FROM unnest($1::text[]) WITH ORDINALITY AS recorded (name, place)`,
    [names],
  );
}

function namesToRecord(baseline: BaselineMigration, done: ReadonlySet<string>): readonly string[] {
  const { release, replaces } = baseline;
  const own = nameOf(baseline);
  const missing = replaces.filter((name) => !done.has(name));
  const isPending = !done.has(own) && missing.length === replaces.length;
  if (isPending || (done.has(own) && missing.length === 0)) return [];
  if (done.has(own) || missing.length === 0) return [...replaces, own];
  throw new Error(
    `This database is older than release ${release}: ${missing.length} of its ${replaces.length} migrations are missing, ` +
      `${missing[0]} first. Upgrade it to ${release}, then to this release.`,
  );
}

/** Returns the names of all recorded migrations; none in a database without a table of them. */
export async function namesIn(guard: QueryRunner | DataSource): Promise<ReadonlySet<string>> {
  const [table] = (await guard.query(
    `SELECT FROM pg_tables WHERE schemaname = current_schema() AND tablename = 'migrations'`,
  )) as object[];
  const rows = (table ? await guard.query('SELECT name FROM migrations') : []) as { name: string }[];
  return new Set(rows.map(({ name }) => name));
}

export const nameOf = ({ name, constructor }: MigrationInterface): string => name ?? constructor.name;
