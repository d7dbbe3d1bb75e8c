import { randomUUID } from 'node:crypto';
import { NoDatabase } from '@mall/persistence/fakes';
import { InMemoryCarts } from '../src/cart/cart.fakes.js';
import { cartSpecification } from '../src/cart/cart.repository.specification.js';
import {
  InMemoryConfirmations,
  InMemoryOpenOrders,
  InMemorySubmissions,
  RecordedPlacements,
} from '../src/checkout/checkout.fakes.js';
import { confirmationSpecification } from '../src/checkout/confirmation.repository.specification.js';
import { openOrderSpecification } from '../src/checkout/open-order.repository.specification.js';
import { orderPlacementSpecification } from '../src/checkout/order-placement.repository.specification.js';
import { submissionSpecification } from '../src/checkout/submission.repository.specification.js';
import { anOrderedCar, InMemoryDocuments } from '../src/document/document.fakes.js';
import { documentSpecification } from '../src/document/document.repository.specification.js';
import { aLandedCost, InMemoryOrderedCosts } from '../src/landed-cost/ordered-cost.fakes.js';
import { orderedCostSpecification } from '../src/landed-cost/ordered-cost.repository.specification.js';
import { RecordedLedger } from '../src/ledger/ledger.fakes.js';
import { ledgerSpecification } from '../src/ledger/ledger.repository.specification.js';
import { InMemoryMilestones } from '../src/milestone/milestone.fakes.js';
import { GivenWayTimes } from '../src/milestone/way-plan.fakes.js';
import { wayTimeSpecification } from '../src/milestone/way-time.repository.specification.js';
import { InMemoryDelays } from '../src/milestone/order-delay.fakes.js';
import { orderDelaySpecification } from '../src/milestone/order-delay.repository.specification.js';
import { milestoneSpecification } from '../src/milestone/milestone.repository.specification.js';
import { InMemoryMovedMoney } from '../src/order/moved-money.fakes.js';
import { movedMoneySpecification } from '../src/order/moved-money.repository.specification.js';
import { anOrder, InMemoryOrders } from '../src/order/order.fakes.js';
import type { Order, OrderItem } from '../src/order/order.js';
import { orderSpecification } from '../src/order/order.repository.specification.js';
import { aPayee, InMemoryPayees } from '../src/order/payee.fakes.js';
import { payeeSpecification } from '../src/order/payee.repository.specification.js';
import { InMemoryTransfers } from '../src/transfer/bank-transfer.fakes.js';
import { bankTransferSpecification } from '../src/payment-slip/bank-transfer.repository.specification.js';
import { InMemoryPaymentSlips } from '../src/payment-slip/payment-slip.fakes.js';
import { paymentSlipSpecification } from '../src/payment-slip/payment-slip.repository.specification.js';
import {
  centralBankSpecification,
  yesterdaysFile,
} from '../src/rate/central-bank.repository.specification.js';
import { rateInForceSpecification } from '../src/rate/rate-in-force.repository.specification.js';
import { InMemoryCentralBank, InMemoryRates, InMemoryRatesInForce } from '../src/rate/rate.fakes.js';
import { rateSpecification } from '../src/rate/rate.repository.specification.js';
import { FixedSurroundings } from '../src/reconciliation/reconciliation.fakes.js';
import { reconciliationSpecification } from '../src/reconciliation/reconciliation.repository.specification.js';
import { InMemoryRefunds } from '../src/refund/refund.fakes.js';
import { refundSpecification } from '../src/refund/refund.repository.specification.js';
import { contractScanSpecification } from '../src/sales-contract/contract-scan.repository.specification.js';
import { aContract, InMemoryContracts, InMemoryScans } from '../src/sales-contract/sales-contract.fakes.js';
import { salesContractSpecification } from '../src/sales-contract/sales-contract.repository.specification.js';
import { InMemoryProposals } from '../src/setting/change-proposal.fakes.js';
import { changeProposalSpecification } from '../src/setting/change-proposal.repository.specification.js';
import { InMemorySettings } from '../src/setting/deal-setting.fakes.js';
import { InMemoryTemplates } from '../src/template/template.fakes.js';
import { templateSpecification } from '../src/template/template.repository.specification.js';
import { aWording, InMemoryPublishedTemplates } from '../src/wording/published-template.fakes.js';
import { publishedTemplateSpecification } from '../src/wording/published-template.repository.specification.js';
import { dealSettingSpecification } from '../src/setting/deal-setting.repository.specification.js';
import { aConfirmation, aHeldSubmission } from './submissions.js';

const tx = new NoDatabase().manager;
const orderIds = ['1001', '1002'] as const;

paymentSlipSpecification.holdsFor(InMemoryPaymentSlips, () => ({
  repository: new InMemoryPaymentSlips([]),
  tx,
  orderIds,
}));

bankTransferSpecification.holdsFor(InMemoryTransfers, () => {
  const slips = new InMemoryPaymentSlips([]);
  return { repository: new InMemoryTransfers(slips), slips, tx, orderIds };
});

refundSpecification.holdsFor(InMemoryRefunds, () => ({
  repository: new InMemoryRefunds([
    { voucherId: '500', currency: 'CNY', amountMinor: 300_000, cnyMinor: 300_000 },
    { voucherId: '501', currency: 'RUB', amountMinor: 125_000, cnyMinor: 10_000 },
  ]),
  ...{ tx, orderIds, voucherIds: ['500', '501'], transferId: '800' },
}));

