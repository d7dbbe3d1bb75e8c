import { setTimeout as sleep } from 'node:timers/promises';
import { temporaryFolder } from '@mall/local-stack';
import { liftOpenOrderCap, liftSecondPersonLimit, lineOf } from '@mall/demo/specimens';
import { checkInvariants, type Checked } from '../check/check.js';
import { writeEvidence } from '../check/evidence.js';
import { privateObjects } from '../check/objects.js';
import { untilQuiet } from '../check/quiet.js';
import { readConsumers } from '../check/streams.js';
import type { Buyer } from '../clients/buyer.js';
import { Ledger } from '../ledger/ledger.js';
import { Random } from '@mall/demo/random';
import { Showroom } from '../scenes/cars.js';
import { enlist } from '../scenes/people.js';
import { ChaosMall, type Say, type StartOptions } from '../stack/chaos-mall.js';
import { Backup } from './backup.js';

const BUYERS = 12;
/** Pause between two orders of a buyer. */
const PAUSE_MS = 200;
/** Minimum time with orders after the base backup; the disaster follows at a random second after that. */
const LEAST_SECONDS = 15;
const RANDOM_SECONDS = 20;

interface Acknowledged {
  readonly orderId: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface DrillReport {
  readonly seed: number;
  readonly acknowledged: number;
  readonly lost: number;
  /** Time from the oldest lost acknowledgement to the disaster; 0 when none was lost. */
  readonly rpoMs: number;
  /** Time from the disaster until every service is ready. */
  readonly rtoMs: number;
  /** Time from readiness until all work in progress is done. */
  readonly quietMs: number;
  readonly checks: readonly Checked[];
}

/**
 * Buyers order while everything is backed up; in a random second all processes are killed and all data are removed. A second mall
 * is started from the backup elsewhere, and checked.
 */
export async function drill(seed: number, say: Say, beginning: StartOptions): Promise<DrillReport> {
  const random = new Random(seed);
  const folder = await temporaryFolder('mall-backup-');
  const backup = new Backup(folder.dir);
  try {
    const { acknowledged, ledger, at, settled } = await untilDisaster(backup, random, beginning, say);
    say(
      `Everything is gone after ${acknowledged.length} orders; ${backup.segments} segments of the log are left`,
    );
    const restored = await ChaosMall.start(say, { prepare: (dir) => backup.restoreInto(dir) });
    try {
      await restored.untilWell(300_000);
      const rtoMs = Date.now() - at;
      say('Ready again; waiting for quiet');
      const { ms: quietMs, left } = await untilQuiet(restored, { say });
      const known = new Set(
        (await restored.query<{ id: string }>('SELECT order_id::text AS id FROM "order".sales_order')).map(
          ({ id }) => id,
        ),
      );
      const lost = acknowledged.filter(({ orderId }) => !known.has(orderId));
      const rpoMs = lost.length === 0 ? 0 : at - Math.min(...lost.map((one) => one.at));
      const quiet = { id: 'A8', says: 'All work in progress completes after a restore.', over: 1 };
      await settled;
      const checks = [
        { ...quiet, violations: left, count: left.length },
        ...(await judge(restored, ledger, known)),
      ];
      return { seed, acknowledged: acknowledged.length, lost: lost.length, rpoMs, rtoMs, quietMs, checks };
    } finally {
      await restored.stop();
    }
  } finally {
    backup.endArchiving();
    await folder.remove();
  }
}

interface Disaster {
  readonly acknowledged: readonly Acknowledged[];
  readonly ledger: Ledger;
  /** Time at which everything was killed; milliseconds since 1970. */
  readonly at: number;
  /** Resolves when no client waits for an answer any more. */
  readonly settled: Promise<unknown>;
}

async function untilDisaster(
  backup: Backup,
  random: Random,
  beginning: StartOptions,
  say: Say,
): Promise<Disaster> {
  const ledger = new Ledger();
  const mall = await ChaosMall.start(say, beginning);
  try {
    await backup.beginArchiving(mall);
    await liftOpenOrderCap((api, caller) => mall.operations(api, caller));
    await liftSecondPersonLimit((api, caller) => mall.operations(api, caller));
    const secrets = {
      password: `drill-${random.uuid()}`,
      passportNo: `45 08 ${random.between(100_000, 999_999)}`,
    };
    const buyers = await enlist(mall, ledger, random, BUYERS, secrets);
    const cars = await new Showroom(mall).putOnSale(20, 10_000);
    const acknowledged: Acknowledged[] = [];
    const over = new AbortController();
    const ordering = buyers.map((buyer) => order(buyer, random.pick(cars).spuId, acknowledged, over.signal));
    say('Buyers order; the base backup is made meanwhile');
    await sleep(2_000);
    await backup.copyDatabase(mall);
    const until = Date.now() + (LEAST_SECONDS + random.between(0, RANDOM_SECONDS)) * 1_000;
    while (Date.now() < until) {
      backup.mirrorObjects(mall);
      await sleep(500);
    }
    const known = [...acknowledged];
    const at = Date.now();
    over.abort();
    await mall.destroy();
    return { acknowledged: known, ledger, at, settled: Promise.allSettled(ordering) };
  } catch (failure) {
    await mall.stop();
    throw failure;
  }
}

/** Orders one car after the other until the disaster. */
async function order(
  buyer: Buyer,
  spuId: string,
  acknowledged: Acknowledged[],
  over: AbortSignal,
): Promise<void> {
  while (!over.aborted) {
    const confirmation = await buyer.confirm(lineOf({ spuId }));
    if (confirmation && !over.aborted) {
      const { outcome, orderIds } = await buyer.submit(confirmation.confirmId);
      if (outcome === 'ok' && !over.aborted)
        for (const orderId of orderIds) acknowledged.push({ orderId, at: Date.now() });
    }
    await sleep(PAUSE_MS);
  }
}

/** Evaluates the invariants over all databases, for the orders that clients know and the backup has. */
async function judge(mall: ChaosMall, all: Ledger, known: ReadonlySet<string>): Promise<Checked[]> {
  const ledger = new Ledger();
  ledger.said.push(
    // A request without an answer when the disaster came may still have created an order.
    ...all.said.filter(
      ({ outcome, orderIds }) =>
        outcome === 'unknown' || (orderIds.length > 0 && orderIds.every((id) => known.has(id))),
    ),
  );
  const consumers = await readConsumers(mall);
  const client = await mall.database.connect();
  try {
    await writeEvidence(client, {
      ledger,
      subscribers: consumers,
      consumers,
      ownLists: new Map(),
      objects: await privateObjects(mall.infrastructure.storageUrl),
      canaries: [],
    });
    return await checkInvariants(client);
  } finally {
    client.release();
  }
}
