import { Injectable } from '@nestjs/common';
import { Outbox } from '@mall/messaging';
import { carFates, closeTypes, orderErrors, orderEvents, type CarFateOrOpen } from '@mall/contracts/order';
import type { Texts } from '@mall/validation';
import type { EntityManager } from 'typeorm';
import type { Actor, Order, Scope } from './order.js';
import { OrderMoveService, type Move, type Moved } from './order-move.service.js';
import { OrderRepository } from './order.repository.js';
import { Repayments } from './repayments.js';

/** Fate of the cars, and the reason where they do not go back on sale. */
export interface FateOfCars {
  readonly carFate: CarFateOrOpen;
  readonly carReason: string | null;
}

const BACK_ON_SALE: FateOfCars = { carFate: 'onSale', carReason: null };

interface Closing {
  readonly move: Omit<Move, 'changes'>;
  readonly closeType: number;
  readonly fate: FateOfCars;
}

/**
 * Accepts a repeated cancellation by the same person in the same words, which is answered like the first one: its
 * answer may have been lost.
 * @throws orderErrors.alreadyCancelled for anybody else, and for a buyer with another reason.
 * @throws orderErrors.cancelledOtherwise for staff who state another reason or fate; it says what is in force.
 */
function requireSame(order: Order, { move, closeType, fate }: Closing): void {
  const { closeReason, closedBy, carFate, carReason } = order;
  if (order.closeType !== closeType) throw orderErrors.alreadyCancelled();
  const isSame =
    closedBy === move.actor.name &&
    closeReason === (move.reason ?? null) &&
    // An order that ended before fates were stored has none to compare with.
    (carFate === null || (carFate === fate.carFate && carReason === fate.carReason));
  if (isSame) return;
  if (move.action !== 'staffCancel' || carFate === null) throw orderErrors.alreadyCancelled();
  throw orderErrors.cancelledOtherwise({
    by: closedBy ?? '',
    reason: closeReason ?? '',
    fate: carFate === 'undecided' ? UNDECIDED : carFates[carFate].label,
  });
}

const UNDECIDED: Texts = { ru: 'ещё не принято', zh: '尚未决定', en: 'still to be made' };

/** Ends an order without a sale; its event names the fate of the cars, and a refund gives the money back. */
@Injectable()
export class OrderCloseService {
  constructor(
    private readonly mover: OrderMoveService,
    private readonly orders: OrderRepository,
    private readonly repayments: Repayments,
    private readonly outbox: Outbox,
  ) {}

  /** Closes an order. `fateIn` returns the fate of the locked order's cars. */
  close(
    scope: Scope,
    orderId: string,
    move: Omit<Move, 'changes' | 'action'> & { readonly action: 'cancel' | 'staffCancel' | 'expire' },
    closeType: number,
    fateIn: (order: Order) => FateOfCars = () => BACK_ON_SALE,
  ): Promise<void> {
    return this.mover.withLocked(scope, orderId, async (order, tx) => {
      const fate = fateIn(order);
      if (move.action !== 'expire' && order.state === 'cancelled')
        return requireSame(order, { move, closeType, fate });
      return this.closeLocked(tx, order, move, closeType, fate);
    });
  }

  async closeLocked(
    tx: EntityManager,
    order: Order,
    move: Omit<Move, 'changes'>,
    closeType: number,
    fate: FateOfCars = BACK_ON_SALE,
  ): Promise<void> {
    const closing = { move, closeType, fate };
    const { fact } = await this.end(tx, order, closing);
    await this.repayments.orderClosed(tx, order, move.actor, move.reason ?? null);
    await this.emit(tx, order, fact, closing);
  }

  /**
   * Ends a paid order whose money was paid out again, to the last fen: the sale is undone, no refund is opened, and
   * staff decide later about the cars. The caller has locked the order.
   */
  async closeRefunded(tx: EntityManager, order: Order, by: Actor, reason: string | null): Promise<void> {
    const move = { action: 'refundWhole', actor: by, reason } as const;
    const closeType = closeTypes.refunded.code;
    const closing = { move, closeType, fate: { carFate: 'undecided', carReason: reason } } as const;
    const { fact } = await this.end(tx, order, closing);
    await this.repayments.saleUndone(tx, order, by);
    await this.emit(tx, order, fact, closing);
  }

  private end(tx: EntityManager, order: Order, { move, closeType, fate }: Closing): Promise<Moved> {
    const changes = {
      cancelled_at: order.now,
      close_type: closeType,
      close_reason: move.reason ?? null,
      closed_by: move.actor.name,
      car_fate: fate.carFate,
      car_reason: fate.carReason,
    };
    return this.mover.move(tx, order, { ...move, changes });
  }

  private async emit(
    tx: EntityManager,
    { orderId, creditedMinor }: Order,
    fact: Moved['fact'],
    { move, closeType, fate }: Closing,
  ): Promise<void> {
    const items = await this.orders.itemsOf([orderId], tx);
    const event = move.action === 'expire' ? orderEvents.expired : orderEvents.cancelled;
    const lines = items.map(({ skuId, spuId, count }) => ({ skuId, spuId, count }));
    const told = {
      reason: move.action === 'staffCancel' ? (move.reason ?? null) : null,
      isOwed: closeType !== closeTypes.refunded.code && creditedMinor > 0,
    };
    await this.outbox.add(tx, event, {
      aggregateId: orderId,
      payload: { ...fact, ...fate, ...told, by: move.actor.name, closeType, lines },
    });
  }
}
