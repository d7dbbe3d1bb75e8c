import { platformErrors } from '@mall/contracts/define';
import { fileErrors } from '@mall/contracts/file';
import {
  orderCartApi,
  orderContractApi,
  orderErrors,
  orderImportApi,
  orderLandedCostApi,
  orderMilestoneApi,
  orderVoucherApi,
} from '@mall/contracts/order';
import { productErrors, productStockApi } from '@mall/contracts/product';
import type { Caller } from '@mall/contracts/define';
import { aBuyer, aMerchant, aService, aStaffMember, refusal, startMall, type TestMall } from '@mall/testing';
import { borderDay } from '@mall/validation/typography';
import { randomUUID } from 'node:crypto';
import {
  buyerOrderApi,
  deskOrderApi,
  aSlip,
  aVin,
  orderOne,
  readContract,
  SIGNATURE,
  signContract,
  uploadSlip,
} from './deals.js';
import { eventually } from './eventually.js';
import {
  aNewCar,
  aReadyBuyer,
  aUsedCar,
  lineOf,
  otherShop,
  putOnSale,
  shop,
  vouchForFiles,
  type ReadyBuyer,
} from './neighbours.js';

let mall: TestMall;
let buyer: ReadyBuyer;
const cashier = aStaffMember(['order_view', 'voucher_audit', 'order_ship', 'order_cancel']);

beforeAll(async () => {
  mall = await startMall(['product', 'user', 'order']);
  await vouchForFiles(mall);
  buyer = await aReadyBuyer(mall);
});

const orders = (who = buyer.caller) => mall.callAs(who)(buyerOrderApi);
const vouchers = (who = cashier) => mall.callAs(who)(orderVoucherApi);
const stockOf = async (spuId: string) => {
  const [car] = await mall
    .callAs(aService('test'))(productStockApi)
    .carsForCart({ skuIds: [spuId] });
  return car!;
};
const history = (orderId: string) =>
  mall.query<{ seq: number; action: string; from_status: number; to_status: number }>(
    'order',
    'SELECT seq, action, from_status, to_status FROM order_event WHERE order_id = $1 ORDER BY seq',
    [orderId],
  );

