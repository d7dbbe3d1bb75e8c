import { orderReconciliationApi, orderVoucherApi } from '@mall/contracts/order';
import { productStockApi } from '@mall/contracts/product';
import { aService, aStaffMember, startMall, type TestMall } from '@mall/testing';
import { buyerOrderApi, deskOrderApi, aSlip, orderOne } from './deals.js';
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
import { untilServed } from './until-served.js';

const ROUNDS = 500;

let mall: TestMall;
let buyer: ReadyBuyer;
const [cashier, boss] = [
  aStaffMember(['voucher_audit', 'refund_audit', 'order_cancel']),
  aStaffMember(['voucher_audit', 'order_cancel']),
];

beforeAll(async () => {
  mall = await startMall(['product', 'user', 'order']);
  await startSecondOrderService(mall);
  await vouchForFiles(mall);
  buyer = await aReadyBuyer(mall);
});

interface End {
  readonly order_id: string;
  readonly status: number;
  readonly version: number;
  readonly credited: number;
  readonly events: number;
  readonly refunds: number;
}

it(`ends ${ROUNDS} races of expiry, payment and cancellation in allowed ways, and the stock and the books agree`, async () => {
  const car = aNewCar({ stock: ROUNDS, priceFee: 8_500_000, wholesalePriceFee: undefined });
  await putOnSale(mall, car);
  const rounds = Array.from({ length: ROUNDS }, (_, round) => round);
  const orderIds = await inParallel(25, rounds, () => orderOne(mall, buyer, car));
  // Signing is not part of the race.
  await mall.query('order', 'UPDATE sales_order SET contract_status = 1 WHERE order_id = ANY($1)', [
    orderIds,
  ]);
  const asBuyer = mall.callAs(buyer.caller);
  const desk = mall.callAs(boss)(deskOrderApi);
  const { closeUnpaid } = mall.callAs(aService('test'))(deskOrderApi);
  const settled = (works: readonly Promise<unknown>[]) => Promise.allSettled(works);

  // First: the slip against the clock and the buyer's own cancellation, in every order of arrival.
  await inParallel(25, orderIds, async (orderId, round) => {
    await mall.query('order', 'UPDATE sales_order SET pay_before = now() WHERE order_id = $1', [orderId]);
    const works = [
      () => asBuyer(orderVoucherApi).upload(aSlip(orderId, { bankRef: `R-${orderId}` })),
      () => (round % 2 === 0 ? closeUnpaid({}) : Promise.resolve()),
      () => (round % 3 === 0 ? asBuyer(buyerOrderApi).cancel({ orderId }) : Promise.resolve()),
    ];
    const first = round % works.length;
    return settled([...works.slice(first), ...works.slice(0, first)].map((work) => work()));
  });
  // Then: the money against staff who cancel, and against another person who sends the slip back.
  const waiting = await mall.query<{ voucher_id: string; order_id: string }>(
    'order',
    'SELECT voucher_id, order_id FROM voucher WHERE status = 0 AND order_id = ANY($1)',
    [orderIds],
  );
  expect(waiting.length).toBeGreaterThan(0);
  await inParallel(25, waiting, ({ voucher_id: voucherId, order_id: orderId }, round) =>
    settled([
      untilServed(() => mall.callAs(cashier)(orderVoucherApi).audit({ voucherId, result: 1 })),
      ...(round % 3 === 0 ? [] : [desk.cancel({ orderId, reason: 'проверка гонки', carFate: 'onSale' })]),
      ...(round % 2 === 0
        ? [mall.callAs(boss)(orderVoucherApi).audit({ voucherId, result: 2, reasonCode: 'notReceived' })]
        : []),
    ]),
  );

  const ends = await mall.query<End>(
    'order',
    `SELECT order_id, status, version, credited_minor::float8 AS credited,
       (SELECT count(*)::int FROM order_event e WHERE e.order_id = o.order_id) AS events,
       (SELECT count(*)::int FROM refund r WHERE r.order_id = o.order_id) AS refunds
       FROM sales_order o WHERE order_id = ANY($1)`,
    [orderIds],
  );
  expect(ends).toHaveLength(ROUNDS);
  const odd = ends.filter(({ status, version, credited, events, refunds }) => {
    const isPaid = status === 2 && credited === 8_500_000 && refunds === 0;
    const isCancelled = status === 6 && refunds === (credited > 0 ? 1 : 0);
    const isWaiting = status === 1 && credited === 0 && refunds === 0;
    return !(isPaid || isCancelled || isWaiting) || events !== version;
  });
  expect(odd).toEqual([]);
  expect(new Set(ends.map(({ status }) => status)).size).toBeGreaterThan(1);

  const taken = ends.filter(({ status }) => status !== 6).length;
  const { carsForCart } = mall.callAs(aService('test'))(productStockApi);
  const stock = async () => (await carsForCart({ skuIds: [car.spuId] }))[0]!.stock;
  await eventually(
    `exactly ${ROUNDS - taken} cars are on sale`,
    async () => (await stock()) === ROUNDS - taken,
    90_000,
  );
  expect(await mall.callAs(cashier)(orderReconciliationApi).checkLedger({})).toMatchObject({
    isBalanced: true,
  });
}, 300_000);
