import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MallError, type Api, type Operation } from '@mall/contracts/define';
import * as contracts from '@mall/contracts/order';
import {
  orderCartApi,
  orderContractApi,
  orderContractCheckApi,
  orderDocumentApi,
  orderHeldCarsApi,
  orderMilestoneApi,
  orderRateApi,
  orderRefundApi,
  orderSettingApi,
  orderTariffApi,
  orderTemplateApi,
  orderVoucherApi,
} from '@mall/contracts/order';
import { anId, aService, aStaffMember, liftSecondPersonLimit, startMall, type TestMall } from '@mall/testing';
import { dayAfter, dayAt } from '@mall/validation/typography';
import {
  aSlip,
  AFFIRMED,
  aVin,
  buyerOrderApi,
  confirmOne,
  deskOrderApi,
  orderOne,
  readContract,
  signContract,
  SIGNATURE,
  today,
} from './deals.js';
import {
  aNewCar,
  aReadyBuyer,
  aUsedCar,
  lineOf,
  putOnSale,
  vouchForFiles,
  type ReadyBuyer,
} from './neighbours.js';

const RIGHTS = [
  'order_view',
  'order_cancel',
  'order_ship',
  'order_vin',
  'order_note',
  'voucher_audit',
  'refund_audit',
  'contract_check',
  'document_view',
  'rate_edit',
  'deal_setting_edit',
  'tariff_edit',
  'template_edit',
  'template_publish',
  'buyer_view',
  'hold_allow',
];
/** Two of receiving, approving and paying are never done by the same person. */
const [anna, boris, clara, dmitri] = [
  aStaffMember(RIGHTS),
  aStaffMember(RIGHTS),
  aStaffMember(RIGHTS),
  aStaffMember(RIGHTS),
] as const;
const DUE = 8_500_000;

let mall: TestMall;
let buyer: ReadyBuyer;
let bank: Server;
/** Next file of the central bank. */
let bankFile = '';

beforeAll(async () => {
  bank = createServer((_, response) => response.end(bankFile));
  await new Promise<void>((ready) => bank.listen(0, '127.0.0.1', ready));
  const { port } = bank.address() as AddressInfo;
  mall = await startMall(['product', 'user', 'order'], {
    env: { order: { CENTRAL_BANK_URL: `http://127.0.0.1:${port}/daily.asp` } },
  });
  await vouchForFiles(mall);
  buyer = await aReadyBuyer(mall);
}, 120_000);
afterAll(() => {
  bank.closeAllConnections();
  bank.close();
});

type Call = () => Promise<unknown>;
const own = <A extends Api>(api: A) => mall.callAs(buyer.caller)(api);
const staff = <A extends Api>(api: A, who = anna) => mall.callAs(who)(api);

let files = 700_000;
const aFile = (originName: string) => ({ url: `/api/files/f/${(files += 1)}`, originName });

async function anOrder(car = aUsedCar({ vin: aVin() })): Promise<string> {
  await putOnSale(mall, car);
  return orderOne(mall, buyer, car);
}

async function aSignedOrder(): Promise<string> {
  const orderId = await anOrder();
  await signContract(mall, buyer, orderId);
  return orderId;
}

async function aWaitingSlip(): Promise<{ orderId: string; voucherId: string }> {
  const orderId = await aSignedOrder();
  const { voucherId } = await own(orderVoucherApi).upload(aSlip(orderId));
  return { orderId, voucherId };
}

async function aPaidOrder(): Promise<string> {
  const { orderId, voucherId } = await aWaitingSlip();
  await staff(orderVoucherApi).audit({ voucherId, result: 1 });
  return orderId;
}

async function aShippedOrder(): Promise<string> {
  const orderId = await aPaidOrder();
  await staff(deskOrderApi).ship({ orderId, carrier: 'Уссури Транс' });
  return orderId;
}

const claimOf = (orderId: string) =>
  ({ orderId, amountFee: DUE, currency: 'CNY', reason: 'царапина на двери' }) as const;
const aClaim = async (): Promise<string> =>
  (await own(orderRefundApi).apply(claimOf(await aPaidOrder()))).refundId;