describe('a deal', () => {
  it('goes from cart to receipt, each step by the responsible party', async () => {
    const car = aUsedCar({ vin: aVin() });
    await putOnSale(mall, car);
    const cart = mall.callAs(buyer.caller)(orderCartApi);
    expect((await cart.changeItem(lineOf(car))).prodCount).toBe(1);
    expect((await cart.info({})).shopCarts[0]?.shopCartItem[0]).toMatchObject({ count: 1, isOnSale: true });

    const confirmed = await orders().confirm({ dvyType: 1 });
    expect(confirmed).toMatchObject({
      total: 8_500_000,
      totalRubMinor: 114_325_000,
      incoterm: 'DAP Ussuriysk',
      profileComplete: true,
    });
    expect(confirmed.userAddr?.addrId).toBe(buyer.addrId);
    const [orderId = ''] = await orders().submit({
      confirmId: confirmed.confirmId,
      idempotencyKey: randomUUID(),
    });
    expect(await cart.prodCount({})).toBe(0);
    expect((await stockOf(car.spuId)).stock).toBe(0);
    expect(await orders().payInfo({ orderIds: [orderId] })).toMatchObject({
      totalFee: 8_500_000,
      consignee: 'Пётр Иванов',
    });

    const { signedTime } = await signContract(mall, buyer, orderId);
    expect(signedTime).not.toBeNull();
    const { voucherId } = await uploadSlip(mall, buyer, orderId);
    expect(await orders().detail({ orderId })).toMatchObject({
      status: 4,
      slipStatus: 1,
      actions: ['uploadSlip'],
    });
    await vouchers().audit({ voucherId, result: 1 });
    expect(await orders().detail({ orderId })).toMatchObject({ status: 2, voucherStatus: 1 });

    const stranger = aMerchant({ shopId: otherShop.shopId });
    const seller = aMerchant({ shopId: shop.shopId });
    const shipment = { orderId, carrier: 'Уссури Транс', trackingNumber: 'UT-1' };
    expect(await refusal(mall.callAs(stranger)(deskOrderApi).ship(shipment))).toBe('order.orderNotFound');
    await mall.callAs(seller)(deskOrderApi).ship(shipment);
    expect(await orders().detail({ orderId })).toMatchObject({
      status: 3,
      actions: ['applyRefund'],
      autoReceiptTime: null,
      delivery: { carrier: 'Уссури Транс' },
    });
    expect(await refusal(orders().receive({ orderId }))).toBe(orderErrors.carNotReady.key);
    const today = borderDay();
    await mall
      .callAs(aStaffMember(['order_ship']))(orderMilestoneApi)
      .write({ orderId, code: 'yard', happenedOn: today, skipReason: 'доставлен автовозом' });
    const arrived = await orders().detail({ orderId });
    expect(arrived.actions).toEqual(['receive', 'applyRefund']);
    expect(arrived.autoReceiptSecondsLeft).toBeGreaterThan(59 * 86_400);
    await orders().receive({ orderId });
    const done = await orders().detail({ orderId });
    expect(done).toMatchObject({ status: 5, contractStatus: 1 });
    expect(done.timeline.map(({ action }) => action)).toEqual([
      'submit',
      'signContract',
      'uploadSlip',
      'confirmPayment',
      'ship',
      'milestone',
      'receive',
    ]);
    const steps = await history(orderId);
    steps.forEach((step, index) => {
      expect(step.seq).toBe(index + 1);
      if (index > 0) expect(step.from_status).toBe(steps[index - 1]!.to_status);
    });
    await eventually('the hold became a sale', async () => !(await stockOf(car.spuId)).heldUntil);
    expect((await stockOf(car.spuId)).stock).toBe(0);
  });

  it('stores from which address each move came, and shows it only to staff', async () => {
    const car = aUsedCar();
    await putOnSale(mall, car);
    const fromHome = { ...buyer, caller: { ...buyer.caller, ip: '95.24.1.7' } };
    const orderId = await orderOne(mall, fromHome, car);
    const desk = aStaffMember(['order_view', 'order_cancel'], { ip: '60.11.8.2' });
    await mall
      .callAs(desk)(deskOrderApi)
      .cancel({ orderId, reason: 'По просьбе покупателя', carFate: 'onSale' });
    const addresses = async (who: Caller, read: 'one' | 'detail') => {
      const { timeline } =
        read === 'one'
          ? await mall.callAs(who)(deskOrderApi).one({ orderId })
          : await mall.callAs(who)(buyerOrderApi).detail({ orderId });
      return timeline.map(({ action, ip }) => [action, ip]);
    };
    expect(await addresses(desk, 'one')).toEqual([
      ['submit', '95.24.1.7'],
      ['staffCancel', '60.11.8.2'],
    ]);
    const hidden = [
      ['submit', null],
      ['staffCancel', null],
    ];
    expect(await addresses(buyer.caller, 'detail')).toEqual(hidden);
    expect(await addresses(aMerchant({ shopId: shop.shopId }), 'one')).toEqual(hidden);
  });

  it('makes one order per shop out of one cart', async () => {
    const [mine, theirs] = [aUsedCar(), aUsedCar({ shopId: otherShop.shopId })];
    await putOnSale(mall, mine, theirs);
    const cart = mall.callAs(buyer.caller)(orderCartApi);
    for (const car of [mine, theirs]) await cart.changeItem(lineOf(car));
    const { confirmId, shopCartOrders } = await orders().confirm({ dvyType: 1 });
    expect(shopCartOrders).toHaveLength(2);
    const ids = await orders().submit({ confirmId, idempotencyKey: randomUUID() });
    expect(ids).toHaveLength(2);
    for (const orderId of ids) {
      const order = await orders().detail({ orderId });
      expect(order.orderItems).toHaveLength(1);
      expect(order.orderItems[0]?.shopId).toBe(order.shopId);
      // The cost of the other shop's car is not part of this order.
      expect(order.landedCosts.map(({ skuId }) => skuId)).toEqual([order.orderItems[0]?.skuId]);
    }
  });

  it('names its shop in the language of the reader', async () => {
    const car = aUsedCar();
    await putOnSale(mall, car);
    const inChinese: Caller = { ...buyer.caller, locale: 'zh' };
    await mall.callAs(buyer.caller)(orderCartApi).changeItem(lineOf(car));
    const { shopCarts } = await mall.callAs(inChinese)(orderCartApi).info({});
    expect(shopCarts.map(({ shopName }) => shopName)).toEqual([shop.shopName.zh]);
    const { confirmId, shopCartOrders } = await orders(inChinese).confirm({ dvyType: 1 });
    expect(shopCartOrders[0]?.shopName).toBe(shop.shopName.zh);
    const [orderId = ''] = await orders().submit({ confirmId, idempotencyKey: randomUUID() });
    expect((await orders().detail({ orderId })).shopName).toBe(shop.shopName.ru);
    expect((await orders(inChinese).detail({ orderId })).shopName).toBe(shop.shopName.zh);
    const inEnglish = mall.callAs({ ...cashier, locale: 'en' })(deskOrderApi);
    expect((await inEnglish.one({ orderId })).shopName).toBe(shop.shopName.en);
  });

  it('counts in a cart only what can be ordered now', async () => {
    const [held, free] = [aUsedCar(), aUsedCar()];
    await putOnSale(mall, held, free);
    const { caller } = await aReadyBuyer(mall);
    const cart = mall.callAs(caller)(orderCartApi);
    for (const car of [held, free]) await cart.changeItem(lineOf(car));
    expect(await cart.amountInfo({})).toMatchObject({ count: 2 });
    const { confirmId } = await orders().confirm({ dvyType: 1, shopCartItem: lineOf(held) });
    await orders().submit({ confirmId, idempotencyKey: randomUUID() });

    const { count, finalMoney, shopCarts } = await cart.info({});
    expect({ count, finalMoney }).toEqual({ count: 1, finalMoney: free.priceFee });
    const lines = shopCarts.flatMap(({ shopCartItem }) => shopCartItem);
    const whyOf = new Map(lines.map(({ skuId, why }) => [skuId, why]));
    expect([whyOf.get(held.spuId), whyOf.get(free.spuId)]).toEqual(['held', null]);
    const { cars } = await mall.callAs(caller)(orderLandedCostApi).forCart({});
    expect(cars.map(({ skuId }) => skuId)).toEqual([free.spuId]);
  });

  it('charges the wholesale price for more than 10 of a new car, and never for 10', async () => {
    const car = aNewCar();
    await putOnSale(mall, car);
    const { caller } = await aReadyBuyer(mall);
    const cart = mall.callAs(caller)(orderCartApi);
    expect((await cart.changeItem(lineOf(car, 10))).item).toMatchObject({ totalAmount: 85_000_000 });
    expect((await cart.changeItem(lineOf(car, 1))).item).toMatchObject({
      priceTier: 'wholesale',
      totalAmount: 88_000_000,
    });
    expect(await refusal(cart.changeItem(lineOf(car, 20)))).toBe(productErrors.insufficientStock.key);
  });
});

