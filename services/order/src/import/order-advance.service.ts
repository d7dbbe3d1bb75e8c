import { Injectable } from '@nestjs/common';
import type { EventDeclaration } from '@mall/contracts/define';
import { Outbox } from '@mall/messaging';
import {
  closeTypes,
  MILESTONE_CODES,
  READY_MILESTONE,
  SHIPPED_MILESTONES,
  orderErrors,
  orderEvents,
  type ImportOrderDto,
  type MilestoneCode,
  type OrderMoved,
  type OrderState,
  contractStatuses,
  paymentSlipStates,
} from '@mall/contracts/order';
import { borderDay } from '@mall/validation/typography';
import type { EntityManager } from 'typeorm';
import { MilestoneRepository } from '../milestone/milestone.repository.js';
import { automaticReceiptAt } from '../order/order-facts.js';
import type { Actor, Order } from '../order/order.js';
import { OrderCloseService } from '../order/order-close.service.js';
import { OrderItemEntity } from '../order/order.entity.js';
import { OrderRepository } from '../order/order.repository.js';
import { OrderMoveService, type Moved } from '../order/order-move.service.js';
import { SalesContractRepository } from '../sales-contract/sales-contract.repository.js';
import { PaymentSlipRepository } from '../payment-slip/payment-slip.repository.js';
import { PaymentConfirmationService } from '../payment-slip/payment-confirmation.service.js';
import { DealSettingRepository, type DealSettings } from '../setting/deal-setting.repository.js';
import { PaymentSlipService } from '../payment-slip/payment-slip.service.js';

const staff: Actor = { kind: 'staff', id: null, name: 'demo', ip: null };
const buyerOf = ({ userId }: Order): Actor => ({ kind: 'buyer', id: userId, name: null, ip: null });

/** States of an order in the order in which they follow. */
const WAY: readonly OrderState[] = ['unpaid', 'toConfirm', 'toShip', 'shipped', 'completed'];

const BEFORE_SHIPPING = MILESTONE_CODES.filter((code) => !SHIPPED_MILESTONES.includes(code));

type Advance = (
  tx: EntityManager,
  order: Order,
  request: ImportOrderDto,
  settings: DealSettings,
) => Promise<unknown>;

/** Moves a placed demo order forward, by the same state machine as real ones. */
@Injectable()
export class OrderAdvanceService {
  private readonly steps: Partial<Record<OrderState, Advance>> = {
    toConfirm: (tx, order, request, settings) => this.pay(tx, order, request, settings),
    toShip: (tx, order, _, settings) => this.confirm(tx, order, settings),
    shipped: (tx, order) => this.ship(tx, order),
    completed: (tx, order) => this.receive(tx, order),
  };

  constructor(
    private readonly orders: OrderRepository,
    private readonly mover: OrderMoveService,
    private readonly closer: OrderCloseService,
    private readonly slips: PaymentSlipService,
    private readonly payments: PaymentConfirmationService,
    private readonly slipRows: PaymentSlipRepository,
    private readonly contracts: SalesContractRepository,
    private readonly milestones: MilestoneRepository,
    private readonly settings: DealSettingRepository,
    private readonly outbox: Outbox,
  ) {}

  /** Continues from the present state; does nothing when the order has reached its target. */
  async advance(orderId: string, request: ImportOrderDto): Promise<void> {
    if (request.reach === 'cancelled') return this.cancel(orderId);
    const end = WAY.indexOf(request.reach);
    const settings = await this.settings.current();
    for (const target of WAY.slice(1, end + 1))
      await this.mover.withLocked({ of: 'all' }, orderId, async (order, tx) => {
        const isBefore = WAY.indexOf(order.state) === WAY.indexOf(target) - 1;
        if (isBefore) await this.steps[target]?.(tx, order, request, settings);
      });
  }

  private async pay(
    tx: EntityManager,
    order: Order,
    request: ImportOrderDto,
    settings: DealSettings,
  ): Promise<void> {
    const contract = await this.contracts.ofOrder(order.orderId, tx);
    const nothing = { signature: null, scans: [], signedMobile: null, seal: null, ip: null, agent: null };
    const details = { signedBy: 'scan', ...nothing } as const;
    await this.contracts.sign(tx, contract!.contractId, details);
    const actor = buyerOf(order);
    const changes = { contract_status: contractStatuses.signed.code };
    const signed = await this.mover.move(tx, order, { action: 'signContract', actor, changes });
    await this.emit(tx, orderEvents.contractSigned, signed);
    await this.slips.handIn(tx, signed.order, slipOf(order, request), actor, settings);
  }

