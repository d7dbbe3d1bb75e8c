import { Injectable } from '@nestjs/common';
import { platformErrors } from '@mall/contracts/define';
import {
  brokenRules,
  orderErrors,
  type OrderMove,
  type OrderMoved,
  type SlipRejectReason,
} from '@mall/contracts/order';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor, Order, Scope } from './order.js';
import { isRepeated, requestKeyOf, type Asked } from './repeated-request.js';
import { factsOf } from './order-facts.js';
import { codeOf, targetOf } from './order.state-machine.js';
import { DealReader, OrderPapers } from './order-ports.js';
import { OrderRepository, type OrderChanges } from './order.repository.js';

export interface Move {
  readonly action: OrderMove;
  readonly actor: Actor;
  readonly changes?: OrderChanges;
  readonly reason?: string | null;
  /** Reason code of a slip that was sent back. */
  readonly reasonCode?: SlipRejectReason | null;
  /** Request of a move that would be made twice if it were repeated. */
  readonly asked?: Asked;
}

/** Fields from which the facts of a move are taken. */
type MovedOrder = Pick<
  Order,
  'orderId' | 'orderNumber' | 'userId' | 'shopId' | 'orderKey' | 'version' | 'state'
>;

/** A move that was made: the order after it, and the payload of its event. */
export interface Moved {
  readonly order: Order;
  readonly fact: OrderMoved;
}

/** Columns that are printed on papers. */
const PRINTED: readonly (keyof OrderChanges)[] = [
  'contract_status',
  'pay_before',
  'paid_at',
  'cancelled_at',
  'credited_minor',
  'total_rub_minor',
  'rate_scaled',
  'rate_locked_until',
];

/** Makes every change of an order: locked, checked against the state machine, written together with its history row. */
@Injectable()
export class OrderMoveService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly orders: OrderRepository,
    private readonly deals: DealReader,
    private readonly papers: OrderPapers,
  ) {}

  /**
   * Runs `work` on the locked order, and commits it when the deal still fulfils its rules.
   * @throws orderErrors.orderNotFound outside of `scope`, orderErrors.dealContradicted with the rule that was broken.
   */
  withLocked<T>(
    scope: Scope,
    orderId: string,
    work: (order: Order, tx: EntityManager) => Promise<T>,
  ): Promise<T> {
    return this.dataSource.transaction(async (tx) => {
      const order = await this.lock(tx, scope, orderId);
      const before = await this.deals.read(tx, orderId);
      const result = await work(order, tx);
      const [rule] = brokenRules(await this.deals.read(tx, orderId), before);
      if (rule) throw orderErrors.dealContradicted({ rule });
      return result;
    });
  }

  async lock(tx: EntityManager, scope: Scope, orderId: string): Promise<Order> {
    const order = await this.orders.lock(tx, scope, orderId);
    if (!order) throw orderErrors.orderNotFound();
    return order;
  }

  /** Checks that the move fits the order and the actor. @throws the machine's error. */
  check(order: Order, action: OrderMove, actor: Actor): void {
    targetOf(action, factsOf(order), actor.kind);
  }

  /** Whether this person has made such a move of the locked order before. */
  async hasMade(
    tx: EntityManager,
    { orderId }: Order,
    { action, actor }: Pick<Move, 'action' | 'actor'>,
  ): Promise<boolean> {
    return actor.id !== null && (await this.orders.madeBy(tx, orderId, action, actor.id)).length > 0;
  }

  /** Whether this person has requested this same move of the locked order before, and its answer may have been lost. */
  async isRepeated(
    tx: EntityManager,
    { orderId, now }: Order,
    { action, actor, asked }: Move & Required<Pick<Move, 'asked'>>,
  ): Promise<boolean> {
    const before = actor.id === null ? [] : await this.orders.madeBy(tx, orderId, action, actor.id);
    return isRepeated(asked, before, now);
  }

  async move(
    tx: EntityManager,
    order: Order,
    { action, actor, changes = {}, reason = null, reasonCode = null, asked }: Move,
  ): Promise<Moved> {
    const to = targetOf(action, factsOf(order), actor.kind);
    const moved = await this.orders.move(tx, order, to, changes);
    // Impossible under the lock; a caller without the lock must fail.
    if (!moved) throw platformErrors.staleData();
    await this.orders.recordEvent(tx, moved, {
      action,
      from: codeOf(order.state),
      actor,
      reason,
      reasonCode,
      requestKey: asked ? requestKeyOf(asked) : null,
    });
    if (PRINTED.some((column) => column in changes)) await this.papers.follow(tx, moved, actor);
    return { order: moved, fact: movedFact(moved, codeOf(order.state)) };
  }
}

export function movedFact(order: MovedOrder, from: number | null): OrderMoved {
  const { orderId, orderNumber, userId, shopId, orderKey, version } = order;
  return { orderId, orderNumber, userId, shopId, orderKey, version, from, to: codeOf(order.state) };
}
