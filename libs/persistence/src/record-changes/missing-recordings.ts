// SQL: triggers, as PostgreSQL's catalogue has them.
import type { DataSource } from 'typeorm';
import { recordingsOf, type TableRecording } from './declare.js';

interface TriggerRow {
  readonly table: string;
  /** Arguments, each ended by a zero byte. */
  readonly args: Buffer;
  /** Columns whose changes call it. */
  readonly compared: readonly string[];
  readonly columns: readonly string[];
}

const TRIGGERS = `
  SELECT c.relname AS "table", tgargs AS args,
         ARRAY(SELECT DISTINCT a.attname::text FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
                  AND pg_get_triggerdef(t.oid) ~* ('old\\.' || quote_ident(a.attname) || '[,) ]')) AS compared,
         ARRAY(SELECT a.attname::text FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
                  AND a.atttypid <> 'json'::regtype ORDER BY a.attnum) AS columns
    FROM pg_trigger t JOIN pg_class c ON c.oid = tgrelid
   WHERE tgname = 'record_changed' AND relnamespace = current_schema()::regnamespace`;

const listOf = (names: readonly string[]): string => `{${names.join(',')}}`;

/**
 * Compares the triggers with what the entities declare.
 * @returns a line for each table that declares nothing, and one for each that a new migration has to pass to `recordChangesOf`
 */
export async function missingRecordings(dataSource: DataSource): Promise<readonly string[]> {
  const { recorded, undeclared } = recordingsOf(dataSource);
  const rows = (await dataSource.query(TRIGGERS)) as TriggerRow[];
  const triggers = new Map(rows.map((row) => [row.table, row]));
  return [
    ...undeclared.map((table) => `table ${table} declares neither @Recorded nor @Unrecorded`),
    ...recorded
      .filter((recording) => !isInForce(recording, triggers.get(recording.table)))
      .map((recording) => `a migration has to record ${JSON.stringify(recording)}`),
  ];
}

function isInForce(recording: TableRecording, trigger: TriggerRow | undefined): boolean {
  if (!trigger) return false;
  const { record, id, key, masked, leftOut, isBare } = recording;
  const args = [record, id, listOf(key), listOf(masked), listOf(leftOut), ...(isBare ? ['bare'] : [])].join(
    '\0',
  );
  const compared = new Set(trigger.compared);
  return (
    trigger.args.toString() === `${args}\0` &&
    trigger.columns.every((column) => compared.has(column) !== leftOut.includes(column))
  );
}
