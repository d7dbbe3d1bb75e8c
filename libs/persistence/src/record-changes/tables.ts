// SQL: partitions, triggers and rights, which migrations and a timer make.
import type { Database } from '../query-rows.js';
import type { TableRecording } from './declare.js';

/** Stands for the values of masked columns. */
export const MASK = '***';

/**
 * `before` and `after` hold the changed columns of an update, and the columns with values of a row that was added or removed, without
 * the masked ones. `row_key` tells the rows of one record apart; it is empty for the record itself.
 */
const TABLES = `
  CREATE TABLE record_change (
    change_id BIGINT GENERATED ALWAYS AS IDENTITY,
    at TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp(),
    xid BIGINT NOT NULL DEFAULT pg_current_xact_id()::text::bigint,
    kind TEXT NOT NULL CHECK (kind IN ('added', 'changed', 'removed', 'emptied', 'read', 'signedIn', 'refused')),
    record TEXT NOT NULL,
    record_id TEXT NOT NULL,
    table_name TEXT NOT NULL,
    row_key TEXT NOT NULL DEFAULT '',
    before JSONB,
    after JSONB,
    fields TEXT[] NOT NULL DEFAULT '{}',
    actor_kind TEXT NOT NULL,
    actor_id TEXT,
    actor_name TEXT,
    ip TEXT,
    request_id TEXT,
    operation TEXT,
    reason TEXT,
    PRIMARY KEY (change_id, at)
  ) PARTITION BY RANGE (at);
  CREATE INDEX record_change_of_record ON record_change (record, record_id, at, change_id);
  CREATE INDEX record_change_of_actor ON record_change (actor_id, at) WHERE actor_id IS NOT NULL;
  CREATE INDEX record_change_of_field ON record_change USING gin (fields) WHERE kind = 'changed';
  -- Rare kinds, which a search would seek among all changes.
  CREATE INDEX record_change_of_kind ON record_change (kind, change_id) WHERE kind NOT IN ('changed', 'added');
  CREATE INDEX record_change_of_actor_kind ON record_change (actor_kind, change_id)
    WHERE actor_kind NOT IN ('staff', 'buyer', 'merchant');
  -- Takes rows of months that nobody has prepared, so that no change is refused for want of a partition.
  CREATE TABLE record_change_rest PARTITION OF record_change DEFAULT;

  CREATE TABLE record_seal (
    seal_id BIGINT PRIMARY KEY CHECK (seal_id > 0),
    from_id BIGINT NOT NULL,
    to_id BIGINT NOT NULL,
    rows INT NOT NULL,
    hash TEXT NOT NULL,
    chain TEXT NOT NULL,
    sealed_at TIMESTAMPTZ NOT NULL DEFAULT now(),
    CHECK (from_id <= to_id)
  );
  CREATE INDEX record_seal_by_time ON record_seal (sealed_at);
  COMMENT ON COLUMN record_seal.hash IS 'SHA-256 of the rows from from_id to to_id';
  COMMENT ON COLUMN record_seal.chain IS 'SHA-256 of the chain of the seal before and this hash';`;

