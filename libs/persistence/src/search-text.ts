import type { ObjectLiteral, QueryRunner, SelectQueryBuilder } from 'typeorm';
import { createIndexConcurrently } from './create-index.js';
import { likePhone } from './like-text.js';

/** Chinese characters. They are not separated by spaces, so each counts as a word. */
const HAN = '\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff';
const EACH_HAN = new RegExp(`[${HAN}]`, 'g');

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
 * Adds the searchable text of each row of a table in `<table>_text (<key>, words)`, maintained by a trigger and indexed by
 * trigrams, so that `searchPattern` finds rows without reading all of them. It is a separate table, so that changes of other
 * columns do not touch the index and a frequent word is read quickly. For migrations with `transaction = false`; can be repeated,
 * and adds `ids` to a text that has none yet.
 */
export async function createSearchText(runner: QueryRunner, plan: SearchTextPlan): Promise<void> {
  const { table, key, columns, parts, ids } = plan;
  const text = `${table}_text`;
  const own = [key, 'words', ...(ids ? ['ids'] : [])];
  const values = [`row.${key}`, `search_words(${parts.join(', ')})`, ...(ids ? [ids] : [])].join(', ');
  const written = own.slice(1);
  const upsert = `ON CONFLICT (${key}) DO UPDATE SET ${written.map((name) => `${name} = EXCLUDED.${name}`).join(', ')}
    WHERE ${written.map((name) => `${text}.${name} <> EXCLUDED.${name}`).join(' OR ')}`;
  await runner.query(`
    CREATE OR REPLACE FUNCTION search_words(VARIADIC parts text[]) RETURNS text
      LANGUAGE sql IMMUTABLE PARALLEL SAFE
      RETURN regexp_replace(' ' || lower(array_to_string(parts, ' ')), '[${HAN}]', ' \\&', 'g')`);
  await runner.query(`
    CREATE TABLE IF NOT EXISTS ${text} (
      ${key} BIGINT PRIMARY KEY REFERENCES ${table} ON DELETE CASCADE,
      words TEXT NOT NULL
    )`);
  if (ids)
    await runner.query(`ALTER TABLE ${text} ADD COLUMN IF NOT EXISTS ids BIGINT[] NOT NULL DEFAULT '{}'`);
  await runner.query(`
    CREATE OR REPLACE FUNCTION write_${text}() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
    BEGIN
      INSERT INTO ${text} (${own.join(', ')}) SELECT ${values} FROM (SELECT NEW.*) row ${upsert};
      RETURN NULL;
    END $$`);
  await runner.query(`
    CREATE OR REPLACE TRIGGER write_${text} AFTER INSERT OR UPDATE OF ${columns.join(', ')} ON ${table}
      FOR EACH ROW EXECUTE FUNCTION write_${text}()`);
  await inRanges(
    runner,
    plan,
    `INSERT INTO ${text} (${own.join(', ')}) SELECT ${values} FROM ${table} row WHERE ? ${upsert}`,
  );
  const indexed = ids ? 'words gin_trgm_ops, ids' : 'words gin_trgm_ops';
  await createIndexConcurrently(runner, { name: `${text}_words`, on: `${text} USING gin (${indexed})` });
  // The frequency of a word decides whether a list starts from the word or from its own order.
  await runner.query(`ALTER TABLE ${text} ALTER COLUMN words SET STATISTICS 1000`);
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
 * Returns a LIKE pattern on `words` that finds the text anywhere, ignoring case. Trigrams cannot find one or two letters inside a
 * word, so these match at the beginning of words. Chinese characters match anywhere.
 */
export function searchPattern(text: string): string {
  const plain = text.trim().toLowerCase();
  const letters = plain.replace(/[\\%_]/g, '\\$&').replace(EACH_HAN, ' $&');
  return plain.length < 3 && !letters.startsWith(' ') ? `% ${letters}%` : `%${letters}%`;
}

/** Returns patterns of which one has to match: the text's and, for a phone number, that of its digits in any spelling. */
export function searchPatterns(text: string): string[] {
  const digits = likePhone(text);
  return [searchPattern(text), ...(digits ? [digits] : [])];
}

/**
 * Adds the condition of `Conditions.occurs` to a query builder; at most once per query.
 * @param rows returns the SQL that selects the rows whose `words` fulfil a condition
 */
export function andOccurs<Entity extends ObjectLiteral>(
  query: SelectQueryBuilder<Entity>,
  text: string | undefined,
  rows: (matching: string) => string,
): void {
  if (!text) return;
  const patterns = Object.fromEntries(searchPatterns(text).map((pattern, at) => [`words${at}`, pattern]));
  const matching = Object.keys(patterns).map((name) => `words LIKE :${name}`);
  query.andWhere(rows(`(${matching.join(' OR ')})`), patterns);
}
