import { liftOpenOrderCap, liftSecondPersonLimit } from '@mall/demo/specimens';
import type { Checked } from './check/check.js';
import { judge, readOwnLists } from './check/judge.js';
import { untilQuiet } from './check/quiet.js';
import { readConsumers } from './check/streams.js';
import { Injector } from './faults/injector.js';
import { Ledger, type Answer } from './ledger/ledger.js';
import type { ChaosOptions } from './options.js';
import { Random } from '@mall/demo/random';
import { isBroken, type Report } from './report.js';
import { Showroom } from './scenes/cars.js';
import { duplicates, poison } from './scenes/events.js';
import { deals, type Driven } from './scenes/deals.js';
import { lastCar } from './scenes/last-car.js';
import { fullDisk } from './scenes/full-disk.js';
import { enlist, hireStaff, type Secrets } from './scenes/people.js';
import { races } from './scenes/races.js';
import { rolling } from './scenes/rolling.js';
import { sameKey } from './scenes/same-key.js';
import { type Stage } from './scenes/stage.js';
import type { ChaosMall, Say } from './stack/chaos-mall.js';

/** Runs all scenes on a running mall, waits for quiet, and checks. */
export async function run(mall: ChaosMall, options: ChaosOptions, say: Say): Promise<Report> {
  const since = Date.now();
  const random = new Random(options.seed);
  const ledger = new Ledger();
  const injector = new Injector(mall, random.branch('injector'), say, options.calm * 1_000);
  const secrets: Secrets = {
    password: `canary-${random.uuid()}`,
    passportNo: `45 08 ${random.between(100_000, 999_999)}`,
  };
  say(`Seed ${options.seed}. ${options.buyers} buyers sign in`);
  const subscribers = await readConsumers(mall);
  const staff = await hireStaff(mall, ledger, random);
  await liftOpenOrderCap((api, caller) => mall.operations(api, caller));
  await liftSecondPersonLimit((api, caller) => mall.operations(api, caller));
  const buyers = await enlist(mall, ledger, random, options.buyers, secrets);
  const seen: Checked[] = [];
  const expect: Stage['expect'] = (id, says, violations, over) =>
    void seen.push({ id, says, over, violations: violations.slice(0, 10), count: violations.length });
  const stage: Stage = { mall, options, random, ledger, injector, buyers, staff, say, expect };
  const showroom = new Showroom(mall);

  await lastCar(stage, showroom);
  await sameKey(stage, showroom);
  const driven = await deals(stage, showroom);
  await fullDisk(stage, showroom);
  await races(stage, showroom);
  await rolling(stage);

  say('Waiting for quiet');
  const { ms: quietMs, left } = await untilQuiet(mall, { say });
  expect(
    'A8',
    'After the faults all work in progress completes without intervention.',
    left,
    injector.struck.length,
  );
  // Without quiet, changes could not be attributed to the duplicates.
  if (left.length === 0) await duplicates(stage, () => untilQuiet(mall));
  await poison(stage, () => untilQuiet(mall));
  const ownLists = await readOwnLists(buyers);
  const invariants = await judge(stage, { secrets, subscribers, ownLists });
  const checks = [...seen, ...invariants];
  const failed = checks.filter(isBroken).length;
  const { report: _report, keep: _keep, ...size } = options;
  return {
    seed: options.seed,
    form: options.form,
    options: size,
    seconds: Math.round((Date.now() - since) / 1000),
    quietMs,
    faults: injector.struck,
    counts: await countsOf(stage, driven),
    checks,
    passed: checks.length - failed,
    failed,
  };
}

async function countsOf({ mall, ledger, buyers }: Stage, driven: Driven): Promise<Record<string, number>> {
  const one = async (sql: string): Promise<number> => Number((await mall.query<{ n: string }>(sql))[0]!.n);
  const restarts = mall.names.reduce((sum, name) => sum + mall.part(name).restarts, 0);
  const { user, system } = process.cpuUsage();
  const answered = ledger.answers.filter(({ status }) => status > 0);
  return {
    buyers: buyers.length,
    'deals begun under faults': driven.deals,
    'orders of them': driven.orders,
    'of them left to expire': driven.abandoned,
    'seconds of driving them': driven.seconds,
    'orders in the database': await one('SELECT count(*) AS n FROM "order".sales_order'),
    'of them paid': await one('SELECT count(*) AS n FROM "order".sales_order WHERE paid_at IS NOT NULL'),
    'of them cancelled or expired': await one(
      'SELECT count(*) AS n FROM "order".sales_order WHERE status = 6',
    ),
    'of them whose car was lost': await one(
      `SELECT count(DISTINCT order_id) AS n FROM "order".order_event WHERE action = 'carLost'`,
    ),
    'submits answered ok': ledger.count('ok', 'submit'),
    'submits refused': ledger.count('failed', 'submit'),
    'submits with unknown outcome': ledger.count('unknown', 'submit'),
    'moves answered ok': ledger.count('ok') - ledger.count('ok', 'submit'),
    'moves refused': ledger.count('failed') - ledger.count('failed', 'submit'),
    'moves with unknown outcome': ledger.count('unknown') - ledger.count('unknown', 'submit'),
    'chat messages echoed': ledger.talk.filter(({ seq }) => seq !== null).length,
    'chat messages with unknown outcome': ledger.talk.filter(({ seq, isSent }) => isSent && seq === null)
      .length,
    answers: answered.length,
    'median answer in milliseconds': msAt(answered, 0.5),
    'slowest answer in milliseconds': msAt(answered, 1),
    'answers 503': answered.filter(({ status }) => status === 503).length,
    'tries without an answer': ledger.answers.length - answered.length,
    'events written': await one('SELECT count(*) AS n FROM chaos.outbox'),
    'events handled': await one('SELECT count(*) AS n FROM chaos.inbox'),
    'restarts of processes': restarts,
    'processor seconds of the harness': Math.round((user + system) / 1e6),
  };
}

/** Returns the response time in ms at this share of all answers: 0.5 is the median. */
function msAt(answers: readonly Answer[], share: number): number {
  const sorted = answers.map(({ ms }) => ms).sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
