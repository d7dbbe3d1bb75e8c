import { Outbox, type OutboxNotifier } from '@mall/messaging';
import { borderDay, dayAfter } from '@mall/validation/typography';
import { scratchDatabase } from '@mall/testing/schema';
import { CartRepository } from '../src/cart/cart.repository.js';
import { cartSpecification } from '../src/cart/cart.repository.specification.js';
import { ConfirmationRepository } from '../src/checkout/confirmation.repository.js';
import { confirmationSpecification } from '../src/checkout/confirmation.repository.specification.js';
import { OpenOrderRepository } from '../src/checkout/open-order.repository.js';
import { openOrderSpecification } from '../src/checkout/open-order.repository.specification.js';
import { OrderPlacementRepository } from '../src/checkout/order-placement.repository.js';
import { orderPlacementSpecification } from '../src/checkout/order-placement.repository.specification.js';
import { SubmissionRepository } from '../src/checkout/submission.repository.js';
import type { RefusedCar } from '../src/checkout/not-orderable.js';
import { submissionSpecification } from '../src/checkout/submission.repository.specification.js';
import { DocumentRepository } from '../src/document/document.repository.js';
import { documentSpecification } from '../src/document/document.repository.specification.js';
import { aLandedCost } from '../src/landed-cost/ordered-cost.fakes.js';
import { OrderedCostRepository } from '../src/landed-cost/ordered-cost.repository.js';
import { orderedCostSpecification } from '../src/landed-cost/ordered-cost.repository.specification.js';
import { LedgerRepository } from '../src/ledger/ledger.repository.js';
import { ledgerSpecification } from '../src/ledger/ledger.repository.specification.js';
import { MilestoneRepository } from '../src/milestone/milestone.repository.js';
import { quarterOf } from '../src/milestone/way-plan.js';
import { WayTimeRepository } from '../src/milestone/way-time.repository.js';
import { wayTimeSpecification } from '../src/milestone/way-time.repository.specification.js';
import { OrderDelayRepository } from '../src/milestone/order-delay.repository.js';
import { orderDelaySpecification } from '../src/milestone/order-delay.repository.specification.js';
import { milestoneSpecification } from '../src/milestone/milestone.repository.specification.js';
import { MovedMoneyRepository } from '../src/order/moved-money.repository.js';
import { movedMoneySpecification } from '../src/order/moved-money.repository.specification.js';
import { OrderEntity, OrderItemEntity } from '../src/order/order.entity.js';
import { anOrder } from '../src/order/order.fakes.js';
import { OrderRepository } from '../src/order/order.repository.js';
import { orderSpecification } from '../src/order/order.repository.specification.js';
import { PayeeEntity } from '../src/order/payee.entity.js';
import { aPayee } from '../src/order/payee.fakes.js';
import { PayeeRepository } from '../src/order/payee.repository.js';
import { payeeSpecification } from '../src/order/payee.repository.specification.js';
import { BankTransferRepository } from '../src/transfer/bank-transfer.repository.js';
import { bankTransferSpecification } from '../src/payment-slip/bank-transfer.repository.specification.js';
import { PaymentSlipRepository } from '../src/payment-slip/payment-slip.repository.js';
import { paymentSlipSpecification } from '../src/payment-slip/payment-slip.repository.specification.js';
import { CentralBankRepository } from '../src/rate/central-bank.repository.js';
import {
  centralBankSpecification,
  yesterdaysFile,
} from '../src/rate/central-bank.repository.specification.js';
import { RateInForceRepository } from '../src/rate/rate-in-force.repository.js';
import { rateInForceSpecification } from '../src/rate/rate-in-force.repository.specification.js';
import { RateRepository } from '../src/rate/rate.repository.js';
import { rateSpecification } from '../src/rate/rate.repository.specification.js';
import { ReconciliationRepository } from '../src/reconciliation/reconciliation.repository.js';
import { reconciliationSpecification } from '../src/reconciliation/reconciliation.repository.specification.js';
import { RefundRepository } from '../src/refund/refund.repository.js';
import { refundSpecification } from '../src/refund/refund.repository.specification.js';
import { ContractScanRepository } from '../src/sales-contract/contract-scan.repository.js';
import { contractScanSpecification } from '../src/sales-contract/contract-scan.repository.specification.js';
import { contractHash } from '../src/sales-contract/contract-text.js';
import { SalesContractEntity } from '../src/sales-contract/sales-contract.entity.js';
import { aContract } from '../src/sales-contract/sales-contract.fakes.js';
import { SalesContractIssueService } from '../src/sales-contract/sales-contract-issue.service.js';
import { SalesContractRepository } from '../src/sales-contract/sales-contract.repository.js';
import { salesContractSpecification } from '../src/sales-contract/sales-contract.repository.specification.js';
import { orderSchema } from '../src/schema.js';
import { ChangeProposalRepository } from '../src/setting/change-proposal.repository.js';
import { changeProposalSpecification } from '../src/setting/change-proposal.repository.specification.js';
import { DealSettingRepository } from '../src/setting/deal-setting.repository.js';
import { dealSettingSpecification } from '../src/setting/deal-setting.repository.specification.js';
import { TemplateRepository } from '../src/template/template.repository.js';
import { templateSpecification } from '../src/template/template.repository.specification.js';
import { PublishedTemplateRepository } from '../src/wording/published-template.repository.js';
import { publishedTemplateSpecification } from '../src/wording/published-template.repository.specification.js';
import { aConfirmation, aHeldSubmission } from './submissions.js';
import { storeItem, storeOrder, storePayment, storePayout, storeRefund } from './stored-order.js';

