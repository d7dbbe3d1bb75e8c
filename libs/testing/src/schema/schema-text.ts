import type { EntityClass } from '@mall/persistence';
import type { DataSource } from 'typeorm';

interface Table {
  readonly oid: number;
  readonly name: string;
  readonly options: string | null;
  readonly partitions: string | null;
  readonly comment: string | null;
}

/** A statement or a line, and the table that it belongs to. */
interface Part {
  readonly oid: number;
  readonly text: string;
}

interface SchemaFunction {
  readonly text: string;
  /** Tables whose triggers call it. */
  readonly oids: readonly number[];
}

const HEAD = `-- Written by "npm run write:schemas": what the migrations in this folder make. It is compared with them and never run.
-- Rows, and the statistics that the planner collects, are left out, and in services what schema.sql of messaging contains.
-- "own_schema" stands for the schema of the service.`;

const TABLES = `
  SELECT oid, quote_ident(relname) AS name, array_to_string(reloptions, ', ') AS options,
         pg_get_partkeydef(oid) AS partitions,
         obj_description(oid, 'pg_class') AS comment
    FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p') AND relname = ANY ($1)
   ORDER BY relname`;

const COLUMNS = `
  SELECT a.attrelid AS oid, concat_ws(' ', quote_ident(a.attname), format_type(a.atttypid, a.atttypmod),
           CASE WHEN a.attstorage <> t.typstorage THEN
             'STORAGE ' || CASE a.attstorage WHEN 'p' THEN 'PLAIN' WHEN 'e' THEN 'EXTERNAL' WHEN 'm' THEN 'MAIN' ELSE 'EXTENDED' END END,
           CASE WHEN a.attidentity <> '' THEN
             'GENERATED ' || CASE a.attidentity WHEN 'a' THEN 'ALWAYS' ELSE 'BY DEFAULT' END || ' AS IDENTITY'
             || CASE WHEN s.seqstart <> 1 THEN ' (START WITH ' || s.seqstart || ')' ELSE '' END
           WHEN a.attnotnull THEN 'NOT NULL' END,
           CASE WHEN a.attgenerated <> '' THEN 'GENERATED ALWAYS AS (' || pg_get_expr(d.adbin, d.adrelid) || ')'
           ELSE 'DEFAULT ' || pg_get_expr(d.adbin, d.adrelid) END) AS text
    FROM pg_attribute a JOIN pg_type t ON t.oid = a.atttypid
    LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
    LEFT JOIN pg_sequence s ON s.seqrelid =
      CASE WHEN a.attidentity <> '' THEN pg_get_serial_sequence(a.attrelid::regclass::text, a.attname)::regclass END
   WHERE a.attrelid = ANY ($1) AND a.attnum > 0 AND NOT a.attisdropped ORDER BY a.attnum`;

/** NOT NULL is written at the column. */
const CONSTRAINTS = `
  SELECT conrelid AS oid, concat_ws(' ', 'CONSTRAINT', quote_ident(conname), pg_get_constraintdef(oid, true)) AS text
    FROM pg_constraint WHERE conrelid = ANY ($1) AND contype IN ('p', 'u', 'x', 'c', 'f')
   ORDER BY array_position('{p,u,x,c,f}', contype::text), conname`;

const INDEXES = `
  SELECT i.indrelid AS oid, replace(pg_get_indexdef(i.indexrelid, 0, true), ' USING btree', '') AS text
    FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
   WHERE i.indrelid = ANY ($1) AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = i.indexrelid AND contype IN ('p', 'u', 'x'))
   ORDER BY c.relname`;

const COMMENTS = `
  SELECT a.attrelid AS oid, format('COMMENT ON COLUMN %I.%I IS %L', c.relname, a.attname, d.description) AS text
    FROM pg_description d JOIN pg_attribute a ON a.attrelid = d.objoid AND a.attnum = d.objsubid
    JOIN pg_class c ON c.oid = a.attrelid
   WHERE d.classoid = 'pg_class'::regclass AND d.objoid = ANY ($1) AND d.objsubid > 0 ORDER BY a.attnum`;

const TRIGGERS = `
  SELECT tgrelid AS oid, pg_get_triggerdef(oid, true) AS text
    FROM pg_trigger WHERE tgrelid = ANY ($1) AND NOT tgisinternal ORDER BY tgname`;

const FUNCTIONS = `
  SELECT replace(replace(pg_get_functiondef(f.oid),
                         'CREATE OR REPLACE FUNCTION ' || quote_ident(current_schema()) || '.', 'CREATE FUNCTION '),
                 'SET search_path TO ' || quote_literal(current_schema()), 'SET search_path TO own_schema') AS text,
         ARRAY(SELECT DISTINCT tgrelid::int FROM pg_trigger WHERE tgfoid = f.oid ORDER BY 1) AS oids
    FROM pg_proc f WHERE pronamespace = current_schema()::regnamespace
   ORDER BY proname, pg_get_function_identity_arguments(f.oid)`;

/**
 * Returns the statements that make the tables of these entities and the functions of the schema, in an order that does not
 * depend on that of the migrations: by table, with its indexes, comments and triggers, and the function that only its triggers
 * call; other functions follow, without those that the text `known` contains.
 */
export async function schemaText(
  dataSource: DataSource,
  entities: readonly EntityClass[],
  known = '',
): Promise<string> {
  const names = entities.map((entity) => dataSource.getMetadata(entity).tableName);
  const tables = await dataSource.query<Table[]>(TABLES, [names]);
  const read = (sql: string): Promise<Part[]> => dataSource.query(sql, [tables.map(({ oid }) => oid)]);
  const [columns, constraints, indexes, comments, triggers] = [
    await read(COLUMNS),
    await read(CONSTRAINTS),
    await read(INDEXES),
    await read(COMMENTS),
    await read(TRIGGERS),
  ];
  const functions = await dataSource.query<SchemaFunction[]>(FUNCTIONS);
  const isOf = (oid: number, { oids }: SchemaFunction): boolean => oids.length === 1 && oids[0] === oid;
  const blocks = tables.map(({ oid, name, options, partitions, comment }) => {
    const of = (parts: readonly Part[]): string[] =>
      parts.filter((part) => part.oid === oid).map(({ text }) => text);
    const lines = [...of(columns), ...of(constraints)].map((line) => `  ${line}`).join(',\n');
    return [
      `CREATE TABLE ${name} (\n${lines}\n)${partitions ? ` PARTITION BY ${partitions}` : ''}${options ? ` WITH (${options})` : ''}`,
      ...(comment ? [`COMMENT ON TABLE ${name} IS '${comment.replaceAll("'", "''")}'`] : []),
      ...of(comments),
      ...of(indexes),
      ...functions.filter((one) => isOf(oid, one)).map(readable),
      ...of(triggers),
    ];
  });
  const shared = functions
    .filter((one) => !tables.some(({ oid }) => isOf(oid, one)))
    .map(readable)
    .filter((text) => !known.includes(text));
  return `${HEAD}\n\n${[...blocks.map((block) => terminated(block, '\n')), terminated(shared, '\n\n')]
    .filter(Boolean)
    .join('\n\n')}\n`;
}

const readable = ({ text }: SchemaFunction): string => text.replaceAll('$function$', '$$$$').trimEnd();

const terminated = (statements: readonly string[], between: string): string =>
  statements.map((statement) => `${statement};`).join(between);
