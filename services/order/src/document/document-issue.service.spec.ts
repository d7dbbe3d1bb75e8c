import { closeTypes, orderErrors, type DocumentKind, type OrderState } from '@mall/contracts/order';
import { NoDatabase } from '@mall/persistence/fakes';
import type { EntityManager } from 'typeorm';
import { OrderedCostRepository } from '../landed-cost/ordered-cost.repository.js';
import { anOrder, InMemoryOrders } from '../order/order.fakes.js';
import type { Order } from '../order/order.js';
import { PayeeRepository, type Payee } from '../order/payee.repository.js';
import { aContract, InMemoryContracts } from '../sales-contract/sales-contract.fakes.js';
import { PublishedTemplateRepository } from '../wording/published-template.repository.js';
import type { PublishedTemplate } from '../wording/template-content.js';
import type { DocumentFacts } from './document-facts.js';
import { DocumentIssueService } from './document-issue.service.js';
import {
  DocumentRepository,
  type IssuedDocument,
  type NewDocument,
  type OrderedCar,
} from './document.repository.js';

const database = new NoDatabase();
const CANCELLED_AT = new Date('2026-11-21T12:00:00Z');
const inAll = (text: string) => ({ ru: text, zh: text, en: text });
const bank = {
  bankName: inAll('Bank of China'),
  bankAddress: inAll('Suifenhe'),
  account: '1',
  swift: 'BKCH',
};
const company = { companyName: inAll('Ussuri Auto'), companyAddress: inAll(''), director: inAll('') };

/** Issued documents in memory. */
class InMemoryDocuments extends DocumentRepository {
  readonly issued: (IssuedDocument & Pick<NewDocument, 'facts'>)[] = [];

  /** Of the order, in the sequence of its lines. */
  cars: OrderedCar[] = [];

  constructor() {
    super(database);
  }

  override async latest(orderId: string, kind: DocumentKind): Promise<IssuedDocument | undefined> {
    return this.issued.findLast((one) => one.orderId === orderId && one.kind === kind);
  }

  override async find(documentId: string): Promise<IssuedDocument | undefined> {
    return this.issued.find((one) => one.documentId === documentId);
  }

  override async carsOf(): Promise<OrderedCar[]> {
    return this.cars;
  }

  override async factsOf(documentId: string): Promise<DocumentFacts> {
    return this.issued.find((one) => one.documentId === documentId)!.facts;
  }

  override async insert(_: EntityManager, document: NewDocument): Promise<string> {
    const documentId = String(this.issued.length + 1);
    const { stage, documentNumber } = document.facts;
    const row = { documentId, stage, documentNumber, orderNumber: 'UA261121-1001', isLatest: true };
    const at = { issuedAt: new Date('2026-11-21T12:00:00Z'), templateVersion: 1, languages: [] };
    this.issued.push({ ...document, ...row, ...at });
    return documentId;
  }
}

class OnePayee extends PayeeRepository {
  payee: Payee = { ...company, ...bank, registrationCode: '91350100M000100Y43' };

  constructor() {
    super(database);
  }

  override async current(): Promise<Payee> {
    return this.payee;
  }
}

/** The template in force is named by its kind. */
class TemplatesByKind extends PublishedTemplateRepository {
  constructor() {
    super(database);
  }

  override async now(kind: PublishedTemplate['kind']): Promise<PublishedTemplate> {
    return { templateId: `now-${kind}`, kind, version: 2, content: undefined as never };
  }

  override async idOf(kind: string, version: number): Promise<string> {
    return `${kind}-${version}`;
  }
}

class NoCosts extends OrderedCostRepository {
  override async ofOrder(): ReturnType<OrderedCostRepository['ofOrder']> {
    return [];
  }
}

function anIssuer(over: Partial<Order> = {}) {
  const orders = new InMemoryOrders([anOrder(over)]);
  const [contracts, documents, payees] = [
    new InMemoryContracts(aContract()),
    new InMemoryDocuments(),
    new OnePayee(),
  ];
  const costs = new NoCosts(database);
  const templates = new TemplatesByKind();
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

test('another rate or another bank account is a new version of the proforma', async () => {
  const { current, change, payees } = anIssuer();
  await current('invoice');
  await change({ rate_scaled: 130_000 });
  expect(await current('invoice')).toMatchObject({ version: 2, stage: 'proforma' });
  payees.payee = { ...payees.payee, account: '2' };
  expect(await current('invoice')).toMatchObject({ version: 3 });
});

test('the invoice of a paid order stays as it was issued, whatever changes', async () => {
  const { current, change, payees } = anIssuer({ state: 'toShip', paidAt: new Date('2026-11-21T12:00:00Z') });
  const issued = await current('invoice');
  expect(issued).toMatchObject({ stage: 'invoice', version: 1, templateId: 'now-invoice' });
  await change({ rate_scaled: 130_000 });
  payees.payee = { ...payees.payee, account: '2' };
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

test('papers of a cancelled order are replaced by ones that say so, and an invoice is not issued afterwards', async () => {
  const late = anIssuer({ state: 'cancelled' }).current('invoice');
  await expect(late).rejects.toThrow(orderErrors.orderClosed.key);
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

test('papers of an order whose money was given back say so', async () => {
  const { current, change, documents } = anIssuer({ state: 'shipped', paidAt: CANCELLED_AT });
  await current('invoice');
  await change({ cancelled_at: CANCELLED_AT, close_type: closeTypes.refunded.code }, 'cancelled');
  expect(await current('invoice')).toMatchObject({ stage: 'invoice', version: 2 });
  expect(documents.issued[1]!.facts.end).toEqual({ how: 'refunded', at: CANCELLED_AT });
});

test('a VIN that is corrected or taken away is so in papers that were final, and those of before stay', async () => {
  const { current, documents } = anIssuer({ state: 'toShip', paidAt: CANCELLED_AT });
  const vinsAre = (...vins: string[]) => {
    const { name, vin, count, priceMinor } = aContract().facts.items[0]!;
    documents.cars = [{ sheet: {}, spuName: name, vin, count, priceMinor, vins }];
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