const FUNCTIONS = `
  CREATE FUNCTION refuse_record_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'Recorded changes are never changed; they end with their month.';
  END $$;

  -- Arguments of the triggers: record, column with its id, columns of the row's key, masked columns, columns left out, and
  -- bare where the values of added rows are not written. Whoever writes, such as an operator at psql, may have another search path.
  CREATE FUNCTION record_added() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
  DECLARE
    act JSONB := NULLIF(current_setting('mall.act', true), '')::jsonb;
    key TEXT[] := TG_ARGV[2];
    dropped TEXT[] := TG_ARGV[3]::text[] || TG_ARGV[4]::text[];
  BEGIN
    INSERT INTO record_change (kind, record, record_id, table_name, row_key, after,
                               actor_kind, actor_id, actor_name, ip, request_id, operation, reason)
    SELECT 'added', TG_ARGV[0], whole ->> TG_ARGV[1], TG_TABLE_NAME,
           CASE WHEN key = '{}' THEN '' ELSE (SELECT string_agg(whole ->> name, ' ' ORDER BY nth)
                                                FROM unnest(key) WITH ORDINALITY AS part (name, nth)) END,
           CASE WHEN TG_NARGS = 5 THEN jsonb_strip_nulls(whole - dropped) END,
           COALESCE(act ->> 'kind', 'database'), act ->> 'id', COALESCE(act ->> 'name', CASE WHEN act IS NULL THEN session_user END),
           act ->> 'ip', act ->> 'requestId', COALESCE(act ->> 'operation', current_setting('application_name')), act ->> 'reason'
      -- OFFSET: each row becomes JSON once, and not for each use.
      FROM (SELECT to_jsonb(added) AS whole FROM added OFFSET 0) AS rows;
    RETURN NULL;
  END $$;

  CREATE FUNCTION record_changed() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
  DECLARE
    act JSONB := NULLIF(current_setting('mall.act', true), '')::jsonb;
    key TEXT[] := TG_ARGV[2];
    masked TEXT[] := TG_ARGV[3];
    left_out TEXT[] := TG_ARGV[4];
    was JSONB := to_jsonb(OLD) - left_out;
    became JSONB;
    named TEXT[];
    deed TEXT := 'removed';
    whole JSONB := was;
    row_key TEXT := '';
  BEGIN
    IF TG_OP = 'UPDATE' THEN
      deed := 'changed';
      whole := to_jsonb(NEW);
      SELECT jsonb_object_agg(name, CASE WHEN name = ANY (masked) AND old_value <> 'null' THEN '"${MASK}"' ELSE old_value END),
             jsonb_object_agg(name, CASE WHEN name = ANY (masked) AND new_value <> 'null' THEN '"${MASK}"' ELSE new_value END),
             array_agg(name)
        INTO was, became, named
        FROM (SELECT name, old_value, whole -> name AS new_value FROM jsonb_each(was) AS old (name, old_value)) AS pairs
       WHERE old_value <> new_value;
      -- Only columns that are left out were changed.
      IF named IS NULL THEN RETURN NULL; END IF;
    ELSE
      was := jsonb_strip_nulls(was - masked);
    END IF;
    IF key <> '{}' THEN
      row_key := (SELECT string_agg(whole ->> name, ' ' ORDER BY nth) FROM unnest(key) WITH ORDINALITY AS part (name, nth));
    END IF;
    INSERT INTO record_change (kind, record, record_id, table_name, row_key, before, after, fields,
                               actor_kind, actor_id, actor_name, ip, request_id, operation, reason)
    VALUES (deed, TG_ARGV[0], whole ->> TG_ARGV[1], TG_TABLE_NAME, row_key, was, became, COALESCE(named, '{}'),
            COALESCE(act ->> 'kind', 'database'), act ->> 'id', COALESCE(act ->> 'name', CASE WHEN act IS NULL THEN session_user END),
            act ->> 'ip', act ->> 'requestId', COALESCE(act ->> 'operation', current_setting('application_name')), act ->> 'reason');
    RETURN NULL;
  END $$;

  CREATE FUNCTION record_emptied() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
  DECLARE
    act JSONB := NULLIF(current_setting('mall.act', true), '')::jsonb;
  BEGIN
    INSERT INTO record_change (kind, record, record_id, table_name, actor_kind, actor_id, actor_name, operation)
    VALUES ('emptied', TG_ARGV[0], '', TG_TABLE_NAME, COALESCE(act ->> 'kind', 'database'), act ->> 'id',
            COALESCE(act ->> 'name', CASE WHEN act IS NULL THEN session_user END),
            COALESCE(act ->> 'operation', current_setting('application_name')));
    RETURN NULL;
  END $$;

  -- Notes an act that changes nothing, such as reading what is masked.
  CREATE FUNCTION note_act(deed TEXT, noted TEXT, noted_id TEXT, told JSONB) RETURNS void LANGUAGE plpgsql
    SET search_path FROM CURRENT AS $$
  DECLARE
    act JSONB := NULLIF(current_setting('mall.act', true), '')::jsonb;
  BEGIN
    INSERT INTO record_change (kind, record, record_id, table_name, after,
                               actor_kind, actor_id, actor_name, ip, request_id, operation, reason)
    VALUES (deed, noted, noted_id, '', told,
            COALESCE(act ->> 'kind', 'database'), act ->> 'id', COALESCE(act ->> 'name', CASE WHEN act IS NULL THEN session_user END),
            act ->> 'ip', act ->> 'requestId', COALESCE(act ->> 'operation', current_setting('application_name')), act ->> 'reason');
  END $$;`;