describe('what a deal needs', () => {
  it('is a profile, an address, and the price that was shown', async () => {
    const car = aUsedCar();
    await putOnSale(mall, car);
    const newcomer = aBuyer();
    const confirmed = await orders(newcomer).confirm({ dvyType: 1, shopCartItem: lineOf(car) });
    expect(confirmed).toMatchObject({ userAddr: null, profileComplete: false });
    const { confirmId } = confirmed;
    expect(await refusal(orders(newcomer).submit({ confirmId, idempotencyKey: randomUUID() }))).toBe(
      orderErrors.profileIncomplete.key,
    );
    const quoted = await orders().confirm({ dvyType: 1, shopCartItem: lineOf(car) });
    await putOnSale(mall, { ...car, priceFee: 8_600_000 });
    expect(
      await refusal(orders().submit({ confirmId: quoted.confirmId, idempotencyKey: randomUUID() })),
    ).toBe(orderErrors.quoteExpired.key);
    expect((await stockOf(car.spuId)).stock).toBe(1);
  });

  it('is a contract that was read for the required time, agreed to completely, and not changed', async () => {
    const car = aUsedCar();
    await putOnSale(mall, car);
    const orderId = await orderOne(mall, buyer, car);
    const contracts = mall.callAs(buyer.caller)(orderContractApi);
    const { contractId, hash, clauses } = await contracts.one({ orderId });
    expect(clauses[0]!.agreeableInSeconds).toBeGreaterThan(0);
    const agreedClauseIds = clauses.map(({ clauseId }) => clauseId);
    const signature = { contractId, hash, agreedClauseIds, signatureImg: SIGNATURE };
    expect(await refusal(contracts.sign(signature))).toBe(orderErrors.clauseNotRead.key);
    await readContract(mall, buyer, orderId);
    expect(await refusal(contracts.sign({ ...signature, hash: '0'.repeat(64) }))).toBe(
      platformErrors.staleData.key,
    );
    expect(await refusal(contracts.sign({ ...signature, agreedClauseIds: ['subject'] }))).toBe(
      orderErrors.clauseNotAgreed.key,
    );
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => refusal(contracts.sign(signature))));
    expect(outcomes.filter((key) => key === 'nothing was thrown')).toHaveLength(1);
    expect(outcomes.filter((key) => key === orderErrors.contractAlreadySigned.key)).toHaveLength(19);
    for (const change of [`body = '{}'`, `words = '{}'`, `hash = repeat('0', 64)`])
      await expect(
        mall.query('order', `UPDATE sales_contract SET ${change} WHERE order_id = $1`, [orderId]),
      ).rejects.toThrow(/never changes|violates check/);
  });

  it('is money: confirmed by a second person, for the amount due, after the contract is signed', async () => {
    const car = aUsedCar();
    await putOnSale(mall, car);
    const orderId = await orderOne(mall, buyer, car);
    const byMyself = await vouchers().upload(aSlip(orderId));
    expect(await refusal(vouchers().audit({ voucherId: byMyself.voucherId, result: 1 }))).toBe(
      orderErrors.ownSlip.key,
    );
    const { voucherId } = await vouchers(buyer.caller).upload(aSlip(orderId, { amountFee: 8_400_000 }));
    // Five working days are at least five days, also over a weekend; the time to pay and a day are four.
    const inFourDays = new Date(Date.now() + 4.5 * 86_400_000).toISOString();
    await eventually('the car stays held while the slip is looked at', async () => {
      const { heldUntil = '' } = await stockOf(car.spuId);
      return heldUntil > inFourDays;
    });
    const colleague = vouchers(aStaffMember(['voucher_audit']));
    await colleague.audit({ voucherId: byMyself.voucherId, result: 2, reasonCode: 'duplicate' });
    expect(await orders().detail({ orderId })).toMatchObject({ status: 4, slipStatus: 1 });
    expect(await refusal(colleague.audit({ voucherId: byMyself.voucherId, result: 1 }))).toBe(
      orderErrors.slipAlreadyAudited.key,
    );
    expect(await refusal(vouchers().audit({ voucherId, result: 1 }))).toBe(orderErrors.contractUnsigned.key);
    await signContract(mall, buyer, orderId);
    expect(await refusal(vouchers().audit({ voucherId, result: 1 }))).toBe(orderErrors.slipAmountDiffers.key);
    expect(await refusal(vouchers().audit({ voucherId, result: 2 }))).toBe(orderErrors.reasonNeeded.key);
    await vouchers().audit({ voucherId, result: 2, reason: 'Не хватает 1000 юаней' });
    const rejected = await orders().detail({ orderId });
    expect(rejected).toMatchObject({ status: 1, voucherStatus: 2, slipStatus: 0 });
    expect(rejected.timeline.at(-1)).toMatchObject({ reason: 'Не хватает 1000 юаней', actorName: null });
    const again = await vouchers(buyer.caller).upload(
      aSlip(orderId, { amountFee: 114_325_000, currency: 'RUB' }),
    );
    await vouchers().audit({ voucherId: again.voucherId, result: 1 });
    expect((await orders().detail({ orderId })).status).toBe(2);
  });

  it('is documents of one’s own, of the right kind', async () => {
    const car = aUsedCar();
    await putOnSale(mall, car);
    const orderId = await orderOne(mall, buyer, car);
    const upload = (url: string, originName: string) =>
      refusal(vouchers(buyer.caller).upload(aSlip(orderId, { files: [{ url, originName }] })));
    expect(await upload('/api/files/f/1001', 'slip.exe')).toBe(orderErrors.slipType.key);
    expect(await upload('/api/files/p/2026/public.webp', 'slip.png')).toBe(orderErrors.slipType.key);
    expect(await upload('https://elsewhere.example/a.png', 'slip.png')).toBe(platformErrors.invalidInput.key);
    expect(await upload('/api/files/f/9001', 'slip.png')).toBe(fileErrors.fileGone.key);
  });
});