async function aScan(): Promise<string> {
  const orderId = await anOrder();
  await own(orderContractApi).upload(await handedIn(orderId));
  const { records } = await staff(orderContractCheckApi).page({ orderId, current: 1, size: 1 });
  return records[0]!.scanId;
}

async function handedIn(orderId: string) {
  const { hash, clauses } = await readContract(mall, buyer, orderId);
  const agreedClauseIds = clauses.map(({ clauseId }) => clauseId);
  return { orderId, files: [aFile('contract.pdf')], hash, agreedClauseIds };
}

async function aDraft(): Promise<string> {
  await mall.query('order', 'DELETE FROM document_template WHERE version IS NULL');
  return (await staff(orderTemplateApi).start({ kind: 'proforma' })).templateId;
}

const aTable = (): Parameters<ReturnType<typeof tariffs>['create']>[0] => ({
  kind: 'vat',
  validFrom: dayAt(new Date(), 24 * 365),
  source: `law ${anId()}`,
  rows: [{ percent: 25 }],
});
const tariffs = () => staff(orderTariffApi);

async function aCartLine(): Promise<string> {
  await own(orderCartApi).deleteAll({});
  const car = aNewCar();
  await putOnSale(mall, car);
  return (await own(orderCartApi).changeItem(lineOf(car))).item!.cartItemId;
}

/** Creates a rate of the central bank that jumps, with its first acceptance. */
async function aHeldRate() {
  await mall.query('order', 'TRUNCATE rate_in_force, central_rate, change_proposal');
  await mall.query('order', 'UPDATE rate_feed SET rate_date = NULL');
  await staff(orderSettingApi).change({ settingKey: 'paymentFromCentralBank', value: 0 });
  const day = (ago: number): string =>
    dayAt(new Date(), 3 - 24 * ago)
      .split('-')
      .reverse()
      .join('.');
  for (const [ago, cny] of [
    [1, '13,4500'],
    [0, '1,3450'],
  ] as const) {
    const row = (code: string, value: string): string =>
      `<Valute><CharCode>${code}</CharCode><Nominal>1</Nominal><Value>${value}</Value></Valute>`;
    bankFile = `<?xml version="1.0" encoding="windows-1251"?><ValCurs Date="${day(ago)}">${row('CNY', cny)}${row('EUR', '95,0000')}</ValCurs>`;
    await staff(orderRateApi).fetchNow({});
  }
  const { held } = await staff(orderRateApi).board({});
  const { currency, rateDate, rate } = held![0]!;
  return { currency, rateDate, rate };
}