movedMoneySpecification.holdsFor(InMemoryMovedMoney, () => ({
  repository: new InMemoryMovedMoney({ 50: { movedMinor: 400, writtenOffMinor: 20 } }),
  ...{ tx, staffIds: ['50', '51'] },
}));

ledgerSpecification.holdsFor(RecordedLedger, () => ({
  repository: new RecordedLedger(),
  tx,
  orderIds,
  voucherIds: ['500', '501'],
  refundId: '600',
}));

wayTimeSpecification.holdsFor(GivenWayTimes, () => {
  const times = { quarter: 4, orders: 2 };
  const repository = new GivenWayTimes([
    { ...times, code: 'handedOver', city: 'Казань', carrier: 'Уссури Транс', days: 40 },
    { ...times, code: 'bought', city: null, carrier: null, days: 0 },
  ]);
  return { repository, quarter: 4 };
});

orderDelaySpecification.holdsFor(InMemoryDelays, () => ({
  repository: new InMemoryDelays(),
  tx,
  orderIds,
}));

milestoneSpecification.holdsFor(InMemoryMilestones, () => ({
  repository: new InMemoryMilestones(),
  tx,
  orderIds,
}));

salesContractSpecification.holdsFor(InMemoryContracts, () => {
  const scans = new InMemoryScans();
  const repository = new InMemoryContracts(aContract({ firstViewedAt: null }), scans);
  return { repository, scans, tx, contractId: '900', orderId: '1001', content: aWording };
});

publishedTemplateSpecification.holdsFor(InMemoryPublishedTemplates, () => ({
  repository: new InMemoryPublishedTemplates(['contract', 1], ['contract', 2], ['invoice', 1]),
  tx,
}));

contractScanSpecification.holdsFor(InMemoryScans, () => ({
  repository: new InMemoryScans(),
  tx,
  contracts: [
    { contractId: '900', orderId: '1001' },
    { contractId: '901', orderId: '1002' },
  ],
}));

orderSpecification.holdsFor(InMemoryOrders, () => {
  const orders: Order[] = [];
  const items: OrderItem[] = [];
  return {
    repository: new InMemoryOrders(orders, items),
    tx,
    now: anOrder().now,
    store: async (over) => void orders.push(anOrder(over)),
    storeItem: async (item) => void items.push(item as OrderItem),
  };
});

payeeSpecification.holdsFor(InMemoryPayees, () => ({ repository: new InMemoryPayees(), first: aPayee }));

cartSpecification.holdsFor(InMemoryCarts, () => ({ repository: new InMemoryCarts(), tx }));

dealSettingSpecification.holdsFor(InMemorySettings, () => ({ repository: new InMemorySettings(), tx }));

changeProposalSpecification.holdsFor(InMemoryProposals, () => ({ repository: new InMemoryProposals(), tx }));

openOrderSpecification.holdsFor(InMemoryOpenOrders, () => {
  const repository = new InMemoryOpenOrders();
  return {
    repository,
    place: async (count) =>
      void Object.assign(repository, { open: count, cars: count, valueMinor: count * 10_000_000 }),
    placeNear: async (count) =>
      void Object.assign(repository, { networkCars: count, networkValueMinor: count * 10_000_000 }),
  };
});

confirmationSpecification.holdsFor(InMemoryConfirmations, () => ({
  repository: new InMemoryConfirmations(),
  tx,
}));

submissionSpecification.holdsFor(InMemorySubmissions, () => {
  const repository = new InMemorySubmissions(aConfirmation());
  return {
    repository,
    confirm: async () => randomUUID(),
    confirmNone: async (car) => {
      const confirmId = randomUUID();
      repository.refused.set(confirmId, [car]);
      return confirmId;
    },
    complete: async (submission) => void repository.complete(submission),
  };
});

orderPlacementSpecification.holdsFor(RecordedPlacements, async () => {
  const submissions = new InMemorySubmissions(aConfirmation());
  const held = await aHeldSubmission(submissions, randomUUID());
  return { repository: new RecordedPlacements(submissions), submissions, held };
});

rateSpecification.holdsFor(InMemoryRates, () => ({ repository: new InMemoryRates(), tx }));

rateInForceSpecification.holdsFor(InMemoryRatesInForce, () => {
  const repository = new InMemoryRatesInForce();
  return { repository, tx, age: async (hours) => repository.age(hours) };
});

centralBankSpecification.holdsFor(InMemoryCentralBank, async () => {
  const repository = new InMemoryCentralBank();
  await repository.keep(tx, yesterdaysFile(), new Map());
  return { repository, tx };
});

documentSpecification.holdsFor(InMemoryDocuments, () => {
  const repository = new InMemoryDocuments();
  const vins = ['LVVDB21B1RD000001', 'LVVDB21B1RD000002'];
  repository.cars.set(
    orderIds[0],
    vins.map((vin) => anOrderedCar({ vins: [vin] })),
  );
  return { ...{ repository, tx, orderIds, vins }, templateId: '1' };
});

orderedCostSpecification.holdsFor(InMemoryOrderedCosts, () => {
  const [repository, costs] = [new InMemoryOrderedCosts(), [aLandedCost]];
  repository.costs.set(orderIds[0], costs);
  return { repository, orderIds, costs };
});

reconciliationSpecification.holdsFor(FixedSurroundings, () => ({
  repository: new FixedSurroundings({ 500: {}, 501: { referenceSharedBy: ['UA-1002'] } }),
  alone: '500',
  shared: { voucherId: '501', orderNumber: 'UA-1002' },
}));

templateSpecification.holdsFor(InMemoryTemplates, () => ({ repository: new InMemoryTemplates(), tx }));
