import { NoDatabase } from '@mall/persistence/fakes';
import { anOrder, hoursFromNow, InMemoryOrders } from '../order/order.fakes.js';
import type { Order, OrderItem } from '../order/order.js';
import { InMemoryPublishedTemplates } from '../wording/published-template.fakes.js';
import { sampleFacts } from '../wording/sample-facts.js';
import { aNewScan } from './contract-scan.repository.specification.js';
import { ContractReplacementService } from './contract-replacement.service.js';
import { termsOf } from './contract-terms.js';
import { carsSaidBy } from './contract-text.js';
import { aContract, InMemoryContracts, InMemoryScans } from './sales-contract.fakes.js';
import type { SalesContract } from './sales-contract.repository.js';

const { manager: tx } = new NoDatabase();
const buyer = { kind: 'buyer', id: '7', name: null, ip: null } as const;
const REQUOTED = { rateScaled: 131_313, totalRubMinor: 131_313_000, rateLockedUntil: hoursFromNow(48) };

/** Returns a contract with the terms of its order. */
function aPaper(contract: Partial<SalesContract> = {}, items: readonly OrderItem[] = []) {
  const scans = new InMemoryScans();
  const facts = { ...sampleFacts, ...termsOf(anOrder()) };
  const contracts = new InMemoryContracts(aContract({ facts, ...contract }), scans);
  const templates = new InMemoryPublishedTemplates(['contract', 1], ['contract', 2]);
  const orders = new InMemoryOrders([], items);
  const service = new ContractReplacementService(orders, contracts, scans, templates);
  const before = contracts.contract;
  const follow = (order: Partial<Order>) => service.follow(tx, anOrder(order), buyer);
  return { contracts, scans, before, follow };
}

test('a contract is replaced by one with the present rate and roubles, which has to be read again', async () => {
  const { contracts, before, follow } = aPaper();
  await follow(REQUOTED);
  const { contract } = contracts;
  expect(contract).toMatchObject({
    contractId: '900',
    version: 1,
    firstViewedAt: null,
    issuedAt: hoursFromNow(0),
  });
  expect(contract.facts).toMatchObject({ rate: 13.1313, totalRubMinor: 131_313_000 });
  expect(contract.text.en.clauses[0]!.text).toContain('1,313,130.00 RUB at 13.1313');
  expect(contract.hash).not.toBe(before.hash);
  // The earlier text is kept.
  expect((await contracts.textOf(contract, before.hash)).text).toEqual(before.text);
});

test('more time to pay changes the deadline, and not the end of the rate lock', async () => {
  const { contracts, follow } = aPaper();
  await follow({ payBefore: hoursFromNow(96) });
  const [rate, payment] = contracts.contract.text.en.clauses;
  expect(rate!.text).toContain('until 2026-11-24');
  expect(payment!.text).toContain('2026-11-25');
});

test('a contract that is not signed says the VINs that are named, and is left alone while it says them', async () => {
  const { items } = aContract().facts;
  const line = { ...items[0]!, vin: null, count: 2 };
  const facts = { ...sampleFacts, ...termsOf(anOrder()), items: [line] };
  const named = ['LVVDB21B1RD000001', 'LVVDB21B1RD000002'];
  for (const vins of [[], named.slice(0, 1), named]) {
    const { name, count, priceMinor } = line;
    const item = { orderId: '1001', orderItemId: '1', spuName: name, vin: null, vins, count, priceMinor };
    const { contracts, before, follow } = aPaper({ facts, cars: carsSaidBy(null, facts) }, [item as never]);
    await follow({});
    const { contract } = contracts;
    expect(contract === before).toBe(vins.length === 0);
    for (const vin of vins) expect(contract.text.ru.preamble).toContain(vin);
    // The line is found by the listed VIN, which it never had.
    expect(contract.facts.items[0]!.vin).toBeNull();
    await follow({});
    expect(contracts.contract).toBe(contract);
  }
});

test.each([
  ['says what its order says', {}, {}],
  ['is signed', REQUOTED, { signedAt: new Date() }],
  ['counts as signed', { ...REQUOTED, contractStatus: 1 }, {}],
  ['waits for its check', { ...REQUOTED, contractStatus: 2 }, {}],
  ['is of an order that was closed', { ...REQUOTED, state: 'cancelled' }, {}],
] as const)('a contract that %s stays', async (_, order, contract) => {
  const { contracts, before, follow } = aPaper(contract);
  await follow(order);
  expect(contracts.contract).toBe(before);
});

test('a scan of the former text is withdrawn', async () => {
  const { contracts, scans, follow } = aPaper();
  await scans.insert(tx, aNewScan({ contractId: '900', orderId: '1001' }));
  await follow(REQUOTED);
  expect((await contracts.ofOrder('1001'))!.scan).toMatchObject({ state: 'withdrawn' });
});