/** Cases by operation and particularity: each prepares everything, and returns the request that is sent twice. */
const cases: Readonly<Record<string, () => Promise<Call>>> = {
  'order.submit': async () => {
    const car = aUsedCar({ vin: aVin() });
    await putOnSale(mall, car);
    const press = { confirmId: await confirmOne(mall, buyer, car), idempotencyKey: randomUUID() };
    return () => own(buyerOrderApi).submit(press);
  },
  'order.cancel': async () => {
    const orderId = await anOrder();
    return () => own(buyerOrderApi).cancel({ orderId, reason: 'передумал' });
  },
  'order.receive': async () => {
    const orderId = await aShippedOrder();
    const skipReason = 'доставлен сразу';
    await staff(orderMilestoneApi).write({ orderId, code: 'yard', happenedOn: today(), skipReason });
    return () => own(buyerOrderApi).receive({ orderId });
  },
  'order.remove': async () => {
    const orderId = await anOrder();
    await own(buyerOrderApi).cancel({ orderId });
    return () => own(buyerOrderApi).remove({ orderId });
  },
  'order.requote': async () => {
    const orderId = await anOrder();
    await mall.query('order', 'UPDATE sales_order SET rate_locked_until = now() WHERE order_id = $1', [
      orderId,
    ]);
    return () => own(buyerOrderApi).requote({ orderId });
  },
  'order.squareConsent': async () => {
    const orderId = await anOrder();
    return () => own(buyerOrderApi).squareConsent({ orderId, showInSquare: 1 });
  },
  'order.desk.cancel': async () => {
    const orderId = await aPaidOrder();
    const request = { orderId, reason: 'машина повреждена', carFate: 'heldBack' } as const;
    return () => staff(deskOrderApi).cancel(request);
  },
  'order.desk.extendPayTime': async () => {
    const orderId = await anOrder();
    return () => staff(deskOrderApi).extendPayTime({ orderId, hours: 24, reason: 'банк задерживает' });
  },
  'order.desk.extendPayTime: named by its client': async () => {
    const request = { orderId: await anOrder(), hours: 24, reason: 'банк задерживает' };
    const idempotencyKey = randomUUID();
    return () => staff(deskOrderApi).extendPayTime({ ...request, idempotencyKey });
  },
  'order.desk.note': async () => {
    const orderId = await anOrder();
    return () => staff(deskOrderApi).note({ orderId, audience: 'internal', text: 'звонил покупатель' });
  },
  'order.desk.ship': async () => {
    const orderId = await aPaidOrder();
    const shipping = { orderId, carrier: 'Уссури Транс', trackingNumber: 'RU-7' };
    return () => staff(deskOrderApi).ship(shipping);
  },
  'order.contract.sign': async () => {
    const { contractId, hash, clauses } = await readContract(mall, buyer, await anOrder());
    const agreedClauseIds = clauses.map(({ clauseId }) => clauseId);
    const signing = { contractId, hash, agreedClauseIds, signatureImg: SIGNATURE };
    return () => own(orderContractApi).sign(signing);
  },
  'order.contract.upload': async () => {
    const request = await handedIn(await anOrder());
    return () => own(orderContractApi).upload(request);
  },
  'order.contractCheck.accept': async () => {
    const scanId = await aScan();
    return () => staff(orderContractCheckApi).accept({ scanId });
  },
  'order.contractCheck.sendBack': async () => {
    const scanId = await aScan();
    return () => staff(orderContractCheckApi).sendBack({ scanId, reason: 'не видно подписи' });
  },
  'order.voucher.upload': async () => {
    const slip = aSlip(await aSignedOrder());
    return () => own(orderVoucherApi).upload(slip);
  },
  'order.voucher.audit: confirmed': async () => {
    const { voucherId } = await aWaitingSlip();
    return () => staff(orderVoucherApi).audit({ voucherId, result: 1 });
  },
  'order.voucher.audit: the first of two': async () => {
    const { voucherId } = await aWaitingSlip();
    await staff(orderSettingApi).change({ settingKey: 'secondPersonAboveMinor', value: DUE - 1 });
    return () => staff(orderVoucherApi).audit({ voucherId, result: 1 });
  },
  'order.voucher.audit: sent back': async () => {
    const { voucherId } = await aWaitingSlip();
    return () => staff(orderVoucherApi).audit({ voucherId, result: 2, reasonCode: 'notReceived' });
  },
  'order.refund.apply': async () => {
    const claim = claimOf(await aPaidOrder());
    return () => own(orderRefundApi).apply(claim);
  },
  'order.refund.audit: approved': async () => {
    const refundId = await aClaim();
    return () => staff(orderRefundApi, clara).audit({ refundId, result: 1 });
  },
  'order.refund.audit: the first of two': async () => {
    const refundId = await aClaim();
    await staff(orderSettingApi).change({ settingKey: 'secondPersonAboveMinor', value: DUE - 1 });
    return () => staff(orderRefundApi, clara).audit({ refundId, result: 1 });
  },
  'order.refund.audit: rejected': async () => {
    const refundId = await aClaim();
    return () =>
      staff(orderRefundApi, clara).audit({ refundId, result: 2, reason: 'царапина была в отчёте' });
  },
  'order.refund.pay': async () => {
    const refundId = await aClaim();
    await staff(orderRefundApi, clara).audit({ refundId, result: 1 });
    const payout = { refundId, bankRef: `OUT-${refundId}`, files: [aFile('payout.pdf')] };
    return () => staff(orderRefundApi, dmitri).pay(payout);
  },
  'order.milestone.write': async () => {
    const orderId = await aShippedOrder();
    const step = { orderId, code: 'bought', happenedOn: today(), note: 'оформлен' } as const;
    return () => staff(orderMilestoneApi).write(step);
  },
  'order.milestone.delay': async () => {
    const orderId = await aShippedOrder();
    const delay = { orderId, code: 'border', until: dayAfter(today(), 90), reason: 'weather' } as const;
    return () => staff(orderMilestoneApi).delay(delay);
  },
  'order.document.nameVins': async () => {
    const orderId = await anOrder(aNewCar());
    const { orderItems } = await staff(deskOrderApi).one({ orderId });
    await own(orderDocumentApi).ofOrder({ orderId });
    const vins = [{ orderItemId: orderItems[0]!.orderItemId, vin: aVin() }];
    return () => staff(orderDocumentApi).nameVins({ orderId, vins, affirmed: AFFIRMED });
  },
  'order.heldCars.allow': async () => {
    const until = new Date(Date.now() + 30 * 86_400_000).toISOString();
    const allowed = { userId: anId(), cars: 20, valueFee: 900_000_000, reason: 'постоянный клиент', until };
    return () => staff(orderHeldCarsApi).allow(allowed);
  },
  'order.rate.enter: as of a moment': async () => {
    const asOf = new Date(Date.now() - 60_000).toISOString();
    const entry = { from: 'EUR', to: 'RUB', purpose: 'payment', rate: 95, source: 'notice', asOf } as const;
    return () => staff(orderRateApi).enter(entry);
  },
  'order.rate.enter: of now': async () => {
    const entry = { from: 'EUR', to: 'RUB', purpose: 'payment', rate: 95, source: 'bank' } as const;
    return () => staff(orderRateApi).enter(entry);
  },
  'order.rate.enter: the second of two': async () => {
    const entry = { from: 'CNY', to: 'RUB', purpose: 'payment', rate: 10, source: 'bank' } as const;
    await staff(orderRateApi)
      .enter(entry)
      .catch(() => undefined);
    return () => staff(orderRateApi, boris).enter(entry);
  },
  'order.rate.enter: refused to the first of two': async () => {
    const entry = { from: 'CNY', to: 'RUB', purpose: 'payment', rate: 7, source: 'bank' } as const;
    return () => staff(orderRateApi).enter(entry);
  },
  'order.rate.acceptCentral: refused to the first of two': async () => {
    const held = await aHeldRate();
    return () => staff(orderRateApi).acceptCentral(held);
  },
  'order.rate.acceptCentral: the second of two': async () => {
    const held = await aHeldRate();
    await staff(orderRateApi)
      .acceptCentral(held)
      .catch(() => undefined);
    return () => staff(orderRateApi, boris).acceptCentral(held);
  },
  'order.setting.change': async () => {
    const { value } = await staff(orderSettingApi).one({ settingKey: 'secondChanceHours' });
    const change = { settingKey: 'secondChanceHours', value: value - 1, previous: value } as const;
    return () => staff(orderSettingApi).change(change);
  },
  'order.setting.change: refused to the first of two': async () => {
    const { value } = await staff(orderSettingApi).one({ settingKey: 'rateJumpPercent' });
    return () => staff(orderSettingApi).change({ settingKey: 'rateJumpPercent', value: value + 1 });
  },
  'order.setting.change: the second of two': async () => {
    const { value } = await staff(orderSettingApi).one({ settingKey: 'rateJumpPercent' });
    const raised = { settingKey: 'rateJumpPercent', value: value + 1, previous: value } as const;
    await staff(orderSettingApi)
      .change(raised)
      .catch(() => undefined);
    return () => staff(orderSettingApi, boris).change(raised);
  },
  'order.tariff.create': async () => {
    const table = aTable();
    return () => tariffs().create(table);
  },
  'order.tariff.update': async () => {
    const { tableId } = await tariffs().create(aTable());
    return () => tariffs().update({ tableId, rows: [{ percent: 26 }] });
  },
  'order.tariff.remove': async () => {
    const { tableId } = await tariffs().create(aTable());
    return () => tariffs().remove({ tableId });
  },
  'order.template.start': async () => {
    await mall.query('order', 'DELETE FROM document_template WHERE version IS NULL');
    return () => staff(orderTemplateApi).start({ kind: 'proforma' });
  },
  'order.template.edit': async () => {
    const templateId = await aDraft();
    return () => staff(orderTemplateApi).edit({ templateId, note: 'срок оплаты' });
  },
  'order.template.remove': async () => {
    const templateId = await aDraft();
    return () => staff(orderTemplateApi).remove({ templateId });
  },
  'order.template.publish': async () => {
    const templateId = await aDraft();
    return () => staff(orderTemplateApi, boris).publish({ templateId });
  },
  'order.template.publish: for later': async () => {
    const templateId = await aDraft();
    const validFrom = new Date(Date.now() + 86_400_000).toISOString();
    return () => staff(orderTemplateApi, boris).publish({ templateId, validFrom });
  },
  'order.cart.changeItem: named by its client': async () => {
    await own(orderCartApi).deleteAll({});
    const car = aNewCar();
    await putOnSale(mall, car);
    const change = { ...lineOf(car, 2), idempotencyKey: randomUUID() };
    return () => own(orderCartApi).changeItem(change);
  },
  'order.cart.changeItem: a used car': async () => {
    const car = aUsedCar({ vin: aVin() });
    await putOnSale(mall, car);
    return () => own(orderCartApi).changeItem(lineOf(car));
  },
  'order.cart.checkItems': async () => {
    const items = [{ shopCartItemId: await aCartLine(), isChecked: 0 }];
    return () => own(orderCartApi).checkItems({ items });
  },
  'order.cart.deleteItem': async () => {
    const ids = [await aCartLine()];
    return () => own(orderCartApi).deleteItem({ ids });
  },
  'order.cart.deleteAll': async () => {
    await aCartLine();
    return () => own(orderCartApi).deleteAll({});
  },
};

