import { setTimeout as sleep } from 'node:timers/promises';
import { kill9 } from '../faults/faults.js';
import type { Answer } from '../ledger/ledger.js';
import { SECOND_ORDER } from '../stack/parts.js';
import type { Placed } from '../clients/buyer.js';
import { Abandoned } from './abandoned.js';
import { lineOf } from '@mall/demo/specimens';
import type { Showroom } from './cars.js';
import { eachOf, type Stage } from './stage.js';

/** Share of winners who never pay. */
const ABANDONERS = 0.1;

/**
 * All buyers order the one last car at the same time, while processes are killed (F13). Some winners never pay: when their
 * payment term has ended, the car is on sale again, and all buyers submit again.
 */
export async function lastCar(stage: Stage, showroom: Showroom): Promise<void> {
  const { options, random, ledger, say } = stage;
  const wrong: string[] = [];
  let presses = 0;
  for (let round = 1; round <= options.rounds; round += 1) {
    say(`Last car, round ${round} of ${options.rounds}: ${options.buyers} buyers`);
    const [car] = await showroom.putOnSale(1, 1);
    const skuId = car!.spuId;
    // The first round is a plain race; faults are injected into every other one.
    const from = ledger.answers.length;
    const placed = await everybodyPresses(stage, skuId, round > 1);
    presses += placed.length;
    const faulty = serverErrors(ledger.answers.slice(from), round > 1);
    const found = [...faulty, ...(await whatIsWrong(stage, skuId, placed, 0))];
    wrong.push(...found.map((words) => `round ${round}: ${words}`));
    await stage.mall.untilWell();
    if (round !== 1 && !random.chance(ABANDONERS)) continue;
    const left = await abandon(stage, placed);
    const again = await everybodyPresses(stage, skuId, false);
    presses += again.length;
    const resold = [...left, ...(await whatIsWrong(stage, skuId, again, 1))];
    wrong.push(...resold.map((words) => `round ${round}, on sale again: ${words}`));
  }
  const says =
    'The last car is sold exactly once, to one buyer; when it is not paid, it is sold exactly once again.';
  stage.expect('A1', says, wrong, presses);
}

/** Returns answers with status 500 or higher: none without a fault, and only requests to retry during one. */
function serverErrors(answers: readonly Answer[], isStruck: boolean): string[] {
  const wrong = answers.filter(({ status }) => status >= 500 && !(isStruck && status === 503));
  return wrong.map(({ route, status }) => `${route} answered ${status}`);
}

async function everybodyPresses(stage: Stage, skuId: string, isStruck: boolean): Promise<Placed[]> {
  const { random } = stage;
  const confirmed: { buyer: Stage['buyers'][number]; confirmId: string }[] = [];
  await eachOf(stage.buyers, 16, async (buyer) => {
    const confirmation = await buyer.confirm(lineOf({ spuId: skuId }));
    if (confirmation) confirmed.push({ buyer, confirmId: confirmation.confirmId });
  });
  const presses = Promise.all(confirmed.map(({ buyer, confirmId }) => buyer.submit(confirmId)));
  if (isStruck) {
    await sleep(random.between(20, 900));
    await stage.injector.strike(kill9(random.pick(['order', SECOND_ORDER, 'product', 'order'])));
  }
  return presses;
}

/**
 * Compares the car's orders in the database with the answers. Returns what is wrong; empty when nothing is. `before` is
 * the number of earlier orders of the car, which are closed.
 */
async function whatIsWrong(
  { mall, say }: Stage,
  skuId: string,
  placed: readonly Placed[],
  before: number,
): Promise<string[]> {
  const [row] = await mall.query<{ live: number; closed: number }>(
    `SELECT count(*) FILTER (WHERE status <> 6)::int AS live, count(*) FILTER (WHERE status = 6)::int AS closed
       FROM "order".sales_order JOIN "order".order_item USING (order_id) WHERE sku_id = $1`,
    [skuId],
  );
  const { live, closed } = row!;
  say(`  ${inWords(live, placed)}`);
  return notSoldOnce(live, placed, closed - before);
}

/**
 * Returns what is wrong; empty when the car was sold once.
 * @param strays number of orders in an unexpected state: closed instead of open, or open instead of closed
 */
export function notSoldOnce(live: number, placed: readonly Placed[], strays = 0): string[] {
  const [told, unknown] = [countOf(placed, 'ok'), countOf(placed, 'unknown')];
  const isOnce = live === 1 && strays === 0 && told <= 1 && told + unknown >= 1;
  return isOnce ? [] : [inWords(live, placed)];
}

const countOf = (placed: readonly Placed[], wanted: Placed['outcome']): number =>
  placed.filter(({ outcome }) => outcome === wanted).length;

const inWords = (live: number, placed: readonly Placed[]): string =>
  `sold ${live} times; ${countOf(placed, 'ok')} of ${placed.length} were told so, ${countOf(placed, 'unknown')} do not know`;

async function abandon({ mall, say }: Stage, placed: readonly Placed[]): Promise<string[]> {
  const abandoned = new Abandoned(mall);
  for (const orderId of placed.flatMap(({ orderIds }) => orderIds)) await abandoned.leave(orderId);
  say('  the buyer never pays');
  return abandoned.stillOpen();
}
