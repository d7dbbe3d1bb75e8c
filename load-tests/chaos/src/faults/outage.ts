import { setTimeout as sleep } from 'node:timers/promises';
import { parkedApis } from '@mall/contracts/messaging';
import { storingServices, type StoringService } from '@mall/local-stack';
import type { ChaosMall } from '../stack/chaos-mall.js';
import { SECOND_ORDER } from '../stack/parts.js';

const EVERY_MS = 20;
/** Time without a failure after which the outage is over. */
const CALM_MS = 1_000;
const LONGEST_MS = 30_000;

/** Calls that failed because of a fault, and the time for which they did. */
export interface Outage {
  /** Milliseconds from the beginning until the last failed call began; 0 when none failed. */
  readonly ms: number;
  readonly failed: number;
  readonly calls: number;
}

/**
 * Repeats a call that needs this part of the mall, from now on until none fails any more. A failed call is not repeated, as buyers
 * would see it.
 */
export async function watchOutage(mall: ChaosMall, part: string): Promise<Outage> {
  const ask = callTo(mall, part);
  const since = performance.now();
  let failedAt = since;
  let [failed, calls] = [0, 0];
  for (let now = since; now - failedAt < CALM_MS && now - since < LONGEST_MS; now = performance.now()) {
    calls += 1;
    await ask().catch(() => {
      failed += 1;
      failedAt = performance.now();
    });
    await sleep(EVERY_MS);
  }
  return { ms: Math.round(failedAt - since), failed, calls };
}

/** Returns a read that the part answers: of the database of a service, or a page of the gateway. */
function callTo(mall: ChaosMall, part: string): () => Promise<void> {
  const name = part === SECOND_ORDER || part === 'postgres' || part === 'nats' ? 'order' : part;
  if (!storingServices.includes(name as StoringService)) return () => searchPage(mall.url);
  return async () => {
    const api = await mall.operations(parkedApis[name as StoringService]);
    await api.count({});
  };
}

async function searchPage(url: string): Promise<void> {
  const word = Math.floor(Math.random() * 1_000_000);
  const answer = await fetch(`${url}/api/mall4cloud_search/ua/search/simple_page?keyword=${word}`);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`answered ${answer.status}`);
}
