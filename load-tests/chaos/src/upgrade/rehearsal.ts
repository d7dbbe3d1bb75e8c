import { setTimeout as sleep } from 'node:timers/promises';
import { repositoryRoot, serviceNames, type ServiceName } from '@mall/local-stack';
import { liftOpenOrderCap, liftSecondPersonLimit } from '@mall/demo/specimens';
import type { Checked } from '../check/check.js';
import { judge, readOwnLists } from '../check/judge.js';
import { untilQuiet } from '../check/quiet.js';
import { readConsumers } from '../check/streams.js';
import { Ledger } from '../ledger/ledger.js';
import { Random } from '@mall/demo/random';
import { Abandoned } from '../scenes/abandoned.js';
import { Showroom } from '../scenes/cars.js';
import { enlist, hireStaff } from '../scenes/people.js';
import { ChaosMall, type Say } from '../stack/chaos-mall.js';
import { AnswerReader } from './answer-reader.js';
import { BuyerLoad } from './buyer-load.js';
import type { LastRelease } from './last-release.js';
import { MIXED, mixtures, type Mixture } from './mixtures.js';

const BUYERS = 14;
/** These services change half-way. */
const OTHERS = serviceNames.filter((name) => !(MIXED as readonly ServiceName[]).includes(name));
/** Enough units of each car that no buyer is too late, so that every refusal is a failure. */
const STOCK = 10_000;

export interface RehearsalOptions {
  readonly seed: number;
  /** Duration of the orders in each mixture. */
  readonly seconds: number;
  readonly isAll: boolean;
}

export interface Rehearsed {
  readonly mixture: Mixture;
  /** Number of orders placed in this mixture, and while its service was exchanged. */
  readonly orders: number;
}

export interface RehearsalReport {
  readonly mixtures: readonly Rehearsed[];
  readonly checks: readonly Checked[];
  /** Number of answers parsed like a client of the last release. */
  readonly answers: number;
}

/**
 * Starts a mall of the last release, and exchanges its services for those of this clone and back, one at a time, while buyers
 * order, pay, cancel and chat and staff answer. Each answer is parsed like a client of the last release does.
 */
export async function rehearse(
  release: LastRelease,
  options: RehearsalOptions,
  say: Say,
): Promise<RehearsalReport> {
  const mall = await ChaosMall.start(say, { clone: release.clone });
  try {
    return await rehearseOn(mall, release, options, say);
  } finally {
    await mall.stop();
  }
}

async function rehearseOn(
  mall: ChaosMall,
  release: LastRelease,
  options: RehearsalOptions,
  say: Say,
): Promise<RehearsalReport> {
  const random = new Random(options.seed);
  const ledger = new Ledger();
  const reader = new AnswerReader(release.contracts);
  const read = reader.read.bind(reader);
  const secrets = {
    password: `canary-${random.uuid()}`,
    passportNo: `45 08 ${random.between(100_000, 999_999)}`,
  };
  const subscribers = await readConsumers(mall);
  const staff = await hireStaff(mall, ledger, random, read);
  await liftOpenOrderCap((api, caller) => mall.operations(api, caller));
  await liftSecondPersonLimit((api, caller) => mall.operations(api, caller));
  const buyers = await enlist(mall, ledger, random, BUYERS, secrets, read);
  const cars = await new Showroom(mall).putOnSale(40, STOCK);
  const abandoned = new Abandoned(mall);
  const buyerLoad = new BuyerLoad({ mall, staff, buyers, random, cars, abandoned });
  const visited = await visitAll(mall, release.clone, buyerLoad, options, say);
  await buyerLoad.close();
  say('Waiting for quiet');
  const { left } = await untilQuiet(mall, { say });
  const open = await abandoned.stillOpen();
  const ownLists = await readOwnLists(buyers);
  const checks = [
    ...checksOf(visited, buyerLoad, ledger, reader),
    check('U4', 'All work in progress completes.', left, buyerLoad.orders),
    check('F13', 'Unpaid orders are closed.', open, abandoned.orderIds.length),
    ...(await judge({ mall, ledger, buyers, staff }, { secrets, subscribers, ownLists })),
  ];
  return { mixtures: visited, checks, answers: reader.count };
}

/** Exchanges the services from mixture to mixture while orders arrive. */
async function visitAll(
  mall: ChaosMall,
  lastRelease: string,
  buyerLoad: BuyerLoad,
  { seconds, isAll }: RehearsalOptions,
  say: Say,
): Promise<Rehearsed[]> {
  const wanted = mixtures(isAll);
  const visited: Rehearsed[] = [];
  for (const [index, mixture] of wanted.entries()) {
    const before = buyerLoad.orders;
    const last = visited.at(-1)?.mixture ?? [];
    for (const name of MIXED.filter((name) => last.includes(name) !== mixture.includes(name)))
      await mall.replaceBy(mixture.includes(name) ? repositoryRoot : lastRelease, name);
    if (index === Math.floor(wanted.length / 2))
      for (const name of OTHERS) await mall.replaceBy(repositoryRoot, name);
    await mall.untilWell();
    await sleep(seconds * 1_000);
    const orders = buyerLoad.orders - before;
    visited.push({ mixture, orders });
    say(`  new: ${mixture.join(', ') || 'none'}; ${orders} orders`);
  }
  return visited;
}

function checksOf(
  visited: readonly Rehearsed[],
  buyerLoad: BuyerLoad,
  ledger: Ledger,
  reader: AnswerReader,
): Checked[] {
  const silent = visited
    .filter(({ orders }) => orders === 0)
    .map(({ mixture }) => `none with ${mixture.join(', ')}`);
  const failed = ledger.said
    .filter(({ outcome }) => outcome !== 'ok')
    .map(({ act, outcome, code, key }) => `${act} ${key} ${outcome} ${code}`);
  return [
    check('U1', 'Orders are placed in every mixture.', silent, visited.length),
    check('U2', 'No order and no step of one fails.', [...buyerLoad.failures, ...failed], ledger.said.length),
    check('U3', 'Answers hold what clients of the last release read.', [...reader.wrong], reader.count),
  ];
}

const check = (id: string, says: string, violations: readonly string[], over: number): Checked => ({
  id,
  says,
  over,
  violations: violations.slice(0, 10),
  count: violations.length,
});
