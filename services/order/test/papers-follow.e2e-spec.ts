import { randomUUID } from 'node:crypto';
import {
  contractStatuses,
  orderContractApi,
  orderContractCheckApi,
  orderDocumentApi,
  orderVoucherApi,
  type AuditVoucherDto,
} from '@mall/contracts/order';
import { aStaffMember, startMall, type TestMall } from '@mall/testing';
import { readPdf } from '@mall/testing/pdf';
import { formatMinor, formatMoment } from '../src/wording/contract-facts.js';
import {
  aPage,
  aSlip,
  buyerOrderApi,
  deskOrderApi,
  fetchPdf,
  orderOne,
  readContract,
  SIGNATURE,
  signContract,
  uploadPicture,
} from './deals.js';
import { aReadyBuyer, aUsedCar, putOnSale, type ReadyBuyer } from './neighbours.js';

interface Terms {
  readonly totalRubMinor: number;
  readonly rate: number;
  readonly payBefore: string;
  readonly rateUntil: string;
}

let mall: TestMall;
let buyer: ReadyBuyer;
const clerk = aStaffMember(['order_view', 'order_cancel', 'voucher_audit', 'contract_check']);

const own = () => mall.callAs(buyer.caller)(buyerOrderApi);
const contracts = () => mall.callAs(buyer.caller)(orderContractApi);
const papers = () => mall.callAs(buyer.caller)(orderDocumentApi);
const slips = () => mall.callAs(buyer.caller)(orderVoucherApi);
const checks = () => mall.callAs(clerk)(orderContractCheckApi);

beforeAll(async () => {
  mall = await startMall(['product', 'user', 'order', 'file']);
  buyer = await aReadyBuyer(mall);
}, 120_000);

/** Creates an order with a contract and a proforma invoice that were printed. */
async function anOrder(): Promise<string> {
  const car = aUsedCar();
  await putOnSale(mall, car);
  const orderId = await orderOne(mall, buyer, car);
  for (const kind of ['contract', 'invoice'] as const) await papers()[kind]({ orderId, lang: 'en' });
  return orderId;
}

const extend = (orderId: string) =>
  mall.callAs(clerk)(deskOrderApi).extendPayTime({
    orderId,
    hours: 24,
    reason: 'банк задерживает',
    idempotencyKey: randomUUID(),
  });

/** Quotes the order at another rate after the end of its lock, with time left to pay. */
async function requote(orderId: string, rate: number): Promise<void> {
  await mall.query(
    'order',
    `UPDATE sales_order SET rate_locked_until = now() - interval '1 hour' WHERE order_id = $1`,
    [orderId],
  );
  await mall.query(
    'order',
    `INSERT INTO exchange_rate (from_currency, to_currency, rate_scaled, source, as_of) VALUES ('CNY', 'RUB', $1, 'later', now())`,
    [rate * 10_000],
  );
  // A rate is cached for a second.
  await mall.query('order', 'SELECT pg_sleep(1.1)');
  expect((await own().requote({ orderId })).rate.rate).toBe(rate);
}

async function handIn(orderId: string): Promise<string> {
  const { hash, clauses } = await readContract(mall, buyer, orderId);
  const agreedClauseIds = clauses.map(({ clauseId }) => clauseId);
  const files = [await uploadPicture(mall, buyer, 'contract', await aPage('white', true))];
  await contracts().upload({ orderId, files, hash, agreedClauseIds });
  const { records } = await checks().page({ current: 1, size: 10, state: 'waiting', orderId });
  return records[0]!.scanId;
}

/** Hands in a slip and decides it. */
async function handInSlip(
  orderId: string,
  amountFee: number,
  decision: Pick<AuditVoucherDto, 'result' | 'reasonCode' | 'partPayment'>,
): Promise<void> {
  const bankRef = `FOLLOW-${orderId}-${amountFee}`;
  const files = [await uploadPicture(mall, buyer, 'slip')];
  const { voucherId } = await slips().upload(aSlip(orderId, { amountFee, bankRef, files }));
  await mall
    .callAs(clerk)(orderVoucherApi)
    .audit({ voucherId, ...decision });
}

