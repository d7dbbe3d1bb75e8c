import { Outbox, type OutboxNotifier } from '@mall/messaging';
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
import { submissionSpecification } from '../src/checkout/submission.repository.specification.js';
import { LedgerRepository } from '../src/ledger/ledger.repository.js';
import { ledgerSpecification } from '../src/ledger/ledger.repository.specification.js';
import { MilestoneRepository } from '../src/milestone/milestone.repository.js';
import { milestoneSpecification } from '../src/milestone/milestone.repository.specification.js';
import { OrderRepository } from '../src/order/order.repository.js';
import { orderSpecification } from '../src/order/order.repository.specification.js';
import { PayeeEntity } from '../src/order/payee.entity.js';
import { aPayee } from '../src/order/payee.fakes.js';
import { PayeeRepository } from '../src/order/payee.repository.js';
import { payeeSpecification } from '../src/order/payee.repository.specification.js';
import { PaymentSlipRepository } from '../src/payment-slip/payment-slip.repository.js';
import { paymentSlipSpecification } from '../src/payment-slip/payment-slip.repository.specification.js';
import { CentralBankRepository } from '../src/rate/central-bank.repository.js';
import { centralBankSpecification } from '../src/rate/central-bank.repository.specification.js';
import { RateRepository } from '../src/rate/rate.repository.js';
import { rateSpecification } from '../src/rate/rate.repository.specification.js';
import { RefundRepository } from '../src/refund/refund.repository.js';
import { refundSpecification } from '../src/refund/refund.repository.specification.js';
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
import { PublishedTemplateRepository } from '../src/wording/published-template.repository.js';
import { aConfirmation, aHeldSubmission } from './submissions.js';
import { storeItem, storeOrder, storeRefund } from './stored-order.js';

const database = scratchDatabase('order', orderSchema);

let newestOrder = 2_000;

/** Two orders and nothing of them but their rows. New ones are quicker than empty tables. */
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

refundSpecification.holdsFor(RefundRepository, async () => ({
  ...(await twoOrders()),
  repository: new RefundRepository(database.dataSource),
}));

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

milestoneSpecification.holdsFor(MilestoneRepository, async () => ({
  ...(await twoOrders()),
  repository: new MilestoneRepository(database.dataSource),
}));

salesContractSpecification.holdsFor(SalesContractRepository, async () => {
  const { tx, orderIds } = await twoOrders();
  const [orderId] = orderIds;
  const over = { contractId: orderId, orderId, contractNumber: `UAC-${orderId}`, firstViewedAt: null };
  const { text, now: _now, ...contract } = aContract(over);
  const body = JSON.stringify(text);
  const hash = contractHash(Buffer.from(body));
  await tx.getRepository(SalesContractEntity).insert({ ...contract, body, hash });
  const templates = new PublishedTemplateRepository(database.dataSource);
  const repository = new SalesContractRepository(database.dataSource, templates);
  return { repository, tx, contractId: contract.contractId, orderId };
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
  return {
    repository: new OpenOrderRepository(database.dataSource),
    place: async (count) => {
      for (let n = 1; n <= count; n += 1) await storeOrder(database.manager, { orderId: String(n) });
    },
  };
});

confirmationSpecification.holdsFor(ConfirmationRepository, () => ({
  repository: new ConfirmationRepository(database.dataSource),
  tx: database.manager,
}));

/** Shows buyer 7 the car of `aCar`, who has no orders yet. */
async function aCheckout() {
  await database.empty('submission', 'sales_order');
  const { confirmId: _id, userId, expiresAt: _at, ...snapshot } = aConfirmation();
  const confirmations = new ConfirmationRepository(database.dataSource);
  const confirm = async () => (await confirmations.keep(userId, snapshot, [], 30)).confirmId;
  return { submissions: new SubmissionRepository(database.dataSource, confirmations), confirm };
}

submissionSpecification.holdsFor(SubmissionRepository, async () => {
  const { submissions: repository, confirm } = await aCheckout();
  const complete = async ({ submissionId }: { readonly submissionId: string }) =>
    void (await database.dataSource.query(`UPDATE submission SET state = 'done' WHERE submission_id = $1`, [
      submissionId,
    ]));
  return { repository, confirm, complete };
});

orderPlacementSpecification.holdsFor(OrderPlacementRepository, async () => {
  const { submissions, confirm } = await aCheckout();
  const { dataSource } = database;
  const repository = new OrderPlacementRepository(
    dataSource,
    new CartRepository(dataSource),
    new SalesContractIssueService(new PublishedTemplateRepository(dataSource)),
    new OpenOrderRepository(dataSource),
    // Nobody is waiting for the events.
    new Outbox({ note: () => undefined } as unknown as OutboxNotifier),
  );
  return { repository, submissions, held: await aHeldSubmission(submissions, await confirm()) };
});

rateSpecification.holdsFor(RateRepository, async () => {
  await database.empty('exchange_rate');
  const age = async (rateId: string, hours: number) =>
    void (await database.dataSource.query(
      'UPDATE exchange_rate SET created_at = created_at - make_interval(hours => $2) WHERE rate_id = $1',
      [rateId, hours],
    ));
  return { repository: new RateRepository(database.dataSource), tx: database.manager, age };
});

centralBankSpecification.holdsFor(CentralBankRepository, async () => {
  const repository = new CentralBankRepository(database.dataSource);
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  await repository.keep({
    rateDate: yesterday,
    rates: [{ currency: 'CNY', nominal: 10, valueScaled: 1_200_000 }],
  });
  return { repository };
});