const database = scratchDatabase('order', orderSchema);

let newestOrder = 2_000;

/** Creates two orders with nothing but their rows. New ones are faster than empty tables. */
async function twoOrders() {
  const tx = database.manager;
  const orderIds = [String((newestOrder += 1)), String((newestOrder += 1))] as const;
  for (const orderId of orderIds) await storeOrder(tx, { orderId });
  return { tx, orderIds } as const;
}

paymentSlipSpecification.holdsFor(PaymentSlipRepository, async () => ({
  ...(await twoOrders()),
  repository: new PaymentSlipRepository(database.dataSource),
}));

bankTransferSpecification.holdsFor(BankTransferRepository, async () => ({
  ...(await twoOrders()),
  repository: new BankTransferRepository(database.dataSource),
  slips: new PaymentSlipRepository(database.dataSource),
}));

refundSpecification.holdsFor(RefundRepository, async () => {
  const { tx, orderIds } = await twoOrders();
  const slips = new PaymentSlipRepository(database.dataSource);
  const yuan = { currency: 'CNY', amountMinor: 300_000, creditedMinor: 300_000, confirmedBy: null } as const;
  const roubles = {
    currency: 'RUB',
    amountMinor: 125_000,
    creditedMinor: 10_000,
    confirmedBy: null,
  } as const;
  const first = await storePayment(tx, slips, orderIds[0], yuan);
  const second = await storePayment(tx, slips, orderIds[0], roubles);
  const repository = new RefundRepository(database.dataSource);
  const transferId = await storePayout(tx, `OUT ${orderIds[0]}`);
  return { repository, tx, orderIds, voucherIds: [first, second], transferId };
});

movedMoneySpecification.holdsFor(MovedMoneyRepository, async () => {
  const { tx, orderIds } = await twoOrders();
  const slips = new PaymentSlipRepository(database.dataSource);
  const [confirmedBy, idle] = [`staff-${orderIds[0]}`, `staff-${orderIds[1]}`];
  const payment = { currency: 'CNY', amountMinor: 280, confirmedBy } as const;
  await storePayment(tx, slips, orderIds[0], { ...payment, creditedMinor: 280, writtenOffMinor: 20 });
  await storePayment(tx, slips, orderIds[1], { ...payment, creditedMinor: 100 });
  const repository = new MovedMoneyRepository(database.dataSource);
  return { repository, tx, staffIds: [confirmedBy, idle] };
});

ledgerSpecification.holdsFor(LedgerRepository, async () => {
  const { tx, orderIds } = await twoOrders();
  const slips = new PaymentSlipRepository(database.dataSource);
  const slip = { orderId: orderIds[0], files: [], currency: 'CNY', paidTime: '2026-11-20' } as const;
  const by = { kind: 'buyer', id: '7', name: 'Пётр', ip: null } as const;
  const first = await slips.insert(tx, { ...slip, files: [], amountFee: 300 }, by);
  const second = await slips.insert(tx, { ...slip, files: [], amountFee: 100 }, by);
  return {
    ...{ tx, orderIds, voucherIds: [first, second], refundId: await storeRefund(tx, orderIds[0]) },
    repository: new LedgerRepository(database.dataSource),
  };
});