describe('an order of somebody else', () => {
  it('does not exist: not to read, not to move', async () => {
    const car = aUsedCar();
    await putOnSale(mall, car);
    const orderId = await orderOne(mall, buyer, car);
    const thief = await aReadyBuyer(mall);
    const theirs = orders(thief.caller);
    const contract = await mall.callAs(buyer.caller)(orderContractApi).one({ orderId });
    const { contractId, hash, clauses } = contract;
    const agreedClauseIds = clauses.map(({ clauseId }) => clauseId);
    const attempts = [
      theirs.detail({ orderId }),
      theirs.cancel({ orderId }),
      theirs.receive({ orderId }),
      theirs.remove({ orderId }),
      theirs.payInfo({ orderIds: [orderId] }),
      mall.callAs(thief.caller)(orderContractApi).one({ orderId }),
      vouchers(thief.caller).upload(aSlip(orderId)),
      mall
        .callAs(aMerchant({ shopId: otherShop.shopId }))(deskOrderApi)
        .one({ orderId }),
    ];
    // Awaited together: a refusal that nobody awaits yet would end the test.
    for (const outcome of await Promise.all(attempts.map(refusal)))
      expect(outcome).toBe(orderErrors.orderNotFound.key);
    expect(
      await refusal(
        mall
          .callAs(thief.caller)(orderContractApi)
          .sign({ contractId, hash, agreedClauseIds, signatureImg: SIGNATURE }),
      ),
    ).toBe(orderErrors.contractNotFound.key);
    expect((await theirs.search({ pageNum: 1, pageSize: 50 })).total).toBe(0);
    expect(await history(orderId)).toHaveLength(1);
  });

  it('is closed to staff without the right, and its slips to merchants', async () => {
    const car = aUsedCar();
    await putOnSale(mall, car);
    const orderId = await orderOne(mall, buyer, car);
    await uploadSlip(mall, buyer, orderId);
    const clerk = aStaffMember(['order_view']);
    const desk = mall.callAs(clerk)(deskOrderApi);
    expect((await desk.one({ orderId })).vouchers).toHaveLength(1);
    expect(await refusal(desk.cancel({ orderId, reason: 'просто так' }))).toBe(platformErrors.forbidden.key);
    const seller = mall.callAs(aMerchant({ shopId: shop.shopId }))(deskOrderApi);
    expect(await seller.one({ orderId })).toMatchObject({ vouchers: [], actions: [] });
    expect(await refusal(mall.callAs(buyer.caller)(deskOrderApi).list({ current: 1, size: 10 }))).toBe(
      platformErrors.forbidden.key,
    );
  });
});

