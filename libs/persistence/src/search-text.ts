import type { ObjectLiteral, QueryRunner, SelectQueryBuilder } from 'typeorm';
import { createIndexConcurrently } from './create-index.js';
import { FOLDING_FUNCTIONS, likePhone, wordPatterns } from './fold-text.js';
import { containing } from './containing.js';

/** Chinese characters. They are not separated by spaces, so each counts as a word. */
const HAN = '\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff';

const SEARCH_WORDS = `
  CREATE OR REPLACE FUNCTION search_words(VARIADIC parts text[]) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN regexp_replace(' ' || lower(array_to_string(parts, ' ')), '[${HAN}]', ' \\&', 'g')`;

export interface SearchTextPlan {
  readonly table: string;
  /** The primary key, a bigint. */
  readonly key: string;
  /** Columns from which the text is derived. */
  readonly columns: readonly string[];
  /** The searched expressions over `row`. */
  readonly parts: readonly string[];
  /** An array over `row` of ids of related records, by whose current names the row is found. */
  readonly ids?: string;
}

/** Number of rows whose text is written in one statement, by ranges of their keys. */
const RANGE = 20_000;

/**
 * Adds the text of each row of a table in `<table>_text (<key>, words)`, maintained by a trigger and indexed by trigrams. It is a
 * separate table, so that changes of other columns do not touch the index and a frequent word is read quickly. For migrations with
 * `transaction = false`; can be repeated, and adds `ids` to a text that has none yet. Searches read the column that
 * `addFoldedText` adds.
 */
export async function createSearchText(runner: QueryRunner, plan: SearchTextPlan): Promise<void> {
  const { table, key, ids } = plan;
  const text = `${table}_text`;
  await runner.query(SEARCH_WORDS);
  await runner.query(`
    CREATE TABLE IF NOT EXISTS ${text} (
      ${key} BIGINT PRIMARY KEY REFERENCES ${table} ON DELETE CASCADE,
      words TEXT NOT NULL
    )`);
  if (ids)
    await runner.query(`ALTER TABLE ${text} ADD COLUMN IF NOT EXISTS ids BIGINT[] NOT NULL DEFAULT '{}'`);
  await write(runner, plan, ['words']);
  await index(runner, plan, 'words');
}

/** Adds `fold_text` and `fold_words`; can be repeated. */
export async function createFolding(runner: QueryRunner): Promise<void> {
  for (const sql of FOLDING_FUNCTIONS) await runner.query(sql);
}

export async function dropFolding(runner: QueryRunner): Promise<void> {
  await runner.query('DROP FUNCTION fold_words, fold_text');
}

/**
 * Adds the folded text of each row to the table of `createSearchText`, so that `Conditions.occurs` finds rows without reading all of
 * them. After `createFolding`; for migrations with `transaction = false`; can be repeated.
 */
export async function addFoldedText(runner: QueryRunner, plan: SearchTextPlan): Promise<void> {
  await runner.query(
    `ALTER TABLE ${plan.table}_text ADD COLUMN IF NOT EXISTS folded TEXT NOT NULL DEFAULT ''`,
  );
  await write(runner, plan, ['words', 'folded']);
  await index(runner, plan, 'folded');
}

export async function dropFoldedText(runner: QueryRunner, plan: SearchTextPlan): Promise<void> {
  await trigger(runner, plan, ['words']);
  await runner.query(`ALTER TABLE ${plan.table}_text DROP COLUMN folded`);
}

/** Removes the text that is not folded: two indexes cost each new row twice. `addUnfoldedText` is the way back. */
export async function dropUnfoldedText(runner: QueryRunner, plans: readonly SearchTextPlan[]): Promise<void> {
  for (const plan of plans) {
    await trigger(runner, plan, ['folded']);
    await runner.query(`ALTER TABLE ${plan.table}_text DROP COLUMN IF EXISTS words`);
  }
  await runner.query('DROP FUNCTION IF EXISTS search_words');
}

export async function addUnfoldedText(runner: QueryRunner, plans: readonly SearchTextPlan[]): Promise<void> {
  await runner.query(SEARCH_WORDS);
  for (const plan of plans) {
    const text = `${plan.table}_text`;
    await runner.query(`ALTER TABLE ${text} ADD COLUMN IF NOT EXISTS words TEXT NOT NULL DEFAULT ''`);
    await write(runner, plan, ['words', 'folded']);
    await runner.query(`ALTER TABLE ${text} ALTER COLUMN words DROP DEFAULT`);
    await index(runner, plan, 'words');
  }
}

type TextColumn = 'words' | 'folded';

/** Returns the columns of a text, the values of a row, and what happens to a text that is there. */
function upsertOf({ table, key, parts, ids }: SearchTextPlan, texts: readonly TextColumn[]) {
  const text = `${table}_text`;
  const functions = { words: 'search_words', folded: 'fold_words' };
  const written = [...texts, ...(ids ? ['ids'] : [])];
  const values = [...texts.map((name) => `${functions[name]}(${parts.join(', ')})`), ...(ids ? [ids] : [])];
  return {
    columns: [key, ...written].join(', '),
    values: [`row.${key}`, ...values].join(', '),
    onConflict: `ON CONFLICT (${key}) DO UPDATE SET ${written.map((name) => `${name} = EXCLUDED.${name}`).join(', ')}
    WHERE ${written.map((name) => `${text}.${name} <> EXCLUDED.${name}`).join(' OR ')}`,
  };
}

