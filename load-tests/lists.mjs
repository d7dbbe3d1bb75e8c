// How long the console's lists take: `node load-tests/lists.mjs [--users 100000] [--cars 1000000] [--only-measure]`.
// Against the mall of `npm start`: MALL_URL, MALL_DATA_DIR and MALL_POSTGRES_PORT as deploy/local/README.md names them. It fills the
// tables of buyers, staff and cars (off sale, so that the search does not count them), and leaves them filled.
import { MOST_COUNTED, MOST_PAGED } from '@mall/contracts/define';
import { readCommandLine } from '../libs/local-stack/command-line.mjs';
import { copiesOfCars } from './copies-of-cars.mjs';
import { openDatabase, readJson, url } from './running-mall.mjs';

const say = (line) => process.stdout.write(`${line}\n`);

const LIMIT_MS = 300;
const ROUNDS = 5;

const HELP = `node load-tests/lists.mjs [options], against the mall of "npm start"

  --users N        people in the lists of buyers and staff (100000)
  --cars N         cars in the list of cars (1000000)
  --only-measure   measures what an earlier run has left
  --help           this text`;

const options = readCommandLine(HELP, {
  users: { type: 'number', default: 100_000, least: 1 },
  cars: { type: 'number', default: 1_000_000, least: 1 },
  'only-measure': { type: 'boolean' },
});
const database = openDatabase();

async function fill() {
  // Copies are no news to the search, and counts and notes of single cars would take hours.
  await database.query('SET session_replication_role = replica');
  // What rows are found by is written all the same.
  for (const table of SEARCHED) await database.query(triggerOf(table, 'ENABLE ALWAYS'));
  await database.query(BUYERS, [options.users]);
  await database.query(STAFF, [options.users]);
  await database.query(STAFF_ROLES);
  const {
    rows: [{ cars }],
  } = await database.query('SELECT count(*)::int AS cars FROM product.spu');
  const times = Math.ceil((options.cars - cars) / cars);
  if (times > 0) await database.query(await copiesOfCars(database, 's.status <> -1'), [times]);
  for (const table of SEARCHED) await database.query(triggerOf(table, 'ENABLE'));
  for (const table of [...SEARCHED, ...SEARCHED.map((searched) => `${searched}_text`), 'admin.staff_role'])
    await database.query(`VACUUM ANALYZE ${table}`);
  await database.query('SET session_replication_role = origin');
}

/** Tables whose rows are found by words, which a trigger keeps in a table of their own. */
const SEARCHED = ['"user".profile', 'admin.staff', 'product.spu'];
const triggerOf = (table, state) => `ALTER TABLE ${table} ${state} TRIGGER write_${table.split('.')[1]}_text`;

const FIRST_ID = 9_000_000_000;
const BUYERS = `
  INSERT INTO "user".profile (user_id, user_name, nick_name, mobile, surname, name, missing, created_at)
  SELECT ${FIRST_ID} + n, 'load' || n, 'Покупатель ' || n, '+79' || lpad(n::text, 9, '0'),
         (ARRAY['Иванов','Петров','Сидоров','Кузнецов','Смирнов'])[1 + n % 5] || n % 997, 'Имя ' || n % 31,
         CASE WHEN n % 3 = 0 THEN ARRAY['passport'] ELSE '{}' END, now() - n * interval '1 minute'
    FROM generate_series(1, $1::int) AS n ON CONFLICT DO NOTHING`;
const STAFF = `
  INSERT INTO admin.staff (user_id, username, nickname, name, phone, dept_id, created_at)
  SELECT ${FIRST_ID} + n, 'load' || n, 'Сотрудник ' || n % 9973, 'Имя ' || n % 31, '+79' || lpad(n::text, 9, '0'),
         (SELECT min(dept_id) FROM admin.department), now() - n * interval '1 minute'
    FROM generate_series(1, $1::int) AS n ON CONFLICT DO NOTHING`;
const STAFF_ROLES = `
  INSERT INTO admin.staff_role (user_id, role_id)
  SELECT s.user_id, r.role_id FROM admin.staff s
    JOIN LATERAL (SELECT role_id FROM admin.role ORDER BY role_id OFFSET 1 + s.user_id % 5 LIMIT 1) r ON true
   WHERE s.user_id > ${FIRST_ID} ON CONFLICT DO NOTHING`;

