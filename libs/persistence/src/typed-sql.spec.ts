import { Conditions } from './sql-page.js';
import { typedPage } from './typed-page.js';
import {
  ago,
  anyOf,
  arrayOf,
  builtOnce,
  countOf,
  fromNow,
  rowOf,
  rowsOf,
  run,
  statementsOn,
} from './typed-sql.js';

interface Tables {
  cart_line: { line_id: string; user_id: string; pieces: number; added_at: Date };
}
const db = statementsOn<Tables>();
const lines = db.selectFrom('cart_line as l').select(['l.line_id as lineId', 'l.pieces']);

/** A database that records what it is sent. */
function recorder(...answers: readonly unknown[]) {
  const sent: { sql: string; values: unknown[] | undefined }[] = [];
  const query = (sql: string, values?: unknown[]): Promise<unknown> =>
    Promise.resolve(answers[sent.push({ sql, values }) - 1] ?? []);
  return { sent, query };
}

it('sends a statement once, with its values as parameters', async () => {
  const row = { lineId: '7', pieces: 2 };
  const database = recorder([row]);
  expect(await rowOf(database, lines.where('l.user_id', '=', "'; --"))).toEqual(row);
  expect(database.sent).toEqual([
    {
      sql: 'select "l"."line_id" as "lineId", "l"."pieces" from "cart_line" as "l" where "l"."user_id" = $1',
      values: ["'; --"],
    },
  ]);
});

it('returns the rows of UPDATE and DELETE with RETURNING, as of SELECT', async () => {
  const removed = db.deleteFrom('cart_line').where('user_id', '=', '7').returning('line_id');
  expect(await rowsOf(recorder([[{ line_id: '1' }], 1]), removed)).toEqual([{ line_id: '1' }]);
});

it('writes conditions on values of any number, moments and subqueries', async () => {
  const database = recorder();
  const old = db.deleteFrom('cart_line').where('line_id', '=', anyOf(['1', '2'], 'bigint'));
  await run(database, old.where('added_at', '<', ago(2, 'days')));
  await run(
    database,
    db.selectNoFrom([countOf(lines).as('n'), arrayOf(lines.clearSelect().select('pieces')).as('all')]),
  );
  expect(database.sent).toEqual([
    {
      sql: 'delete from "cart_line" where "line_id" = ANY($1::bigint[]) and "added_at" < now() - make_interval(days => $2)',
      values: [['1', '2'], 2],
    },
    {
      sql:
        'select (SELECT count(*)::int FROM (select "l"."line_id" as "lineId", "l"."pieces" from "cart_line" as "l") AS counted) ' +
        'as "n", ARRAY(select "pieces" from "cart_line" as "l") as "all"',
      values: [],
    },
  ]);
});

it('builds a statement once, and fills in the values of each use', async () => {
  const database = recorder();
  let builds = 0;
  const later = builtOnce(({ ids, days }: { readonly ids: readonly string[]; readonly days: number }) => {
    builds += 1;
    const some = db.updateTable('cart_line').where('line_id', '=', anyOf(ids, 'bigint'));
    return some.set({ added_at: fromNow(days, 'days'), pieces: 1 });
  });
  await run(database, later({ ids: ['1', '2'], days: 3 }));
  await run(database, later({ ids: ['7'], days: 4 }));
  expect(builds).toBe(1);
  const sql =
    'update "cart_line" set "added_at" = now() + make_interval(days => $1), "pieces" = $2 where "line_id" = ANY($3::bigint[])';
  expect(database.sent).toEqual([
    { sql, values: [3, 1, ['1', '2']] },
    { sql, values: [4, 1, ['7']] },
  ]);
});

it('reads a page and its total with the conditions of a list', async () => {
  const database = recorder([{ total: 41 }], [{ lineId: '7', pieces: 2 }]);
  const where = new Conditions().when('7', (user) => `l.user_id = ${user}`).contains('two words', 'l.name');
  const list = { where, sortable: { pieces: 'l.pieces' }, order: [['l.line_id', 'asc']] } as const;
  const request = { current: 3, size: 20, sortBy: 'pieces', sortOrder: 'DESC' } as const;
  expect(await typedPage(database, lines, list, request)).toEqual({
    rows: [{ lineId: '7', pieces: 2 }],
    total: 41,
  });
  const found = `(l.user_id = $1 AND (fold_text(l.name) LIKE $2) AND (fold_text(l.name) LIKE $3))`;
  expect(database.sent).toEqual([
    {
      sql: `select (SELECT count(*)::int FROM (select  from "cart_line" as "l" where ${found}) AS counted) as "total"`,
      values: ['7', '%two%', '%words%'],
    },
    {
      sql:
        `select "l"."line_id" as "lineId", "l"."pieces" from "cart_line" as "l" where ${found} ` +
        'order by "l"."pieces" desc, "l"."line_id" asc limit $4 offset $5',
      values: ['7', '%two%', '%words%', 20, 40],
    },
  ]);
});

it('does not compile with a column that does not exist, a value of another type, or a row without a column', () => {
  // @ts-expect-error there is no such table
  db.selectFrom('cart_lines');
  // @ts-expect-error there is no such column
  lines.select('l.piece');
  // @ts-expect-error ids are texts
  lines.where('l.user_id', '=', 7);
  // @ts-expect-error the pieces are missing
  db.insertInto('cart_line').values({ line_id: '1', user_id: '7', added_at: new Date() });
  // @ts-expect-error pieces are numbers
  db.updateTable('cart_line').set({ pieces: '2' });
  const wrong = { where: new Conditions(), sortable: {}, order: [['l.piece', 'asc']] } as const;
  // @ts-expect-error a list is not sorted by a column that does not exist
  expect(() => typedPage(recorder(), lines, wrong, { current: 1, size: 9 })).toBeDefined();
});