async function trigger(
  runner: QueryRunner,
  plan: SearchTextPlan,
  texts: readonly TextColumn[],
): Promise<void> {
  const { table, columns } = plan;
  const text = `${table}_text`;
  const upsert = upsertOf(plan, texts);
  await runner.query(`
    CREATE OR REPLACE FUNCTION write_${text}() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
    BEGIN
      INSERT INTO ${text} (${upsert.columns}) SELECT ${upsert.values} FROM (SELECT NEW.*) row ${upsert.onConflict};
      RETURN NULL;
    END $$`);
  await runner.query(`
    CREATE OR REPLACE TRIGGER write_${text} AFTER INSERT OR UPDATE OF ${columns.join(', ')} ON ${table}
      FOR EACH ROW EXECUTE FUNCTION write_${text}()`);
}

/** Writes the texts of all rows, and from then on those of changed ones. */
async function write(runner: QueryRunner, plan: SearchTextPlan, texts: readonly TextColumn[]): Promise<void> {
  await trigger(runner, plan, texts);
  const { columns, values, onConflict } = upsertOf(plan, texts);
  await inRanges(
    runner,
    plan,
    `INSERT INTO ${plan.table}_text (${columns}) SELECT ${values} FROM ${plan.table} row WHERE ? ${onConflict}`,
  );
}

async function index(runner: QueryRunner, { table, ids }: SearchTextPlan, name: TextColumn): Promise<void> {
  const text = `${table}_text`;
  const indexed = ids ? `${name} gin_trgm_ops, ids` : `${name} gin_trgm_ops`;
  await createIndexConcurrently(runner, { name: `${text}_${name}`, on: `${text} USING gin (${indexed})` });
  // The frequency of a word decides whether a list starts from the word or from its own order.
  await runner.query(`ALTER TABLE ${text} ALTER COLUMN ${name} SET STATISTICS 1000`);
  await runner.query(`ANALYZE ${text}`);
}

/** Runs the statement in ranges, so that writers of a row do not wait for all other rows. */
async function inRanges(runner: QueryRunner, { table, key }: SearchTextPlan, sql: string): Promise<void> {
  const starts = (await runner.query(
    `SELECT min(${key})::text AS start FROM (SELECT ${key}, (row_number() OVER (ORDER BY ${key}) - 1) / ${RANGE} AS part FROM ${table}) parts
      GROUP BY part ORDER BY part`,
  )) as { start: string }[];
  for (const [at, { start }] of starts.entries()) {
    const end = starts[at + 1]?.start;
    await runner.query(sql.replace('?', `row.${key} >= ${start}${end ? ` AND row.${key} < ${end}` : ''}`));
  }
}

export async function dropSearchText(runner: QueryRunner, table: string): Promise<void> {
  await runner.query(`DROP TRIGGER write_${table}_text ON ${table}`);
  await runner.query(`DROP FUNCTION write_${table}_text`);
  await runner.query(`DROP TABLE ${table}_text`);
}

/**
 * Returns the condition on `folded` that every word of a text occurs, or a phone number with its digits in any spelling; a text
 * without words occurs nowhere.
 */
export function occurring(text: string, bind: (pattern: string) => string): string {
  const words = wordPatterns(text).map((pattern) => `folded LIKE ${bind(pattern)}`);
  const digits = likePhone(text);
  const all = words.join(' AND ') || 'false';
  // The OR stands inside, where the index finds both patterns; outside, all rows would be compared with two lists.
  return digits ? `((${all}) OR folded LIKE ${bind(digits)})` : all;
}

/** Adds a condition with LIKE patterns to a query builder. They are bound under names that nothing else in the query has. */
export function andPatterns<Entity extends ObjectLiteral>(
  query: SelectQueryBuilder<Entity>,
  conditionOf: (bind: (pattern: string) => string) => string,
): void {
  const taken = Object.keys(query.getParameters()).length;
  const patterns: Record<string, string> = {};
  const condition = conditionOf((pattern) => {
    const name = `pattern${taken}x${Object.keys(patterns).length}`;
    patterns[name] = pattern;
    return `:${name}`;
  });
  query.andWhere(condition, patterns);
}

/**
 * Adds the condition of `Conditions.occurs` to a query builder.
 * @param rows returns the SQL that selects the rows whose `folded` fulfils a condition
 */
export function andOccurs<Entity extends ObjectLiteral>(
  query: SelectQueryBuilder<Entity>,
  text: string | undefined,
  rows: (matching: string) => string,
): void {
  if (text) andPatterns(query, (bind) => rows(occurring(text, bind)));
}

/** Adds the condition of `Conditions.contains` to a query builder. */
export function andContains<Entity extends ObjectLiteral>(
  query: SelectQueryBuilder<Entity>,
  text: string | undefined,
  ...columns: readonly string[]
): void {
  if (text) andPatterns(query, (bind) => containing(text, columns, bind));
}