/** What the searched text costs an import: ten thousand cars written with and without it, in turns, and taken back. */
async function measureTexts() {
  const sql = await copiesOfCars(
    database,
    's.spu_id IN (SELECT spu_id FROM product.spu WHERE status = 1 LIMIT 1000)',
  );
  const times = { ENABLE: [], DISABLE: [] };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const state of ['ENABLE', 'DISABLE']) {
      await database.query('BEGIN');
      // The service's own, for its other triggers.
      await database.query('SET LOCAL search_path = product, public');
      await database.query(triggerOf('product.spu', state));
      const since = performance.now();
      await database.query(sql, [10]);
      times[state].push(performance.now() - since);
      await database.query('ROLLBACK');
    }
  // What was taken back would slow down the lists.
  for (const table of ['product.spu', 'product.spu_text']) await database.query(`VACUUM ${table}`);
  const [written, bare] = Object.values(times).map((all) => all.sort((a, b) => a - b)[ROUNDS >> 1]);
  say(
    `10,000 cars: ${(written / 1_000).toFixed(1)} s with their searched text, ${(bare / 1_000).toFixed(1)} s without it, ${(written / bare).toFixed(2)} times.`,
  );
}

async function signIn() {
  const { login, password } = readJson('sign-ins.json').find(({ role }) => role === 'administrator');
  const answer = await fetch(`${url}/api/auth/oauth2/token?grant_type=password&scope=server`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa('admin:admin')}` },
    body: new URLSearchParams({ username: login, password }),
  });
  return (await answer.json()).access_token;
}

async function list(token, { resource, filter = {}, sort }, page) {
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: JSON.stringify(sort),
    range: JSON.stringify([page * 20, page * 20 + 19]),
  });
  const since = performance.now();
  const answer = await fetch(`${url}/api/rest/${resource}?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const rows = await answer.json();
  if (!answer.ok) throw new Error(`${resource} ${query}: ${JSON.stringify(rows)}`);
  return { ms: performance.now() - since, total: Number(answer.headers.get('x-total-count')) };
}

/** Median and worst of the first, the middle and the last page that the console offers. */
async function measure(token, question) {
  const { total } = await list(token, question, 0);
  const offered = total === MOST_COUNTED + 1 ? MOST_PAGED : total;
  const last = Math.max(0, Math.ceil(offered / 20) - 1);
  const times = [];
  for (const page of new Set([0, Math.floor(last / 2), last]))
    for (let round = 0; round < ROUNDS; round += 1) times.push((await list(token, question, page)).ms);
  times.sort((a, b) => a - b);
  return { total, median: times[Math.floor(times.length / 2)], worst: times.at(-1) };
}

const SORTS = {
  buyers: ['createTime', 'nickName', 'fullName'],
  staff: ['createTime', 'username', 'nickname', 'name', 'deptName', 'lockFlag'],
  cars: ['updateTime', 'year', 'mileageKm', 'priceFee'],
};
const FILTERS = {
  buyers: [{ profileComplete: 1 }, { q: 'Смирнов12' }, { q: '+79000012345' }],
  staff: [{ roleId: '3' }, { lockFlag: '0' }, { q: 'load1234' }],
  cars: [
    { status: 0 },
    { status: 1 },
    { condition: 'used' },
    { brandId: '1001' },
    { maxPriceFee: 10_000_000 },
    { maxPriceFee: 10_000_000, status: 0 },
    { q: 'tesla' },
    { q: 'тойота 2025' },
    { q: '亚迪' },
    { q: 'x5' },
    { q: 'LGXEZPNC9' },
    { q: 'комфорт' },
  ],
};

await database.connect();
if (!options['only-measure']) await fill();
await measureTexts();
await database.end();
const token = await signIn();
let slow = 0;
for (const [resource, sorts] of Object.entries(SORTS)) {
  const questions = [
    ...sorts.flatMap((field) => ['ASC', 'DESC'].map((order) => ({ resource, sort: [field, order] }))),
    ...FILTERS[resource].map((filter) => ({ resource, filter, sort: [sorts[0], 'DESC'] })),
  ];
  for (const question of questions) {
    const { total, median, worst } = await measure(token, question);
    if (worst > LIMIT_MS) slow += 1;
    const what = `${resource} ${question.sort.join(' ')} ${question.filter ? JSON.stringify(question.filter) : ''}`;
    say(
      `${what.padEnd(64)} ${String(total).padStart(8)} rows ${median.toFixed(0).padStart(5)} ${worst.toFixed(0).padStart(5)} ms`,
    );
  }
}
say(
  slow === 0
    ? `Every page within ${LIMIT_MS} ms.`
    : `${slow} lists have a page that takes longer than ${LIMIT_MS} ms.`,
);
process.exitCode = slow === 0 ? 0 : 1;