  private async confirm(tx: EntityManager, order: Order, settings: DealSettings): Promise<void> {
    const waiting = (await this.slipRows.ofOrder(order.orderId, tx)).find(
      ({ status }) => status === paymentSlipStates.waiting,
    );
    if (!waiting) throw orderErrors.slipNotFound();
    await this.payments.confirm(tx, order, waiting, {}, staff, settings);
  }

  private async ship(tx: EntityManager, order: Order): Promise<void> {
    await this.mark(tx, order, BEFORE_SHIPPING);
    const named = order.vinsMissing > 0 ? await this.nameVins(tx, order) : order;
    const changes = { shipped_at: order.now, carrier: 'Ussuri Trans' };
    const shipped = await this.mover.move(tx, named, { action: 'ship', actor: staff, changes });
    await this.emit(tx, orderEvents.shipped, shipped);
  }

  /** Names VINs of cars that had none when they were ordered, before they are shipped. */
  private async nameVins(tx: EntityManager, order: Order): Promise<Order> {
    const items = await this.orders.itemsOf([order.orderId], tx);
    const open = items.filter(({ vin }) => vin === null);
    for (const { orderItemId, count } of open) {
      const vins = Array.from({ length: count }, (_, nth) => demoVin(orderItemId, nth));
      await tx.getRepository(OrderItemEntity).update({ orderItemId }, { vins });
    }
    return (await this.mover.move(tx, order, { action: 'nameVins', actor: staff })).order;
  }

  /** Records these milestones. @returns the day of all of them: that of the import */
  private async mark(tx: EntityManager, order: Order, codes: readonly MilestoneCode[]): Promise<string> {
    const happenedOn = borderDay(order.now);
    for (const code of codes)
      await this.milestones.write(tx, { orderId: order.orderId, code, happenedOn }, staff);
    return happenedOn;
  }

  private async arrive(tx: EntityManager, order: Order): Promise<Order> {
    const happenedOn = await this.mark(tx, order, SHIPPED_MILESTONES);
    const changes = { auto_receipt_at: automaticReceiptAt(order) };
    const reason = `${READY_MILESTONE} ${happenedOn}`;
    return (await this.mover.move(tx, order, { action: 'milestone', actor: staff, changes, reason })).order;
  }

  private async receive(tx: EntityManager, order: Order): Promise<void> {
    const changes = { completed_at: order.now };
    const arrived = await this.arrive(tx, order);
    const received = await this.mover.move(tx, arrived, {
      action: 'receive',
      actor: buyerOf(order),
      changes,
    });
    await this.emit(tx, orderEvents.received, received);
  }

  private async cancel(orderId: string): Promise<void> {
    await this.mover.withLocked({ of: 'all' }, orderId, async (order, tx) => {
      if (order.state === 'cancelled') return;
      const move = { action: 'cancel', actor: buyerOf(order) } as const;
      await this.closer.closeLocked(tx, order, move, closeTypes.buyer.code);
    });
  }

  private async emit(
    tx: EntityManager,
    event: EventDeclaration<OrderMoved>,
    { order, fact }: Moved,
  ): Promise<void> {
    await this.outbox.add(tx, event, { aggregateId: order.orderId, payload: fact });
  }
}

/** Returns a VIN of 17 characters, unique by line and car. */
const demoVin = (orderItemId: string, nth: number): string =>
  `LDM${orderItemId.slice(-11).padStart(11, '0')}${String(nth).padStart(3, '0')}`;

function slipOf(order: Order, { slipUrl }: ImportOrderDto) {
  if (!slipUrl) throw orderErrors.slipNotFound();
  return {
    orderId: order.orderId,
    files: [{ url: slipUrl, originName: 'slip.png' }],
    amountFee: order.totalRubMinor,
    currency: 'RUB' as const,
    paidTime: borderDay(order.now),
    bankRef: `DEMO-${order.orderId}`,
  };
}
