import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { parkedApis } from '@mall/contracts/messaging';
import { serviceNames, storingServices, type StoringService } from '@mall/local-stack';
import { term } from '../faults/faults.js';
import type { ChaosMall, Replica } from '../stack/chaos-mall.js';
import { SECOND_ORDER } from '../stack/parts.js';
import type { Stage } from './stage.js';

/** Concurrent calls to each service, and concurrent requests at the gateways. */
const AT_ONCE = 4;
/** Pause between two requests of one client. */
const THINK_MS = 10;
/** A search that no cache can answer. */
const SEARCH = '/api/mall4cloud_search/ua/search/simple_page?keyword=';
const NOT_ACCEPTED: readonly string[] = ['ECONNREFUSED', 'ECONNRESET'];
/** Pause between the SIGTERMs, so that each process stops under full load. */
const PAUSE_MS = 300;

/** The results of this scene's load. */
class Tally {
  readonly failures: string[] = [];
  requests = 0;
  isOver = false;

  /** Repeats a request until the scene is over. */
  async drive(what: string, ask: () => Promise<void>): Promise<void> {
    while (!this.isOver) {
      this.requests += 1;
      await ask().catch((failure: unknown) => this.failures.push(`${what}: ${String(failure)}`));
      await sleep(THINK_MS);
    }
  }
}

/**
 * A rolling restart (F21): every service gets a second process, then each process of each service receives SIGTERM in
 * turn, while requests go on. None may fail.
 */
export async function rolling({ mall, injector, say, expect }: Stage): Promise<void> {
  say('Rolling restart of every service');
  await mall.untilWell();
  const names = serviceNames.filter((name) => name !== 'order');
  const replicas = await Promise.all(
    names.map(async (name) => [name as string, await mall.startReplica(name)] as const),
  );
  const tally = new Tally();
  const gateways = [mall.url, ...replicas.flatMap(([name, { url }]) => (name === 'gateway' ? url : []))];
  const load = [
    ...storingServices.flatMap((name) => callsTo(mall, name, tally)),
    ...Array.from({ length: AT_ONCE }, () => tally.drive('gateway', () => askOneOf(gateways))),
  ];
  await sleep(1_000);
  for (const name of [...names, 'order', SECOND_ORDER]) {
    await injector.strike(term(name));
    await sleep(PAUSE_MS);
    // The second process of this service has to be back before the next one stops.
    if (name === 'order') await mall.untilWell();
  }
  await mall.untilWell();
  for (const [, replica] of replicas) await stopUnderLoad(replica);
  tally.isOver = true;
  await Promise.all(load);
  const says = 'Services that receive SIGTERM one process after the other, under load, fail no request.';
  expect('A9', says, tally.failures, tally.requests);
}

async function stopUnderLoad(replica: Replica): Promise<void> {
  await replica.stop();
  await sleep(PAUSE_MS);
}

/** Calls operations that read the service's database, without the gateway. */
function callsTo(mall: ChaosMall, name: StoringService, tally: Tally): Promise<void>[] {
  return Array.from({ length: AT_ONCE }, async () => {
    const api = await mall.operations(parkedApis[name]);
    await tally.drive(name, async () => void (await api.count({})));
  });
}

/**
 * Acts like a load balancer: skips an address that accepts no connection, or that resets it, which happens to connections in the
 * accept queue when the process stops listening.
 */
async function askOneOf(urls: readonly string[]): Promise<void> {
  for (const [index, url] of urls.entries()) {
    const isLast = index === urls.length - 1;
    const answer = await answerOf(`${url}${SEARCH}${Math.floor(Math.random() * 1_000_000)}`).catch(
      (failure: NodeJS.ErrnoException) => {
        if (isLast || !NOT_ACCEPTED.includes(failure.code ?? '')) throw failure;
        return undefined;
      },
    );
    if (answer === undefined) continue;
    if (answer.status !== 200)
      throw new Error(`${url} answered ${answer.status} after ${answer.ms} ms: ${answer.text}`);
    return;
  }
}

/** Uses a new connection: a kept one may be closed just when the next request is sent. */
function answerOf(url: string): Promise<{ status: number; ms: number; text: string }> {
  const since = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent: false }, (answer) => {
      const ms = Math.round(performance.now() - since);
      text(answer).then((body) => resolve({ status: answer.statusCode ?? 0, ms, text: body }), reject);
    }).on('error', reject);
  });
}
