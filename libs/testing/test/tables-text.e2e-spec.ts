import { storingServices } from '@mall/local-stack';
import { RETURNED } from '../src/schema/tables-text.js';
import { scratchDatabase } from '../src/schema/index.js';

/** A value of each type of column. */
const SAMPLES: Readonly<Record<keyof typeof RETURNED, string>> = {
  bigint: '9007199254740993',
  'bigint[]': '{9007199254740993}',
  boolean: 'true',
  bytea: String.raw`\x00`,
  date: '2026-11-29',
  'double precision': '1.5',
  integer: '7',
  numeric: '1.5000',
  real: '1.5',
  smallint: '7',
  'timestamp with time zone': '2026-11-29 10:00:00+10',
  uuid: '0b9f2e0e-7b6f-4f6e-9b56-6a3b4a0f5a11',
};

function typeOf(value: unknown): string {
  if (Array.isArray(value)) return `readonly ${typeOf(value[0])}[]`;
  return typeof value === 'object' && value !== null ? value.constructor.name : typeof value;
}

const database = scratchDatabase(storingServices[0]!, { entities: [], migrations: [] });

it.each(Object.entries(RETURNED))(
  'reads %s as the type %s of the generated tables',
  async (type, expected) => {
    const sql = `SELECT $1::text::${type} AS value`;
    const [row] = await database.dataSource.query<{ value: unknown }[]>(sql, [SAMPLES[type]]);
    expect(typeOf(row!.value)).toBe(expected);
  },
);