/** Rights are taken from the owner as well, which no other role of the mall may act as. */
const FINAL = (table: string): string => `
  CREATE TRIGGER is_final BEFORE UPDATE OR DELETE ON ${table} FOR EACH ROW EXECUTE FUNCTION refuse_record_change();
  ${KEPT(table)}`;

const KEPT = (table: string): string => `
  CREATE TRIGGER is_kept BEFORE TRUNCATE ON ${table} FOR EACH STATEMENT EXECUTE FUNCTION refuse_record_change();
  REVOKE UPDATE, DELETE, TRUNCATE ON ${table} FROM PUBLIC, CURRENT_USER;`;

/** Creates the tables of recorded changes and the functions of the triggers; for the migration that every service has. */
export async function createRecordChanges(database: Database): Promise<void> {
  await database.query(TABLES);
  await database.query(FUNCTIONS);
  await database.query(FINAL('record_change') + KEPT('record_change_rest') + FINAL('record_seal'));
  await prepareMonths(database);
}

/** Partitions that exist beyond the current month. */
const MONTHS_AHEAD = 3;

const PARTITIONS = `
  SELECT relname AS name FROM pg_inherits JOIN pg_class c ON c.oid = inhrelid
   WHERE inhparent = 'record_change'::regclass AND relname ~ '^record_change_\\d{4}_\\d\\d$' ORDER BY relname`;

const nameOfMonth = (year: number, month: number): string => {
  const first = new Date(Date.UTC(year, month, 1));
  return `record_change_${first.toISOString().slice(0, 7).replace('-', '_')}`;
};

const firstDayOf = (name: string): string => `${name.slice(-7).replace('_', '-')}-01 00:00:00+00`;

async function months(database: Database): Promise<readonly string[]> {
  const rows = (await database.query(PARTITIONS)) as { readonly name: string }[];
  return rows.map(({ name }) => name);
}

/** Creates the missing partitions of this month, by the clock of this process, and the next ones; can be repeated. */
export async function prepareMonths(database: Database, now = new Date()): Promise<void> {
  const known = new Set(await months(database));
  for (let ahead = 0; ahead <= MONTHS_AHEAD; ahead += 1) {
    const name = nameOfMonth(now.getUTCFullYear(), now.getUTCMonth() + ahead);
    if (known.has(name)) continue;
    const next = nameOfMonth(now.getUTCFullYear(), now.getUTCMonth() + ahead + 1);
    await database.query(`
      CREATE TABLE ${name} PARTITION OF record_change FOR VALUES FROM ('${firstDayOf(name)}') TO ('${firstDayOf(next)}');
      ${KEPT(name)}`);
  }
}

/** Returns the first day of the oldest month that is kept; undefined where all changes are in the partition for the rest. */
export async function oldestMonth(database: Database): Promise<Date | undefined> {
  const [name] = await months(database);
  return name === undefined ? undefined : new Date(firstDayOf(name).replace(' ', 'T').replace('+00', 'Z'));
}

/** Drops the partitions of months that ended more than `kept` months ago. @returns their names */
export async function dropOldMonths(
  database: Database,
  kept: number,
  now = new Date(),
): Promise<readonly string[]> {
  const oldest = nameOfMonth(now.getUTCFullYear(), now.getUTCMonth() - kept);
  const old = (await months(database)).filter((name) => name < oldest);
  for (const name of old) await database.query(`DROP TABLE ${name}`);
  return old;
}

