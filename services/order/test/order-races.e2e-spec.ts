import { ORDER_MOVES, orderReconciliationApi } from '@mall/contracts/order';
import { productStockApi } from '@mall/contracts/product';
import { aService, aStaffMember, startMall, type TestMall } from '@mall/testing';
import fc from 'fast-check';
import { eventually } from './eventually.js';
import { inParallel } from './in-parallel.js';
import {
  aNewCar,
  aReadyBuyer,
  putOnSale,
  startSecondOrderService,
  vouchForFiles,
  type ReadyBuyer,
} from './neighbours.js';
import { combinations, NOT_STARTED, startedMoves, type Combination } from './order-races/combinations.js';
import { wrongEnds, wrongHolds, type Result } from './order-races/invariants.js';
import { patientMall } from './patiently.js';
import { PRICE, prepare, run, type Stage } from './order-races/scene.js';

/** `npm run races` runs all combinations twenty times, from a seed of its own each time. */
const ROUNDS = Number(process.env['RACE_ROUNDS'] ?? 1);
const SEED = Number(process.env['RACE_SEED'] ?? 7);
const SHORT_FORM = 60;
/** Number of orders that are raced for at the same time. */
const WIDTH = 12;

let mall: TestMall;
let buyer: ReadyBuyer;

beforeAll(async () => {
  mall = await startMall(['product', 'user', 'order']);
  await startSecondOrderService(mall);
  await vouchForFiles(mall);
  buyer = await aReadyBuyer(mall);
}, 120_000);

it('are generated for every move of the table, except those that are named with a reason', () => {
  expect(ORDER_MOVES.filter((move) => !startedMoves.has(move))).toEqual(Object.keys(NOT_STARTED));
  expect(combinations.length).toBeGreaterThan(200);
});

/** Returns all combinations in the long form; in the short one some, chosen by the seed. */
function chosen(): readonly Combination[] {
  const count = ROUNDS > 1 ? combinations.length : SHORT_FORM;
  const [sample] = fc.sample(fc.shuffledSubarray([...combinations], { minLength: count, maxLength: count }), {
    seed: SEED,
    numRuns: 1,
  });
  return sample!;
}

it(
  'end in a state that the table allows, without a server error, and money and holds agree',
  async () => {
    const raced = chosen();
    process.stdout.write(
      `RACE_SEED=${SEED}: ${raced.length} combinations of order actions, ${ROUNDS} times.\n`,
    );
    const total = raced.length * ROUNDS;
    const car = aNewCar({ stock: total, priceFee: PRICE, wholesalePriceFee: undefined });
    await putOnSale(mall, car);
    const stage: Stage = { mall, buyer, car };
    // The preparation is not part of the race: on a busy machine an answer may be lost.
    const before: Stage = { ...stage, mall: patientMall(mall) };
    const results: Result[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const ended = await inParallel(WIDTH, raced, async (combination) => {
        const scene = await prepare(before, combination);
        return { scene, outcomes: await run(stage, scene, round) };
      });
      expect(await wrongEnds(mall, ended)).toEqual([]);
      results.push(...ended);
    }
    const oneEach = results.map(({ scene }) => scene.orderId);
    expect(new Set(oneEach).size).toBe(total);
    let wrong: string[] = [];
    await eventually(
      'the cars of every order are held, sold or released as its state has it',
      async () => (wrong = await wrongHolds(mall, results)).length === 0,
      90_000,
    ).catch((late: unknown) => {
      throw new Error(`${String(late)}: ${wrong.slice(0, 10).join('; ')}`);
    });
    const [{ n: cancelled } = { n: -1 }] = await mall.query<{ n: number }>(
      'order',
      'SELECT count(*)::int AS n FROM sales_order WHERE status = 6 AND order_id = ANY($1)',
      [oneEach],
    );
    const { carsForCart } = mall.callAs(aService('test'))(productStockApi);
    await eventually(
      `${cancelled} cars are on sale again`,
      async () => (await carsForCart({ skuIds: [car.spuId] }))[0]!.stock === cancelled,
      30_000,
    );
    const books = mall.callAs(aStaffMember(['voucher_audit']))(orderReconciliationApi);
    expect(await books.checkLedger({})).toMatchObject({
      isBalanced: true,
      unevenJournals: [],
      oddOrders: [],
    });
  },
  120_000 + ROUNDS * 120_000,
);
