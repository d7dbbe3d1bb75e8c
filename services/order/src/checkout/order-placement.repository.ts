import { Injectable } from '@nestjs/common';
import { Outbox } from '@mall/messaging';
import { orderEvents, orderErrors } from '@mall/contracts/order';
import type { MallError } from '@mall/contracts/define';
import { inOneGo, isUniqueViolation } from '@mall/persistence';
import { DataSource, type EntityManager, In } from 'typeorm';
import { CartRepository } from '../cart/cart.repository.js';
import { movedFact } from '../order/order-move.service.js';
import { eventRow } from '../order/order.repository.js';
import { ContractIssuer } from '../order/order-ports.js';
import { OrderVin } from '../order/order-vin.entity.js';
import type { OneStatement } from './one-statement.js';
import {
  itemRow,
  orderRow,
  placedItem,
  placedOrder,
  type HeldSubmission,
  type Placing,
} from './order-rows.js';
import { byShop, type QuotedLine } from './quote.js';
import type { HoldCap } from '../held-cars/holdings.js';
import { OpenOrderRepository } from './open-order.repository.js';
import { endOf } from './submission.repository.js';

/** Writes the orders of a submission, their contracts and their events: all of them or none. */
@Injectable()
export class OrderPlacementRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly carts: CartRepository,
    private readonly contracts: ContractIssuer,
    private readonly openOrders: OpenOrderRepository,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Writes the orders in a single statement behind the lock of the buyer's open orders, in one round trip; together
   * with the cart's lines in the same transaction if there are any.
   * @throws orderErrors.repeatSubmit when another tab has ordered these cart lines.
   * @throws orderErrors.tooManyHeldCars, tooManyOpenOrders, tooManyHeldInNetwork when other orders have reached the cap
   * meanwhile.
   * @throws orderErrors.submitUnderWay when the submission was taken away.
   * @throws orderErrors.vinOrdered when another order has the VIN of a car.
   */
  async write(held: HeldSubmission): Promise<void> {
    try {
      await this.writeAll(held);
    } catch (failure) {
      if (!isUniqueViolation(failure, 'order_vin_pkey')) throw failure;
      throw (await this.vinOrdered(held)) ?? failure;
    }
  }

  private async writeAll(held: HeldSubmission): Promise<void> {
    const { submission } = held;
    const issueContract = await this.contracts.prepare(submission.plan.templateId);
    const statement = this.statement({ ...held, issueContract });
    const ordered = submission.confirmation.lines.flatMap(({ cartItemId, count }) =>
      cartItemId ? [{ cartItemId, count }] : [],
    );
    const { cap } = held;
    if (ordered.length === 0) {
      const write = (tx: EntityManager) =>
        Promise.all([this.openOrders.lock(tx, cap.party), statement.run(tx)]);
      const [, isWritten] = await inOneGo(this.dataSource, write);
      return this.settle(isWritten, cap, this.dataSource.manager);
    }
    await this.dataSource.transaction(async (tx) => {
      const { userId } = submission.confirmation;
      await this.openOrders.lock(tx, cap.party);
      await this.carts.lock(userId, tx);
      if (!(await this.carts.takeOrdered(userId, ordered, tx))) throw orderErrors.repeatSubmit();
      await this.settle(await statement.run(tx), cap, tx);
    });
  }

  /** Returns the refusal of a car whose VIN another order has, without revealing to the buyer whose order that is. */
  private async vinOrdered({ cars }: HeldSubmission): Promise<MallError | undefined> {
    const withVin = [...cars.values()].filter(({ vin }) => vin);
    const ordered = await this.dataSource
      .getRepository(OrderVin)
      .findOneBy({ vin: In(withVin.map(({ vin }) => vin)) });
    const car = withVin.find(({ vin }) => vin === ordered?.vin);
    return car && orderErrors.vinOrdered({ car: car.spuName, vin: car.vin!.slice(-6) });
  }

  /** Announces the events that were written, or throws the reason why nothing was. */
  private async settle(isWritten: boolean, cap: HoldCap, db: EntityManager): Promise<void> {
    if (isWritten) return this.outbox.written(db);
    await this.openOrders.check(cap, db);
    throw orderErrors.submitUnderWay();
  }

  private statement(placing: Placing): OneStatement {
    const { submission, cap } = placing;
    const lines = byShop(submission.confirmation.lines);
    const statement = endOf(submission, cap);
    for (const { orderId, shopId } of submission.plan.orders)
      this.addOrder(statement, placing, orderId, lines.get(shopId)!);
    return statement;
  }

  private addOrder(
    statement: OneStatement,
    placing: Placing,
    orderId: string,
    lines: readonly QuotedLine[],
  ): void {
    const { buyer, payee, issueContract, actor, cars } = placing;
    const order = placedOrder(placing, orderId, lines);
    const items = lines.map((line) => placedItem(orderId, line, cars.get(line.skuId)!));
    statement.insert('sales_order', orderRow(placing, order, lines));
    for (const item of items) statement.insert('order_item', itemRow(item, cars.get(item.skuId)!));
    statement.insert('order_event', eventRow(order, { action: 'submit', from: null, actor, reason: null }));
    statement.insert('sales_contract', issueContract({ order, items, profile: buyer.profile, payee }));
    const submitted = this.outbox.rowOf(orderEvents.submitted, {
      aggregateId: orderId,
      payload: {
        ...movedFact(order, null),
        lines: items.map(({ skuId, spuId, count }) => ({ skuId, spuId, count })),
        totalMinor: order.totalMinor,
        currency: 'CNY',
        payBefore: order.payBefore.toISOString(),
      },
    });
    statement.insert('outbox', submitted);
  }
}
