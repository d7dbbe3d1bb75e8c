import { closeTypes, documentErrors, type DocumentKind, type OrderState } from '@mall/contracts/order';
import { NoDatabase } from '@mall/persistence/fakes';
import { InMemoryOrderedCosts } from '../landed-cost/ordered-cost.fakes.js';
import { anOrder, InMemoryOrders } from '../order/order.fakes.js';
import type { Order } from '../order/order.js';
import { aPayee, InMemoryPayees } from '../order/payee.fakes.js';
import { aContract, InMemoryContracts } from '../sales-contract/sales-contract.fakes.js';
import { InMemoryPublishedTemplates } from '../wording/published-template.fakes.js';
import { anOrderedCar, InMemoryDocuments } from './document.fakes.js';
import { DocumentIssueService } from './document-issue.service.js';

const database = new NoDatabase();
const CANCELLED_AT = new Date('2026-11-21T12:00:00Z');

function anIssuer(over: Partial<Order> = {}) {
  const orders = new InMemoryOrders([anOrder(over)]);
  const [contracts, documents, payees] = [
    new InMemoryContracts(aContract()),
    new InMemoryDocuments(),
    new InMemoryPayees(),
  ];
  const costs = new InMemoryOrderedCosts();
  const templates = new InMemoryPublishedTemplates(
    ['contract', 1],
    ['contract', 2],
    ['proforma', 2],
    ['invoice', 2],
  );
  const issuer = new DocumentIssueService(database, orders, contracts, payees, templates, documents, costs);
  const change = async (changes: object, to: OrderState = 'unpaid') => {
    const order = (await orders.find({ of: 'all' }, '1001'))!;
    await orders.move(database.manager, order, to, changes);
  };
  const cancel = () => change({ rate_scaled: 130_000, cancelled_at: CANCELLED_AT }, 'cancelled');
  return {
    issuer,
    contracts,
    documents,
    payees,
    change,
    cancel,
    current: (kind: DocumentKind) => issuer.current('1001', kind),
  };
}

test('a document whose facts hold is not issued again', async () => {
  const { current, documents } = anIssuer();
  expect((await current('invoice')).documentId).toBe((await current('invoice')).documentId);
  expect(documents.issued).toHaveLength(1);
});

test('another rate or another bank account makes a new version of the proforma', async () => {
  const { current, change, payees } = anIssuer();
  await current('invoice');
  await change({ rate_scaled: 130_000 });
  expect(await current('invoice')).toMatchObject({ version: 2, stage: 'proforma' });
  payees.rows.push({ ...aPayee, account: '2' });
  expect(await current('invoice')).toMatchObject({ version: 3 });
});

test('the invoice of a paid order stays as it was issued, whatever changes', async () => {
  const { current, change, payees } = anIssuer({ state: 'toShip', paidAt: new Date('2026-11-21T12:00:00Z') });
  const issued = await current('invoice');
  expect(issued).toMatchObject({ stage: 'invoice', version: 1, templateId: 'invoice-2' });
  await change({ rate_scaled: 130_000 });
  payees.rows.push({ ...aPayee, account: '2' });
  expect(await current('invoice')).toEqual(issued);
});

test('signing makes a new version of the contract, with the template of the day on which it was written', async () => {
  const { current, contracts } = anIssuer();
  expect(await current('contract')).toMatchObject({ stage: 'unsigned', templateId: 'contract-1' });
  const details = { signedBy: 'scan', signature: null, scans: [], signedMobile: null, seal: null };
  await contracts.sign(database.manager, '900', { ...details, ip: null, agent: null } as never);
  const signed = await current('contract');
  expect(signed).toMatchObject({ stage: 'signed', version: 2, templateId: 'contract-1' });
  expect(await current('contract')).toEqual(signed);
});

test('papers of a cancelled order are replaced by ones that state it, and an invoice is not issued afterwards', async () => {
  const late = anIssuer({ state: 'cancelled' }).current('invoice');
  await expect(late).rejects.toThrow(documentErrors.invoiceNeverIssued.key);
  const { current, cancel, documents } = anIssuer();
  const issued = await current('invoice');
  await current('contract');
  await cancel();
  const void2 = await current('invoice');
  expect(void2).toMatchObject({ version: 2, templateId: issued.templateId });
  expect(await current('invoice')).toEqual(void2);
  expect(await current('contract')).toMatchObject({ version: 2, stage: 'unsigned' });
  const [before, , after] = documents.issued;
  expect(before!.facts.end).toBeUndefined();
  expect(after!.facts).toEqual({ ...before!.facts, end: { how: 'cancelled', at: CANCELLED_AT } });
});

test('papers of an order whose money was given back state it', async () => {
  const { current, change, documents } = anIssuer({ state: 'shipped', paidAt: CANCELLED_AT });
  await current('invoice');
  await change({ cancelled_at: CANCELLED_AT, close_type: closeTypes.refunded.code }, 'cancelled');
  expect(await current('invoice')).toMatchObject({ stage: 'invoice', version: 2 });
  expect(documents.issued[1]!.facts.end).toEqual({ how: 'refunded', at: CANCELLED_AT });
});

test('a VIN that is corrected or removed changes final papers too, and earlier versions stay', async () => {
  const { current, documents } = anIssuer({ state: 'toShip', paidAt: CANCELLED_AT });
  const vinsAre = (...vins: string[]) => {
    documents.cars.set('1001', [anOrderedCar({ vins })]);
  };
  vinsAre();
  await current('invoice');
  for (const vins of [['LVVDB21B1RD000001'], ['LVVDB21B1RD000002'], []]) {
    vinsAre(...vins);
    await current('invoice');
  }
  const printed = documents.issued.map(({ facts }) => facts.contract.items[0]?.vin ?? null);
  const ordered = aContract().facts.items[0]!.vin;
  expect(printed).toEqual([ordered, 'LVVDB21B1RD000001', 'LVVDB21B1RD000002', ordered]);
});
