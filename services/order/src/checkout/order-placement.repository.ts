import { Injectable } from '@nestjs/common';
import { Outbox } from '@mall/messaging';
import { orderEvents, orderErrors } from '@mall/contracts/order';
import { DataSource, type EntityManager } from 'typeorm';
import { CartRepository } from '../cart/cart.repository.js';
import { movedFact } from '../order/order-move.service.js';
import { eventRow } from '../order/order.repository.js';
import { ContractIssuer } from '../order/contract-issuer.js';
import { OneStatement } from './one-statement.js';
import {
  itemRow,
  orderRow,
  placedItem,
  placedOrder,
  type HeldSubmission,
  type Placing,
} from './order-rows.js';
import { byShop, type QuotedLine } from './quote.js';
import { endOf } from './submission.repository.js';

/** Writes the orders of a submission, their contracts and their events: all of them or none. */
@Injectable()
export class OrderPlacementRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly carts: CartRepository,
    private readonly contracts: ContractIssuer,
    private readonly outbox: Outbox,
  ) {}

  /**
   * A single statement, in a transaction with the cart's lines if there are any.
   * @throws orderErrors.repeatSubmit when another tab has ordered these cart lines.
   * @throws orderErrors.submitUnderWay when the submission was taken away.
   */
  async write(held: HeldSubmission): Promise<void> {
    const { submission } = held;
    const issueContract = await this.contracts.prepare(submission.plan.templateId);
    const statement = this.statement({ ...held, issueContract });
    const ordered = submission.confirmation.lines.flatMap(({ cartItemId, count }) =>
      cartItemId ? [{ cartItemId, count }] : [],
    );
    if (ordered.length === 0) return this.run(statement, this.dataSource.manager);
    await this.dataSource.transaction(async (tx) => {
      const { userId } = submission.confirmation;
      await this.carts.lock(userId, tx);
      if (!(await this.carts.takeOrdered(userId, ordered, tx))) throw orderErrors.repeatSubmit();
      await this.run(statement, tx);
    });
  }

  private async run(statement: OneStatement, db: EntityManager): Promise<void> {
    if (!(await statement.run(db))) throw orderErrors.submitUnderWay();
    this.outbox.written(db);
  }

  private statement(placing: Placing): OneStatement {
    const { submission } = placing;
    const lines = byShop(submission.confirmation.lines);
    const statement = endOf(submission);
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