/** Operations that are not tested, with the reason why sending them twice is safe. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  'order.confirm': 'prices what would be ordered, and holds nothing: each answer is of its own moment',
  'order.contract.sendSigningCode': 'sends a message, and the auth service bounds how many',
  'order.rate.fetchNow': 'reads the file of the bank of now',
  'order.template.preview': 'writes nothing',
  'order.template.previewPdf': 'writes nothing',
};

const isApi = (value: unknown): value is Api =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).length > 0 &&
  Object.values(value).every(
    (row) => typeof (row as Operation | null)?.subject === 'string' && 'summary' in row,
  );

const nameOf = ({ subject }: Operation): string => subject.slice('op.'.length);
/** Operations by which people change data; operations between services have no route. */
const changing = [
  ...new Set(
    (Object.values(contracts) as unknown[])
      .filter(isApi)
      .flatMap((api) => Object.values<Operation>(api))
      .filter(({ http }) => http !== undefined && !http.startsWith('GET '))
      .map(nameOf),
  ),
];

it('sends each changing operation twice', () => {
  const sent = Object.keys(cases).map((name) => name.split(':')[0]!);
  const known = [...new Set([...sent, ...Object.keys(LEFT_OUT)])];
  expect(changing.length).toBeGreaterThan(35);
  expect(known.sort()).toEqual(changing.sort());
});