const listOf = (names: readonly string[]): string => `'{${names.join(',')}}'`;

/** Columns of types without an operator for equality cannot be compared; those are `json`. */
const COMPARED = `
  SELECT array_agg(quote_ident(attname) ORDER BY attnum) AS names FROM pg_attribute
   WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND atttypid <> 'json'::regtype AND attname <> ALL ($2)`;

/**
 * Creates the triggers that record the changes of tables, or replaces those of an earlier declaration. Migrations state the tables
 * themselves, because the entities change later; `undeclaredRecordings` compares both.
 */
export async function recordChangesOf(
  database: Database,
  recordings: readonly TableRecording[],
): Promise<void> {
  for (const { table, record, id, key, masked, leftOut, isBare } of recordings) {
    const name = `"${table}"`;
    const [compared] = (await database.query(COMPARED, [name, leftOut])) as [
      { readonly names: readonly string[] },
    ];
    const sides = ['OLD', 'NEW'].map((side) =>
      compared.names.map((column) => `${side}.${column}`).join(', '),
    );
    const args = `'${record}', '${id}', ${listOf(key)}, ${listOf(masked)}, ${listOf(leftOut)}${isBare ? `, 'bare'` : ''}`;
    await database.query(`
      CREATE OR REPLACE TRIGGER record_added AFTER INSERT ON ${name} REFERENCING NEW TABLE AS added
        FOR EACH STATEMENT EXECUTE FUNCTION record_added(${args});
      CREATE OR REPLACE TRIGGER record_changed AFTER UPDATE ON ${name} FOR EACH ROW
        WHEN ((${sides[0]}) IS DISTINCT FROM (${sides[1]})) EXECUTE FUNCTION record_changed(${args});
      CREATE OR REPLACE TRIGGER record_removed AFTER DELETE ON ${name} FOR EACH ROW EXECUTE FUNCTION record_changed(${args});
      CREATE OR REPLACE TRIGGER record_emptied AFTER TRUNCATE ON ${name} FOR EACH STATEMENT EXECUTE FUNCTION record_emptied(${args})`);
  }
}

/** An act that changes no row. */
export interface NotedAct {
  readonly kind: 'read' | 'signedIn' | 'refused';
  readonly record: string;
  readonly recordId: string;
  /** Further facts of it, by name of the field; never the values that were read. */
  readonly told?: Readonly<Record<string, unknown>>;
}

/** Notes an act in the history of its record. A transaction is needed, because it names the actor. */
export async function noteAct(tx: Database, { kind, record, recordId, told = {} }: NotedAct): Promise<void> {
  await tx.query('SELECT note_act($1, $2, $3, $4)', [kind, record, recordId, JSON.stringify(told)]);
}

/** Notes in the history of each of these records that it was read together with the others. */
export async function noteReadings(
  tx: Database,
  record: string,
  recordIds: readonly string[],
): Promise<void> {
  await tx.query(`SELECT note_act('read', $1, id, $3) FROM unnest($2::text[]) AS id`, [
    record,
    recordIds,
    JSON.stringify({ together: recordIds.length }),
  ]);
}

/** Removes the triggers of tables; for the way back of a migration. */
export async function stopRecording(database: Database, tables: readonly string[]): Promise<void> {
  for (const table of tables)
    for (const trigger of ['record_added', 'record_changed', 'record_removed', 'record_emptied'])
      await database.query(`DROP TRIGGER IF EXISTS ${trigger} ON "${table}"`);
}

/** Removes the tables of recorded changes with all rows. */
export async function dropRecordChanges(database: Database): Promise<void> {
  await database.query(`
    DROP TABLE record_change, record_seal;
    DROP FUNCTION record_added, record_changed, record_emptied, note_act, refuse_record_change`);
}
