import type { TestMall } from '@mall/testing';

/** A service that has tables. */
export type StoringService = Parameters<TestMall['query']>[0];

/** Tables that every action in a service writes, whoever calls. */
const BOOKKEEPING = ['outbox', 'inbox', 'migrations', 'attempt', 'parked_event', 'operation_log'];

const tablesOf = new Map<StoringService, readonly string[]>();

/** Returns digests by table of the rows of a service that have one of `marks` in the column of that name. */
export async function rowsWith(
  mall: TestMall,
  service: StoringService,
  marks: Readonly<Record<string, string>>,
): Promise<ReadonlyMap<string, string>> {
  const digests = (await tables(mall, service)).map(
    (table) =>
      `SELECT '${table}' AS name, md5(string_agg(line, '|' ORDER BY line)) AS digest FROM (
          SELECT t::text AS line FROM "${table}" t
           WHERE EXISTS (SELECT FROM jsonb_each_text($1) mark WHERE to_jsonb(t) ->> mark.key = mark.value)) lines`,
  );
  const rows = await mall.query<{ name: string; digest: string | null }>(
    service,
    digests.join(' UNION ALL '),
    [JSON.stringify(marks)],
  );
  return new Map(rows.map(({ name, digest }) => [name, digest ?? '-']));
}

/** Returns the tables whose rows differ. */
export const changedTables = (
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): readonly string[] => [...before.keys()].filter((table) => before.get(table) !== after.get(table));

async function tables(mall: TestMall, service: StoringService): Promise<readonly string[]> {
  let known = tablesOf.get(service);
  if (!known) {
    const rows = await mall.query<{ name: string }>(
      service,
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema() AND tablename <> ALL ($1) ORDER BY 1`,
      [BOOKKEEPING],
    );
    tablesOf.set(service, (known = rows.map(({ name }) => name)));
  }
  return known;
}