const ofOrder = async (orderId: string): Promise<Terms> => {
  const { totalRubMinor, rate, endTime } = await own().detail({ orderId });
  return { totalRubMinor, rate: rate.rate, payBefore: endTime!, rateUntil: rate.lockedUntil };
};

const ofContract = async (orderId: string): Promise<Terms> => {
  const [{ facts }] = (await mall.query<{ facts: Terms }>(
    'order',
    'SELECT facts FROM sales_contract WHERE order_id = $1',
    [orderId],
  )) as [{ facts: Terms }];
  const { totalRubMinor, rate, payBefore, rateUntil } = facts;
  return { totalRubMinor, rate, payBefore, rateUntil };
};

const ofLatest = async (orderId: string, kind: 'contract' | 'invoice'): Promise<Terms> => {
  const [{ facts }] = (await mall.query<{ facts: { contract: Terms } }>(
    'order',
    'SELECT facts FROM document WHERE order_id = $1 AND kind = $2 ORDER BY version DESC LIMIT 1',
    [orderId, kind],
  )) as [{ facts: { contract: Terms } }];
  const { totalRubMinor, rate, payBefore, rateUntil } = facts.contract;
  return { totalRubMinor, rate, payBefore, rateUntil };
};

const sayTerms = (text: string, { totalRubMinor, payBefore, rateUntil }: Terms): void => {
  const packed = text.replace(/\s/g, '');
  for (const said of [
    formatMinor(totalRubMinor, 'en'),
    formatMoment(new Date(payBefore), 'en'),
    formatMoment(new Date(rateUntil), 'en'),
  ])
    expect(packed).toContain(said.replace(/\s/g, ''));
};

/** Checks that order, contract, payment page and the printed papers agree, in the database and for the reader. */
async function expectOneTruth(orderId: string): Promise<Terms> {
  const terms = await ofOrder(orderId);
  expect(await ofContract(orderId)).toEqual(terms);
  for (const kind of ['contract', 'invoice'] as const) expect(await ofLatest(orderId, kind)).toEqual(terms);
  const read = await contracts().one({ orderId, lang: 'en' });
  sayTerms(JSON.stringify(read), terms);
  expect(await own().payInfo({ orderIds: [orderId] })).toMatchObject({
    totalRubMinor: terms.totalRubMinor,
    endTime: terms.payBefore,
    rate: { rate: terms.rate, lockedUntil: terms.rateUntil },
  });
  for (const kind of ['contract', 'invoice'] as const) {
    const link = await papers()[kind]({ orderId, lang: 'en' });
    sayTerms((await readPdf(await fetchPdf(mall, link))).packed, terms);
  }
  return terms;
}

