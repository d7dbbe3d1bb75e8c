import { Injectable } from '@nestjs/common';
import { adminPage, type AdminPage, type Caller } from '@mall/contracts/define';
import {
  orderErrors,
  type InvoiceFactsView,
  type LedgerCheckView,
  type LedgerEntryView,
  type ReconciliationPageDto,
  type ReconciliationView,
  contractStatuses,
  otherTaskOf,
  paymentSlipStates,
} from '@mall/contracts/order';
import { fillText, type Locale } from '@mall/validation';
import { accounts, journalKinds } from '../ledger/ledger.js';
import { LedgerRepository } from '../ledger/ledger.repository.js';
import { creditOf } from '../order/balance.js';
import { leftToPay } from '../order/left-to-pay.js';
import { MovedMoneyRepository } from '../order/moved-money.repository.js';
import type { Order, OrderItem } from '../order/order.js';
import { toRateLock } from '../order/rate-lock.js';
import { OrderRepository } from '../order/order.repository.js';
import { codeOf } from '../order/order.state-machine.js';
import { DealSettingRepository } from '../setting/deal-setting.repository.js';
import { toPaymentSlipView } from '../payment-slip/payment-slip.mapper.js';
import { PaymentSlipListRepository } from '../payment-slip/payment-slip-list.repository.js';
import type { PaymentSlip } from '../payment-slip/payment-slip.js';
import { PaymentSlipRepository } from '../payment-slip/payment-slip.repository.js';
import { BankTransferRepository, type ReadPart } from '../transfer/bank-transfer.repository.js';
import { matchHints, matchOf } from './match-hints.js';
import { hintTexts } from './match-hints.texts.js';
import { ReconciliationRepository } from './reconciliation.repository.js';

/** Desk at which slips are compared with their invoices. Decisions are made by the slip's own operation. */
@Injectable()
export class ReconciliationService {
  constructor(
    private readonly slips: PaymentSlipRepository,
    private readonly slipList: PaymentSlipListRepository,
    private readonly orders: OrderRepository,
    private readonly found: ReconciliationRepository,
    private readonly transfers: BankTransferRepository,
    private readonly ledger: LedgerRepository,
    private readonly moved: MovedMoneyRepository,
    private readonly settings: DealSettingRepository,
  ) {}

  async list(caller: Caller, request: ReconciliationPageDto): Promise<AdminPage<ReconciliationView>> {
    const { rows, total } = await this.slipList.page({
      ...request,
      sortBy: request.sortBy || 'voucherId',
      status: paymentSlipStates.waiting,
    });
    return adminPage(await this.views(rows, caller), total, request);
  }

  async one(caller: Caller, voucherId: string): Promise<ReconciliationView> {
    const slip = await this.slips.find(voucherId);
    if (!slip) throw orderErrors.slipNotFound();
    const [view] = await this.views([slip], caller);
    return view!;
  }

  async entries(orderId: string, locale: Locale): Promise<LedgerEntryView[]> {
    if (!(await this.orders.find({ of: 'all' }, orderId))) throw orderErrors.orderNotFound();
    return (await this.ledger.ofOrder(orderId)).map(({ createdAt, ...entry }) => ({
      ...entry,
      kindLabel: journalKinds[entry.kind][locale],
      accountLabel: accounts[entry.account][locale],
      createTime: createdAt.toISOString(),
    }));
  }

  async check(): Promise<LedgerCheckView> {
    const { unevenJournals, oddOrders, ...sums } = await this.ledger.check();
    const isBalanced =
      sums.debitMinor === sums.creditMinor && unevenJournals.length === 0 && oddOrders.length === 0;
    return { ...sums, isBalanced, unevenJournals: [...unevenJournals], oddOrders: [...oddOrders] };
  }

  private async views(slips: readonly PaymentSlip[], caller: Caller): Promise<ReconciliationView[]> {
    const orderIds = [...new Set(slips.map(({ orderId }) => orderId))];
    const [orders, items, around, { movedMinor }, { secondPersonAboveMinor }] = await Promise.all([
      this.orders.findMany({ of: 'all' }, orderIds),
      this.orders.itemsOf(orderIds),
      this.found.foundAround(slips.map(({ voucherId }) => voucherId)),
      this.moved.ofPerson(caller.userId ?? ''),
      this.settings.current(),
    ]);
    const orderOf = (slip: PaymentSlip): Order => orders.find(({ orderId }) => orderId === slip.orderId)!;
    const alike = await this.transfers.alike(slips.map((slip) => readPartOf(slip, orderOf(slip))));
    return slips.map((slip, place) => {
      const order = orderOf(slip);
      const near = around.find(({ voucherId }) => voucherId === slip.voucherId)!;
      const creditMinor = creditOf(slip, order);
      const isOpen = order.state === 'unpaid' || order.state === 'toConfirm';
      const before = Math.max(isOpen ? order.creditedMinor : 0, movedMinor);
      const needsSecondPerson = slip.firstById !== null || creditMinor + before > secondPersonAboveMinor;
      const hints = matchHints(slip, order, { ...near, alike: alike[place] ?? null, needsSecondPerson });
      return {
        voucherId: slip.voucherId,
        voucher: toPaymentSlipView(slip, true, caller.locale),
        invoice: toInvoiceFacts(order, items, caller.locale),
        hints: hints.map(({ code, level, params }) => ({
          code,
          level,
          text: fillText(hintTexts[code], caller.locale, params),
        })),
        match: matchOf(slip, hints),
        waitingHours: near.waitingHours,
        needsSecondPerson,
        firstConfirmedBy: slip.firstById === null ? null : (slip.firstByName ?? slip.firstById),
        canConfirm: slip.firstById !== caller.userId && mayConfirm(slip, caller),
        canRestate: slip.firstById !== null && slip.firstById === caller.userId && mayConfirm(slip, caller),
      };
    });
  }
}

const readPartOf = (
  { bankRef, currency, amountMinor, paidOn }: PaymentSlip,
  { userId: buyerId }: Order,
): ReadPart => ({
  ...{
    reference: bankRef ?? '',
    direction: 'in',
    currency,
    receivedMinor: amountMinor,
    day: paidOn,
    buyerId,
  },
});

const mayConfirm = (slip: PaymentSlip, { userId }: Caller): boolean =>
  slip.status === paymentSlipStates.waiting &&
  !(slip.uploadedByKind === 'staff' && slip.uploadedById === userId) &&
  !otherTaskOf(slip.people, 'received', userId ?? '');

function toInvoiceFacts(order: Order, items: readonly OrderItem[], locale: Locale): InvoiceFactsView {
  const { leftMinor, leftRubMinor } = leftToPay(order);
  const { orderId, orderNumber, contractNumber, userId, consignee, shopId, shopName } = order;
  return {
    orderId,
    orderNumber,
    contractNumber,
    orderStatus: codeOf(order.state),
    isContractSigned: order.contractStatus === contractStatuses.signed.code,
    userId,
    consignee,
    shopId,
    shopName: shopName[locale],
    carNames: items.filter((item) => item.orderId === orderId).map(({ spuName }) => spuName[locale]),
    totalMinor: order.totalMinor,
    totalRubMinor: order.totalRubMinor,
    paidMinor: order.creditedMinor,
    balanceMinor: leftMinor,
    balanceRubMinor: leftRubMinor,
    rate: toRateLock(order),
    payBefore: order.payBefore.toISOString(),
  };
}