/** Returns the answer, or the reason of the refusal, without times. */
const answerOf = (call: Call): Promise<unknown> =>
  call().then(
    (answer) => withoutClock(answer),
    (failure: unknown) => {
      if (!(failure instanceof MallError)) throw failure;
      return { refused: failure.declaration.key, params: failure.params };
    },
  );

const CLOCK_FIELDS = ['ageSeconds', 'now'];
const withoutClock = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer ?? null), (key, value: unknown) =>
    CLOCK_FIELDS.includes(key) ? undefined : value,
  );

/** Tables that timers, relays and reads write, and not requests of people. */
const OF_THE_MACHINERY = ['inbox', 'outbox', 'migrations', 'order_reminder'];

/** Returns every row that the service has stored, by table. */
async function everything(): Promise<Readonly<Record<string, unknown>>> {
  const tables = await mall.query<{ name: string }>(
    'order',
    `SELECT table_name AS name FROM information_schema.tables
      WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' ORDER BY 1`,
  );
  const rows: Record<string, unknown> = {};
  for (const { name } of tables.filter((table) => !OF_THE_MACHINERY.includes(table.name)))
    rows[name] = (
      await mall.query('order', `SELECT to_jsonb(t)::text AS row FROM "${name}" t ORDER BY 1`)
    ).map(({ row }) => row as string);
  rows['outbox'] = await mall.query(
    'order',
    `SELECT id, subject, payload FROM outbox WHERE subject NOT LIKE '%.reminded' ORDER BY seq`,
  );
  return rows;
}