describe('demo orders', () => {
  it('are placed once per key and taken to any state', async () => {
    const { importOrder } = mall.callAs(aService('demo'))(orderImportApi);
    const wanted = { unpaid: 1, toConfirm: 4, toShip: 2, shipped: 3, completed: 5, cancelled: 6 } as const;
    for (const [reach, status] of Object.entries(wanted)) {
      const car = aUsedCar();
      await putOnSale(mall, car);
      const request = {
        ...lineOf(car),
        importKey: `demo-${car.spuId}`,
        userId: buyer.caller.userId!,
        addrId: buyer.addrId,
        reach: reach as keyof typeof wanted,
        ageHours: 24,
        slipUrl: '/api/files/f/1001',
      };
      const orderId = await importOrder(request);
      expect(await importOrder(request)).toBe(orderId);
      const order = await orders().detail({ orderId });
      expect(order.status).toBe(status);
      expect(Date.parse(order.createTime)).toBeLessThan(Date.now() - 23 * 3_600_000);
    }
  });

  it('of any age have a contract of their day, with the deadline and the rate of the order', async () => {
    const { importOrder } = mall.callAs(aService('demo'))(orderImportApi);
    for (const ageHours of [5, 24 * 40]) {
      const car = aUsedCar();
      await putOnSale(mall, car);
      const orderId = await importOrder({
        ...lineOf(car),
        importKey: `demo-${car.spuId}`,
        userId: buyer.caller.userId!,
        addrId: buyer.addrId,
        reach: 'unpaid',
        ageHours,
      });
      const [told] = await mall.query<Record<string, boolean>>(
        'order',
        `SELECT issued_at = o.created_at AND (facts->>'issuedAt')::timestamptz = o.created_at AS day,
                (facts->>'payBefore')::timestamptz = o.pay_before AS deadline,
                (facts->>'rateAsOf')::timestamptz <= o.created_at AS rate,
                o.order_number LIKE 'UA' || to_char(o.created_at AT TIME ZONE 'Asia/Vladivostok', 'YYMMDD') || '-%' AS number
           FROM sales_order o JOIN sales_contract USING (order_id) WHERE order_id = $1`,
        [orderId],
      );
      expect(told).toEqual({ day: true, deadline: true, rate: true, number: true });
    }
  });
});