describe('a contract that nobody has signed, and the papers of its order', () => {
  it('have the new roubles once the order is quoted again, and have to be read again', async () => {
    const orderId = await anOrder();
    const before = await expectOneTruth(orderId);
    const read = await readContract(mall, buyer, orderId);
    await extend(orderId);
    await expectOneTruth(orderId);
    await requote(orderId, 14);
    const after = await expectOneTruth(orderId);
    expect([before.totalRubMinor, after.totalRubMinor]).toEqual([114_325_000, 119_000_000]);

    const { contractId, hash, clauses, contractNumber } = await contracts().one({ orderId });
    expect(contractNumber).toBe(read.contractNumber);
    const agreedClauseIds = clauses.map(({ clauseId }) => clauseId);
    const signing = { contractId, agreedClauseIds, signatureImg: SIGNATURE };
    await expect(contracts().sign({ ...signing, hash: read.hash })).rejects.toMatchObject({
      declaration: { key: 'platform.staleData' },
    });
    await expect(contracts().sign({ ...signing, hash })).rejects.toMatchObject({
      declaration: { key: 'order.clauseNotRead' },
    });
    expect((await signContract(mall, buyer, orderId)).hash).toBe(hash);
    await expectOneTruth(orderId);
  });

  it('have the new time to pay once staff extend it', async () => {
    const orderId = await anOrder();
    const before = await expectOneTruth(orderId);
    await extend(orderId);
    const after = await expectOneTruth(orderId);
    expect(Date.parse(after.payBefore)).toBeGreaterThan(Date.parse(before.payBefore));
    expect(after.rateUntil).toBe(before.rateUntil);
  });

  it('have the time left by a slip, its refusal and a part payment', async () => {
    const orderId = await anOrder();
    await handInSlip(orderId, 1_000_000, { result: 2, reasonCode: 'unreadable' });
    await expectOneTruth(orderId);
    await handInSlip(orderId, 4_000_000, { result: 1, partPayment: 1 });
    await expectOneTruth(orderId);
  });

  it('are kept as they were printed, also when nobody had drawn them yet', async () => {
    const orderId = await anOrder();
    const before = await ofOrder(orderId);
    const first = await papers().contract({ orderId, lang: 'en' });
    await extend(orderId);
    await requote(orderId, 14.1);
    const replaced = await papers().download({ documentId: first.documentId, lang: 'ru' });
    expect(replaced).toMatchObject({ isLatest: false, version: 1 });
    const { packed } = await readPdf(await fetchPdf(mall, replaced));
    expect(packed).toContain(`${formatMinor(before.totalRubMinor, 'ru').replace(/\s/g, '')}RUB`);
    const again = await papers().download({ documentId: first.documentId, lang: 'en' });
    expect(again.sha256).toBe(first.sha256);

    const former = await mall.query<{ total: number }>(
      'order',
      `SELECT (f.facts->>'totalRubMinor')::float8 AS total FROM former_contract f JOIN sales_contract USING (contract_id)
        WHERE order_id = $1 ORDER BY issue`,
      [orderId],
    );
    expect(former.map(({ total }) => total)).toEqual([before.totalRubMinor, before.totalRubMinor]);
    for (const sql of ['UPDATE former_contract SET version = 9', 'DELETE FROM former_contract'])
      await expect(mall.query('order', sql)).rejects.toThrow('never changes');
  });
});

describe('a contract whose scan waits', () => {
  it('stands as it was handed in when there is more time to pay, and is replaced once the scan is sent back', async () => {
    const orderId = await anOrder();
    const scanId = await handIn(orderId);
    const before = await ofContract(orderId);
    await extend(orderId);
    expect(await ofContract(orderId)).toEqual(before);
    await checks().sendBack({ scanId, reason: 'не видно подписи' });
    expect((await expectOneTruth(orderId)).payBefore).not.toBe(before.payBefore);
  });

  it('is issued again with the new roubles, and the scan is withdrawn', async () => {
    const orderId = await anOrder();
    const scanId = await handIn(orderId);
    await extend(orderId);
    await requote(orderId, 14.2);
    await expectOneTruth(orderId);
    expect(await own().detail({ orderId })).toMatchObject({ contractStatus: contractStatuses.unsigned.code });
    expect(await checks().one({ scanId })).toMatchObject({ state: 'withdrawn' });
    await expect(checks().accept({ scanId })).rejects.toMatchObject({
      declaration: { key: 'order.document.scanDecided' },
    });
  });
});

it('a signed contract stays as it was signed, while the invoice follows the order', async () => {
  const orderId = await anOrder();
  const signed = await signContract(mall, buyer, orderId);
  const before = await ofContract(orderId);
  await extend(orderId);
  await requote(orderId, 14.3);
  expect(await ofContract(orderId)).toEqual(before);
  expect(await contracts().one({ orderId })).toMatchObject({ hash: signed.hash, seal: signed.seal });
  expect(await ofLatest(orderId, 'contract')).toEqual(before);
  expect(await ofLatest(orderId, 'invoice')).toEqual(await ofOrder(orderId));
});
