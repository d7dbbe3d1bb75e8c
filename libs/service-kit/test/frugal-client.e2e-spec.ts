import { startMall, until, type TestMall } from '@mall/testing';
import { DataSource } from 'typeorm';
import { createDataSource, isDatabaseAway } from '@mall/persistence';

let mall: TestMall;
let source: DataSource;

beforeAll(async () => {
  mall = await startMall([]);
  const url = mall.infrastructure.databaseUrls.chat;
  source = await createDataSource({
    url,
    entities: [],
    migrations: [],
    poolSize: 1,
    applicationName: 'frugal',
  }).initialize();
  await source.query('CREATE TABLE paint (name TEXT PRIMARY KEY, litres INT NOT NULL)');
});

afterAll(() => source.destroy());

const prepared = async (): Promise<{ statement: string; used: number }[]> =>
  source.query(
    `SELECT statement, (generic_plans + custom_plans)::int AS used FROM pg_prepared_statements ORDER BY prepare_time`,
  );
const litres = async (name: string): Promise<number | undefined> =>
  ((await source.query('SELECT litres FROM paint WHERE name = $1', [name])) as { litres: number }[])[0]
    ?.litres;

it('prepares what has parameters once, and leaves everything else alone', async () => {
  const sql = 'INSERT INTO paint VALUES ($1, $2)';
  for (const name of ['red', 'blue', 'green']) await source.query(sql, [name, 1]);
  await source.query('SELECT count(*) FROM paint');
  expect(await prepared()).toEqual([{ statement: sql, used: 3 }]);
});

it('leaves statements that search for a pattern without a name, so that each pattern has its own plan', async () => {
  const search = 'SELECT name FROM paint WHERE name LIKE $1 ORDER BY name';
  for (const [pattern, found] of [
    ['%re%', ['green', 'red']],
    ['%nothing%', []],
  ] as const)
    expect(await source.query(search, [pattern])).toEqual(found.map((name) => ({ name })));
  expect((await prepared()).filter(({ statement }) => statement === search)).toEqual([]);
});

it('reads rows, none and many of them, the same way each time a statement is used', async () => {
  const kinds = `SELECT $1::int8 AS big, $2::timestamptz AS at, $3::jsonb AS facts, NULL AS nothing, 1.5::float8 AS half
                   FROM generate_series(1, $4)`;
  const at = new Date('2026-11-22T06:00:00.000Z');
  const row = { big: '9007199254740993', at, facts: { a: ['é', null] }, nothing: null, half: 1.5 };
  for (const times of [1, 0, 3, 1])
    expect(await source.query(kinds, [row.big, at, JSON.stringify(row.facts), times])).toEqual(
      Array.from({ length: times }, () => row),
    );
  const thin = 'UPDATE paint SET litres = litres - $2 WHERE name = $1';
  for (const changed of [0, 0]) expect(await source.query(thin, ['none', 1])).toEqual([[], changed]);
  expect(await source.query(thin, ['green', 0])).toEqual([[], 1]);
  expect(await source.query(`${thin} RETURNING name`, ['green', 0])).toEqual([[{ name: 'green' }], 1]);
});

it('continues after the failure of a statement that was described before', async () => {
  const share = 'SELECT litres / $1::int AS share FROM paint WHERE name = $2';
  expect(await source.query(share, [1, 'red'])).toEqual([{ share: 1 }]);
  await expect(source.query(share, [0, 'red'])).rejects.toThrow(/division by zero/);
  const unsayable: Record<string, unknown> = {};
  unsayable['self'] = unsayable;
  await expect(source.query(share, [unsayable, 'red'])).rejects.toThrow(/circular/);
  expect(await source.query(share, [1, 'red'])).toEqual([{ share: 1 }]);
});

it('keeps what was committed and nothing of what was rolled back', async () => {
  await source.transaction(async (tx) => {
    await tx.query('UPDATE paint SET litres = $2 WHERE name = $1', ['red', 5]);
  });
  const failing = source.transaction(async (tx) => {
    await tx.query('UPDATE paint SET litres = $2 WHERE name = $1', ['red', 9]);
    throw new Error('no more');
  });
  await expect(failing).rejects.toThrow('no more');
  // An empty transaction sends nothing: neither of these may leave the connection inside an open transaction.
  await source.transaction(() => Promise.resolve());
  expect(await litres('red')).toBe(5);
  const [{ alone }] = (await source.query(
    `SELECT now() = statement_timestamp() AS alone FROM pg_sleep(0.01)`,
  )) as [{ alone: boolean }];
  expect(alone).toBe(true);
});

it('executes statements sent together in order, and rolls all of them back when one fails', async () => {
  const repaint = (name: string) =>
    source.transaction(async (tx) => {
      const [, read] = await Promise.all([
        tx.query('UPDATE paint SET litres = litres + $2 WHERE name = $1', ['blue', 10]),
        tx.query('SELECT litres FROM paint WHERE name = $1', ['blue']) as Promise<{ litres: number }[]>,
        tx.query('INSERT INTO paint VALUES ($1, $2)', [name, 1]),
      ]);
      return read[0]!.litres;
    });
  expect(await repaint('white')).toBe(11);
  await expect(repaint('white')).rejects.toThrow(/duplicate key/);
  expect(await litres('blue')).toBe(11);
  expect(await repaint('black')).toBe(21);
});

it('replans a statement when its table has changed', async () => {
  const all = (): Promise<unknown> => source.query('SELECT * FROM paint WHERE name = $1', ['green']);
  expect(await all()).toEqual([{ name: 'green', litres: 1 }]);
  await source.query('ALTER TABLE paint ADD is_glossy BOOLEAN NOT NULL DEFAULT true');
  await expect(all()).rejects.toThrow(/must not change result type/);
  expect(await all()).toEqual([{ name: 'green', litres: 1, is_glossy: true }]);
});

it('leaves a connection that does not answer, and uses another one', async () => {
  const { options } = source as { options: { extra: { query_timeout: number; statement_timeout: number } } };
  // PostgreSQL itself ends a statement that is merely slow, and reports it.
  expect(options.extra.query_timeout).toBeGreaterThan(options.extra.statement_timeout);
  const extra = { ...options.extra, query_timeout: 500 };
  const impatient = await new DataSource({ ...source.options, extra } as DataSource['options']).initialize();
  const pid = async (): Promise<number> => {
    const [row] = (await impatient.query('SELECT pg_backend_pid() AS pid')) as [{ pid: number }];
    return row.pid;
  };
  const silent = await pid();
  process.kill(silent, 'SIGSTOP');
  try {
    const failure: unknown = await impatient
      .query('SELECT litres FROM paint WHERE name = $1', ['red'])
      .catch((thrown: unknown) => thrown);
    expect(isDatabaseAway(failure)).toBe(true);
    // The pool learns within a turn of the event loop that the connection is closed.
    const next = await until(() => pid().catch(() => undefined), {
      what: 'a connection that answers',
      timeoutMs: 10_000,
    });
    expect(next).not.toBe(silent);
  } finally {
    process.kill(silent, 'SIGCONT');
    await impatient.destroy();
  }
});