wayTimeSpecification.holdsFor(WayTimeRepository, async () => {
  await database.empty('sales_order');
  const tx = database.manager;
  const paidAt = new Date(Date.now() - 40 * 86_400_000);
  const steps = new MilestoneRepository(database.dataSource);
  const by = { kind: 'staff', id: '50', name: 'anna', ip: null } as const;
  for (const orderId of ['3001', '3002', '3003']) {
    const order = { orderId, paidAt, shippedAt: paidAt, carrier: 'Уссури Транс' };
    await storeOrder(tx, { ...order, address: { ...anOrder().address, city: 'Казань' } });
    const bought = dayAfter(borderDay(paidAt), -1);
    await steps.write(tx, { orderId, code: 'bought', happenedOn: bought }, by);
    if (orderId !== '3003')
      await steps.write(tx, { orderId, code: 'handedOver', happenedOn: dayAfter(bought, 41) }, by);
  }
  const repository = new WayTimeRepository(database.dataSource);
  return { repository, quarter: quarterOf(borderDay(paidAt)) };
});

orderDelaySpecification.holdsFor(OrderDelayRepository, async () => ({
  ...(await twoOrders()),
  repository: new OrderDelayRepository(database.dataSource),
}));

milestoneSpecification.holdsFor(MilestoneRepository, async () => ({
  ...(await twoOrders()),
  repository: new MilestoneRepository(database.dataSource),
}));

/** Writes an unsigned and unread contract, with a line for the order. */
async function storeContract(orderId: string) {
  const over = { contractId: orderId, orderId, contractNumber: `UAC-${orderId}`, firstViewedAt: null };
  const { text, now: _now, scan: _scan, ...contract } = aContract(over);
  const body = JSON.stringify(text);
  const hash = contractHash(Buffer.from(body));
  await database.manager.getRepository(SalesContractEntity).insert({ ...contract, body, hash });
  await storeItem(database.manager, { orderItemId: orderId, orderId, skuId: '900' });
  return { contractId: contract.contractId, orderId };
}

salesContractSpecification.holdsFor(SalesContractRepository, async () => {
  const { tx, orderIds } = await twoOrders();
  const templates = new PublishedTemplateRepository(database.dataSource);
  const scans = new ContractScanRepository(database.dataSource);
  const repository = new SalesContractRepository(database.dataSource, templates, scans);
  const { content } = await templates.one(await templates.idOf('contract', 1, tx), tx);
  return { repository, scans, tx, content, ...(await storeContract(orderIds[0])) };
});

publishedTemplateSpecification.holdsFor(PublishedTemplateRepository, () => ({
  repository: new PublishedTemplateRepository(database.dataSource),
  tx: database.manager,
}));

contractScanSpecification.holdsFor(ContractScanRepository, async () => {
  const { tx, orderIds } = await twoOrders();
  const contracts = [await storeContract(orderIds[0]), await storeContract(orderIds[1])] as const;
  return { repository: new ContractScanRepository(database.dataSource), tx, contracts };
});

orderSpecification.holdsFor(OrderRepository, async () => {
  await database.empty('sales_order');
  const tx = database.manager;
  return {
    repository: new OrderRepository(database.dataSource),
    tx,
    now: new Date(),
    store: (over) => storeOrder(tx, { payBefore: new Date(Date.now() + 3_600_000), ...over }),
    storeItem: (item) => storeItem(tx, item),
  };
});

payeeSpecification.holdsFor(PayeeRepository, async () => {
  await database.empty('payee');
  await database.manager.getRepository(PayeeEntity).insert({ ...aPayee });
  return { repository: new PayeeRepository(database.dataSource), first: aPayee };
});

cartSpecification.holdsFor(CartRepository, async () => {
  await database.empty('cart_item');
  return { repository: new CartRepository(database.dataSource), tx: database.manager };
});

dealSettingSpecification.holdsFor(DealSettingRepository, async () => {
  await database.empty('deal_setting');
  return { repository: new DealSettingRepository(database.dataSource), tx: database.manager };
});

changeProposalSpecification.holdsFor(ChangeProposalRepository, async () => {
  await database.empty('change_proposal');
  return { repository: new ChangeProposalRepository(database.dataSource), tx: database.manager };
});

openOrderSpecification.holdsFor(OpenOrderRepository, async () => {
  await database.empty('sales_order');
  const { manager: tx } = database;
  return {
    repository: new OpenOrderRepository(database.dataSource),
    place: async (count) => {
      for (let n = 1; n <= count; n += 1) await storeOrder(tx, { orderId: String(n) });
    },
    placeNear: async (count) => {
      for (let n = 101; n <= 100 + count; n += 1) await storeOrder(tx, { orderId: String(n), userId: '8' });
      await tx.getRepository(OrderEntity).update({ userId: '8' }, { network: 'near' });
    },
  };
});

confirmationSpecification.holdsFor(ConfirmationRepository, () => ({
  repository: new ConfirmationRepository(database.dataSource),
  tx: database.manager,
}));

