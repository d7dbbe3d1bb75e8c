import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { RECORD_NAMES } from '@mall/contracts/messaging';
import { contractTexts } from '../../i18n/contract-texts.js';
import type { TextTree } from '../../i18n/texts.js';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

interface RecordedTable {
  readonly table: string;
  readonly record: string;
  readonly fields: readonly string[];
}

/** The recordings that the migrations of all services have made, in their order. */
const recordings: readonly RecordedTable[] = globSync('services/*/src/migrations/*.ts', {
  cwd: root,
})
  .sort()
  .flatMap((path) => {
    const migration = readFileSync(`${root}${path}`, 'utf8');
    if (!migration.includes('recordChangesOf(')) return [];
    const schema = readFileSync(`${root}${path.replace(/[^/]+$/, 'schema.sql')}`, 'utf8');
    return [...migration.matchAll(/table: '(\w+)',\s+record: '(\w+)',[\s\S]*?leftOut: \[([^\]]*)\]/g)].map(
      ([, table, record, leftOut]) => ({
        table: table!,
        record: record!,
        fields: columnsOf(schema, table!)
          .filter((column) => !leftOut!.includes(`'${column}'`))
          .map((column) => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())),
      }),
    );
  });

/** The recorded tables with the fields that the history shows: a later migration records a table anew. */
const recorded = [...new Map(recordings.map((one) => [`${one.record} ${one.table}`, one])).values()];

function columnsOf(schema: string, table: string): readonly string[] {
  const [, body] = new RegExp(`CREATE TABLE ${table} \\(\\n([\\s\\S]*?)\\n\\)`).exec(schema) ?? [];
  if (!body) throw new Error(`${table} is not in schema.sql; npm run write:schemas renews it.`);
  return body.split('\n').flatMap((line) => /^ {2}"?([a-z]\w*)"? /.exec(line)?.[1] ?? []);
}

it('every recorded table and field has a name in three languages, and every record is declared', () => {
  expect(recorded.length).toBeGreaterThan(60);
  const { history } = contractTexts.ru['console'] as {
    readonly history: { readonly fields: TextTree; readonly tables: TextTree };
  };
  const nameless = recorded.flatMap(({ table, record, fields }) => [
    ...(table in history.tables ? [] : [table]),
    ...((RECORD_NAMES as readonly string[]).includes(record) ? [] : [record]),
    ...fields.filter((field) => !(field in history.fields)).map((field) => `${table}.${field}`),
  ]);
  expect(nameless).toEqual([]);
});
