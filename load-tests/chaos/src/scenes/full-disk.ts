import { setTimeout as sleep } from 'node:timers/promises';
import { platformErrors } from '@mall/contracts/define';
import { askGateway } from '@mall/demo/gateway';
import { until } from '@mall/local-stack';
import type { Buyer } from '../clients/buyer.js';
import type { ChaosMall } from '../stack/chaos-mall.js';
import type { Showroom } from './cars.js';
import { deal, type Cars } from './deals.js';
import { Abandoned } from './abandoned.js';
import type { Stage } from './stage.js';

/** Less than the launcher wants free, and enough for what servers write by themselves. */
const NEARLY_FULL_BYTES = 64 * 1_048_576;
const LASTS_MS = 4_000;
/** Concurrent deals meanwhile. */
const DEALS = 6;
const PROBE_MS = 200;
/** Time after which changes must be refused, and accepted again. */
const NOTICED_MS = 20_000;

/**
 * The disk of the whole mall is full (F12): first nearly, when changes are refused with a reason and pages are still shown; then from
 * one moment to the next without a free byte. Deals go on meanwhile, and the invariants show whether anything was lost.
 */
export async function fullDisk(stage: Stage, showroom: Showroom): Promise<void> {
  const { mall, say, injector, expect } = stage;
  const { disk } = mall;
  if (!disk) return say('No full disk: a disk of its own needs Linux, root and the right to mount');
  say('Full disk');
  await mall.untilWell();
  const ended = deathsOf(mall);
  const visitor = stage.buyers.at(-1)!;
  const found: string[] = [];
  let looks = 0;
  let isOver = false;
  const cars = { many: await showroom.putOnSale(4, 30), single: await showroom.putOnSale(8, 1) };
  const dealing = dealsUntil(stage, cars, () => isOver);
  await injector.strike({
    id: 'F12',
    what: 'whole disk nearly full',
    strike: async () => {
      disk.leave(NEARLY_FULL_BYTES);
      await until(() => isRefused(mall.url, visitor), { what: 'a refusal', timeoutMs: NOTICED_MS });
      for (const end = Date.now() + LASTS_MS; Date.now() < end; looks += 1)
        found.push(...(await failedReads(mall.url, visitor)));
      disk.enlarge();
      await until(() => isAccepted(mall.url, visitor), { what: 'an accepted change', timeoutMs: NOTICED_MS });
    },
  });
  await injector.strike({
    id: 'F12',
    what: 'whole disk full at once',
    strike: async () => {
      disk.leave(0);
      await sleep(LASTS_MS);
      disk.enlarge();
      await until(() => isAccepted(mall.url, visitor), { what: 'an accepted change', timeoutMs: NOTICED_MS });
    },
  });
  isOver = true;
  await dealing;
  const failures = injector.struck.flatMap(({ id, what, failure }) =>
    id === 'F12' && what.startsWith('whole disk') && failure ? [`${what}: ${failure}`] : [],
  );
  const died = deathsOf(mall).filter((one) => !ended.includes(one));
  expect('F12', 'A disk that is nearly full hides no page.', found, looks);
  const says =
    'A full disk ends no service, changes are refused with its reason, and accepted when there is space.';
  expect('F12', says, [...failures, ...died], 2);
}

async function dealsUntil(
  { staff, buyers, random, mall }: Stage,
  cars: Cars,
  isOver: () => boolean,
): Promise<void> {
  const abandoned = new Abandoned(mall);
  const work = async (buyer: Buyer, nth: number): Promise<void> => {
    for (let begun = 1; !isOver(); begun += 1)
      await deal({ staff, buyer, cars, random: random.branch(`full disk ${nth} ${begun}`), abandoned });
  };
  await Promise.all(buyers.slice(0, DEALS).map(work));
}

/** Returns the services that have ended, with the number of times. */
const deathsOf = (mall: ChaosMall): string[] =>
  mall.names
    .map((name) => mall.part(name))
    .filter(({ healthUrl, restarts }) => healthUrl !== undefined && restarts > 0)
    .map(({ name, restarts }) => `${name} has ended ${restarts} times`);

/** Signs in, which stores a session; resolves to the code and the text of the answer. */
async function signIn(url: string, { client }: Buyer): Promise<{ code?: string; msg?: string }> {
  const { username: principal, password: credentials, sysType } = client.account;
  const body = { principal, credentials, sysType };
  await sleep(PROBE_MS);
  const path = '/mall4cloud_auth/ua/login';
  const answer = await askGateway(url, { method: 'POST', path, body, locale: 'rus' }).catch(() => undefined);
  return (await answer?.json().catch(() => undefined)) as { code?: string; msg?: string };
}

async function isRefused(url: string, buyer: Buyer): Promise<true | undefined> {
  const { code, text } = platformErrors.storageFull;
  const answer = await signIn(url, buyer);
  return (answer?.code === code && answer.msg === text.ru) || undefined;
}

async function isAccepted(url: string, buyer: Buyer): Promise<true | undefined> {
  return (await signIn(url, buyer))?.code === '00000' || undefined;
}

/** Reads what no cache can answer: a search, and the orders of a buyer. */
async function failedReads(url: string, { client }: Buyer): Promise<string[]> {
  const word = Math.floor(Math.random() * 1_000_000);
  const paths = [
    `/mall4cloud_search/ua/search/simple_page?keyword=${word}`,
    '/mall4cloud_order/p/myOrder/search_order?pageNum=1&pageSize=5',
  ];
  await sleep(PROBE_MS);
  const answers = await Promise.all(
    paths.map(async (path) => {
      const answer = await askGateway(url, { method: 'GET', path, token: client.accessToken }).catch(String);
      const body = typeof answer === 'string' ? answer : await answer.text();
      return body.includes('"code":"00000"') ? [] : [`${path} answered ${body.slice(0, 200)}`];
    }),
  );
  return answers.flat();
}
