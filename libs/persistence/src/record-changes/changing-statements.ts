/** Statement texts remembered per process; the others are examined each time. */
const MOST_KNOWN = 1_000;

const MAY_CHANGE = /^\s*(?:INSERT|UPDATE|DELETE|MERGE|WITH|TRUNCATE)\b/i;
/** The tables that a statement writes to, as they follow its verbs; `FOR UPDATE OF` names an alias and is no verb. */
const WRITTEN =
  /\b(?:INSERT INTO|(?<!FOR |FOR NO KEY |DO )UPDATE|DELETE FROM|MERGE INTO|TRUNCATE)\s+(?:ONLY\s+)?"?(\w+)"?/gi;

const known = new Map<string, readonly string[]>();

/** Whether a statement may change a table other than these. */
export const changesRecords = (sql: string, unrecorded: ReadonlySet<string>): boolean =>
  writtenTables(sql).some((table) => !unrecorded.has(table));

function writtenTables(sql: string): readonly string[] {
  const seen = known.get(sql);
  if (seen) return seen;
  const tables = MAY_CHANGE.test(sql) ? [...sql.matchAll(WRITTEN)].map(([, table]) => table!) : [];
  if (known.size < MOST_KNOWN) known.set(sql, tables);
  return tables;
}
