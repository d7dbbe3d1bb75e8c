import { onlyReads } from './patient-query-runner.js';

test.each([
  'SELECT litres FROM paint WHERE name = $1',
  '\n  WITH open AS (SELECT * FROM orders) SELECT updated_at, deleted FROM open',
  'SELECT "u"."created_at" AS "u_created_at" FROM "user" "u" LIMIT 1;',
])('%s only reads', (sql) => expect(onlyReads(sql)).toBe(true));

test.each([
  'UPDATE paint SET litres = 1',
  'WITH gone AS (DELETE FROM paint RETURNING *) SELECT * FROM gone',
  'SELECT * FROM paint FOR UPDATE SKIP LOCKED',
  'SELECT * FROM paint FOR SHARE',
  "SELECT nextval('order_number')",
  'SELECT pg_try_advisory_lock(7)',
  "SELECT set_config('role', 'x', false)",
  'SELECT * INTO copy FROM paint',
  'SELECT 1; DROP TABLE paint',
  'START TRANSACTION',
  'COMMIT',
  'EXPLAIN ANALYZE DELETE FROM paint',
])('%s may do more', (sql) => expect(onlyReads(sql)).toBe(false));
