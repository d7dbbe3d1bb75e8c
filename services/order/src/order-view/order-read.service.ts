import { Injectable } from '@nestjs/common';
import { orderErrors, type OrderDetailView, type OrderView } from '@mall/contracts/order';
import { OrderedCostRepository } from '../landed-cost/ordered-cost.repository.js';
import type { LandedCost } from '../landed-cost/landed-cost.js';
import {
  isComplete,
  russiaRubMinorOf,
  sumOfKnown,
  toLandedCostView,
} from '../landed-cost/landed-cost.mapper.js';
import { MilestoneService } from '../milestone/milestone.service.js';
import { toRefundView } from '../refund/refund.mapper.js';
import { RefundRepository } from '../refund/refund.repository.js';
import { SalesContractRepository } from '../sales-contract/sales-contract.repository.js';
import { toPaymentSlipView } from '../payment-slip/payment-slip.mapper.js';
import { PaymentSlipRepository } from '../payment-slip/payment-slip.repository.js';
import type { Order, Scope } from '../order/order.js';
import type { Viewer } from '../order/viewer.js';
import { DealFactsRepository } from './deal-facts.repository.js';
import { toDetailView, toOrderView } from './order.mapper.js';
import { OrderRepository } from '../order/order.repository.js';

/** Assembles the views of orders for a buyer, a merchant or staff. */
@Injectable()
export class OrderReadService {
  constructor(
    private readonly orders: OrderRepository,
    private readonly slips: PaymentSlipRepository,
    private readonly contracts: SalesContractRepository,
    private readonly refunds: RefundRepository,
    private readonly steps: MilestoneService,
    private readonly costs: OrderedCostRepository,
    private readonly facts: DealFactsRepository,
  ) {}

  async views(orders: readonly Order[], viewer: Viewer): Promise<OrderView[]> {
    const orderIds = orders.map(({ orderId }) => orderId);
    const [items, factsOf] = await Promise.all([
      this.orders.itemsOf(orderIds),
      this.facts.ofOrders(orderIds),
    ]);
    return orders.map((order) => toOrderView(order, items, factsOf(order.orderId), viewer));
  }

  /** Returns the same as `views`, with the cost of the cars at the buyer's door. */
  async landedViews(orders: readonly Order[], viewer: Viewer): Promise<OrderView[]> {
    const [views, costs] = await Promise.all([
      this.views(orders, viewer),
      this.costs.ofOrders(orders.map(({ orderId }) => orderId)),
    ]);
    return views.map((view) => ({ ...view, ...landedOf(view, costs.get(view.orderId) ?? []) }));
  }

  /** Returns one order. A merchant sees neither payment slips nor refunds, which are between buyer and exporter. */
  async detail(scope: Scope, orderId: string, viewer: Viewer): Promise<OrderDetailView> {
    const order = await this.orders.find(scope, orderId);
    if (!order) throw orderErrors.orderNotFound();
    const [items, events, slipRows, contract, costs, refundRows, refundOnCancel, milestones, factsOf] =
      await Promise.all([
        this.orders.itemsOf([orderId]),
        this.orders.eventsOf(orderId),
        viewer.side === 'merchant' ? [] : this.slips.ofOrder(orderId),
        this.contracts.ofOrder(orderId),
        this.costs.ofOrder(orderId),
        viewer.side === 'merchant' ? [] : this.refunds.ofOrder(orderId),
        mayReturnMoney(order, viewer) ? this.refunds.returnable(orderId) : [],
        this.steps.views(order, viewer),
        this.facts.ofOrders([orderId]),
      ]);
    const slips = slipRows.map((slip) => toPaymentSlipView(slip, viewer.side === 'staff', viewer.locale));
    const { locale, userId, side } = viewer;
    const refunds = refundRows.map((one) => toRefundView(one, { locale, userId, isStaff: side === 'staff' }));
    const landedCosts = costs.map((cost) => toLandedCostView(cost, viewer.locale));
    const contractId = contract?.contractId ?? null;
    const view = toDetailView(
      order,
      {
        items,
        events,
        facts: factsOf(orderId),
        slips,
        contractId,
        milestones,
        landedCosts,
        refunds,
        refundOnCancel,
      },
      viewer,
    );
    return { ...view, ...landedOf(view, costs) };
  }
}

/**
 * Returns the landed cost. The contract is converted at the order's rate, which may be a later one than that of the
 * calculation.
 */
function landedOf(
  { totalRubMinor }: OrderView,
  costs: readonly LandedCost[],
): Pick<OrderView, 'landedRubMinor' | 'landedCity'> {
  const [first] = costs;
  if (!first) return { landedRubMinor: null, landedCity: null };
  const russia = costs.every(isComplete) ? sumOfKnown(costs.map(russiaRubMinorOf)) : null;
  return { landedRubMinor: russia === null ? null : totalRubMinor + russia, landedCity: first.city };
}

/** Whether the viewer may cancel an order for which money came in, so that it has to be returned. */
function mayReturnMoney(order: Order, viewer: Viewer): boolean {
  if (order.creditedMinor === 0) return false;
  return viewer.actionsOf(order).some((action) => action === 'cancel' || action === 'staffCancel');
}