describe('a request that is sent again because its answer was lost', () => {
  afterEach(() => liftSecondPersonLimit((api, caller) => mall.callAs(caller ?? aService('test'))(api)));

  it.each(Object.keys(cases))('answers like the first time and changes nothing: %s', async (name) => {
    const call = await cases[name]!();
    const first = await answerOf(call);
    expect(JSON.stringify(first).startsWith('{"refused":')).toBe(name.includes('refused'));
    const before = await everything();
    expect(await answerOf(call)).toEqual(first);
    expect(await everything()).toEqual(before);
  });
});

/** Decisions that are taken once, each with one that says something else. */
const otherwise: Readonly<Record<string, () => Promise<readonly [Call, Call]>>> = {
  'order.desk.cancel': async () => {
    const request = {
      orderId: await aPaidOrder(),
      reason: 'машина повреждена',
      carFate: 'heldBack',
    } as const;
    const { cancel } = staff(deskOrderApi);
    return [() => cancel(request), () => cancel({ ...request, carFate: 'onSale' })];
  },
  'order.desk.ship': async () => {
    const shipping = { orderId: await aPaidOrder(), carrier: 'Уссури Транс' };
    const { ship } = staff(deskOrderApi);
    return [() => ship(shipping), () => ship({ ...shipping, carrier: 'Другой' })];
  },
  'order.contractCheck.sendBack': async () => {
    const sent = { scanId: await aScan(), reason: 'не видно подписи' };
    const { sendBack } = staff(orderContractCheckApi);
    return [() => sendBack(sent), () => sendBack({ ...sent, reason: 'не тот договор' })];
  },
  'order.voucher.audit': async () => {
    const { voucherId } = await aWaitingSlip();
    const audit = { voucherId, result: 2, reasonCode: 'other', reason: 'не читается' } as const;
    const desk = staff(orderVoucherApi);
    return [() => desk.audit(audit), () => desk.audit({ ...audit, reason: 'чужой платёж' })];
  },
  'order.refund.audit': async () => {
    const audit = { refundId: await aClaim(), result: 2, reason: 'нет фото' } as const;
    const desk = staff(orderRefundApi, clara);
    return [() => desk.audit(audit), () => desk.audit({ ...audit, reason: 'была в отчёте' })];
  },
  'order.refund.pay': async () => {
    const refundId = await aClaim();
    await staff(orderRefundApi, clara).audit({ refundId, result: 1 });
    const payout = { refundId, bankRef: `OUT-${refundId}`, files: [aFile('payout.pdf')] };
    const { pay } = staff(orderRefundApi, dmitri);
    return [() => pay(payout), () => pay({ ...payout, files: [aFile('another.pdf')] })];
  },
  'order.template.publish': async () => {
    const templateId = await aDraft();
    const validFrom = new Date(Date.now() + 86_400_000).toISOString();
    const { publish } = staff(orderTemplateApi, boris);
    return [() => publish({ templateId, validFrom }), () => publish({ templateId })];
  },
};

it.each(Object.keys(otherwise))('refuses a second decision that says something else: %s', async (name) => {
  const [first, second] = await otherwise[name]!();
  await first();
  const before = await everything();
  expect(await answerOf(second)).toMatchObject({ refused: expect.any(String) });
  expect(await everything()).toEqual(before);
});