/** Shows the car of `aCar` to buyer 7, who has no orders yet. */
async function aCheckout() {
  await database.empty('submission', 'sales_order');
  const { confirmId: _id, userId, expiresAt: _at, ...snapshot } = aConfirmation();
  const confirmations = new ConfirmationRepository(database.dataSource);
  const confirm = async () => (await confirmations.keep(userId, snapshot, [], 30)).confirmId;
  const confirmNone = async (car: RefusedCar) =>
    (await confirmations.keep(userId, { ...snapshot, lines: [], refused: [car] }, [], 30)).confirmId;
  const submissions = new SubmissionRepository(database.dataSource, confirmations);
  return { submissions, confirm, confirmNone };
}

submissionSpecification.holdsFor(SubmissionRepository, async () => {
  const { submissions: repository, confirm, confirmNone } = await aCheckout();
  const complete = async ({ submissionId }: { readonly submissionId: string }) =>
    void (await database.dataSource.query(`UPDATE submission SET state = 'done' WHERE submission_id = $1`, [
      submissionId,
    ]));
  return { repository, confirm, confirmNone, complete };
});

orderPlacementSpecification.holdsFor(OrderPlacementRepository, async () => {
  const { submissions, confirm } = await aCheckout();
  const { dataSource } = database;
  const repository = new OrderPlacementRepository(
    dataSource,
    new CartRepository(dataSource),
    new SalesContractIssueService(new PublishedTemplateRepository(dataSource)),
    new OpenOrderRepository(dataSource),
    // Nobody waits for the events.
    new Outbox({ note: () => undefined } as unknown as OutboxNotifier),
  );
  return { repository, submissions, held: await aHeldSubmission(submissions, await confirm()) };
});

rateSpecification.holdsFor(RateRepository, async () => {
  await database.empty('exchange_rate');
  return { repository: new RateRepository(database.dataSource), tx: database.manager };
});

rateInForceSpecification.holdsFor(RateInForceRepository, async () => {
  await database.empty('rate_in_force');
  const age = async (hours: number) =>
    void (await database.dataSource.query(
      'UPDATE rate_in_force SET since = since - make_interval(hours => $1)',
      [hours],
    ));
  return { repository: new RateInForceRepository(), tx: database.manager, age };
});

centralBankSpecification.holdsFor(CentralBankRepository, async () => {
  await database.empty('central_rate');
  const { manager: tx } = database;
  const repository = new CentralBankRepository(database.dataSource);
  await repository.keep(tx, yesterdaysFile(), new Map());
  return { repository, tx };
});

documentSpecification.holdsFor(DocumentRepository, async () => {
  const { tx, orderIds } = await twoOrders();
  const [orderId] = orderIds;
  const vins = [`LVVDB21B1RD9${orderId}1`, `LVVDB21B1RD9${orderId}2`];
  // The second line is stored first.
  for (const line of [2, 1]) {
    const orderItemId = `${orderId}${line}`;
    await storeItem(tx, { orderItemId, orderId, skuId: `90${line}` });
    await tx.getRepository(OrderItemEntity).update({ orderItemId }, { vins: [vins[line - 1]!] });
  }
  const templateId = await new PublishedTemplateRepository(database.dataSource).idOf('invoice', 1, tx);
  return { repository: new DocumentRepository(database.dataSource), tx, orderIds, vins, templateId };
});

orderedCostSpecification.holdsFor(OrderedCostRepository, async () => {
  const { tx, orderIds } = await twoOrders();
  await tx.getRepository(OrderEntity).update({ orderId: orderIds[0] }, { landedCost: [aLandedCost] });
  return { repository: new OrderedCostRepository(database.dataSource), orderIds, costs: [aLandedCost] };
});

reconciliationSpecification.holdsFor(ReconciliationRepository, async () => {
  const { tx, orderIds } = await twoOrders();
  const slips = new PaymentSlipRepository(database.dataSource);
  const by = { kind: 'buyer', id: '7', name: 'Пётр', ip: null } as const;
  // No order has so low a price.
  const slip = { amountFee: 123, currency: 'CNY', paidTime: '2026-11-20' } as const;
  const handIn = (orderId: string, bankRef: string) =>
    slips.insert(tx, { ...slip, files: [], orderId, bankRef }, by);
  const [first, second] = orderIds;
  const voucherId = await handIn(first, `REF-${first}`);
  await handIn(second, `REF-${first}`);
  return {
    repository: new ReconciliationRepository(database.dataSource),
    alone: await handIn(first, `REF-${second}`),
    shared: { voucherId, orderNumber: `UA-${second}` },
  };
});

templateSpecification.holdsFor(TemplateRepository, async () => {
  const { dataSource, manager: tx } = database;
  await dataSource.query('DELETE FROM document_template WHERE version IS NULL');
  return { repository: new TemplateRepository(dataSource), tx };
});
