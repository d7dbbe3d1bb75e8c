import { Injectable } from '@nestjs/common';
import { Outbox } from '@mall/messaging';
import { orderEvents, orderErrors } from '@mall/contracts/order';
import { DataSource, type EntityManager } from 'typeorm';
import { CartRepository } from '../cart/cart.repository.js';
import { movedFact } from '../order/order-mover.js';
import { OrderRepository } from '../order/order.repository.js';
import { SalesContractIssuer } from '../sales-contract/sales-contract-issuer.js';
import {
  itemRow,
  orderRow,
  placedItem,
  placedOrder,
  type HeldSubmission,
  type Placing,
  type Row,
} from './order-rows.js';
import { byShop, type QuotedLine } from './quote.js';
import { SubmissionRepository, type Submission } from './submission.repository.js';

/** Writes the orders of a submission, their contracts and their events, in one transaction. */
@Injectable()
export class OrderWriter {
  constructor(
    private readonly dataSource: DataSource,
    private readonly submissions: SubmissionRepository,
    private readonly carts: CartRepository,
    private readonly orders: OrderRepository,
    private readonly contracts: SalesContractIssuer,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Statements that need nothing of each other are sent together.
   * @throws orderErrors.repeatSubmit when another tab has ordered these cart lines, or the submission was taken away.
   */
  write(held: HeldSubmission): Promise<void> {
    return this.dataSource.transaction(async (tx) => {
      const { submission } = held;
      const [placedAt, wording] = await Promise.all([
        this.submissions.complete(tx, submission),
        this.contracts.wording(tx),
      ]);
      if (!placedAt) throw orderErrors.submitUnderWay();
      await this.takeFromCart(tx, submission);
      const lines = byShop(submission.confirmation.lines);
      const placing = { ...held, placedAt, wording };
      await Promise.all(
        submission.plan.orders.map(({ orderId, shopId }) =>
          this.writeOrder(tx, placing, orderId, lines.get(shopId)!),
        ),
      );
    });
  }

  private async takeFromCart(tx: EntityManager, { confirmation }: Submission): Promise<void> {
    const ordered = confirmation.lines.flatMap(({ cartItemId, count }) =>
      cartItemId ? [{ cartItemId, count }] : [],
    );
    if (ordered.length === 0) return;
    await this.carts.lock(confirmation.userId, tx);
    if (!(await this.carts.takeOrdered(confirmation.userId, ordered, tx))) throw orderErrors.repeatSubmit();
  }

  private async writeOrder(
    tx: EntityManager,
    placing: Placing,
    orderId: string,
    lines: readonly QuotedLine[],
  ): Promise<void> {
    const { profile, payee, wording, actor } = placing;
    const order = placedOrder(placing, orderId, lines);
    const items = lines.map((line) => placedItem(orderId, line, placing.cars.get(line.skuId)!));
    await Promise.all([
      insert(tx, 'sales_order', [orderRow(placing, order, lines)]),
      insert(
        tx,
        'order_item',
        items.map((item) => itemRow(item, placing.cars.get(item.skuId)!)),
      ),
      this.orders.recordEvent(tx, order, { action: 'submit', from: null, actor, reason: null }),
      this.contracts.issue(tx, wording, { order, items, profile, payee }),
      this.outbox.add(tx, orderEvents.submitted, {
        aggregateId: orderId,
        payload: {
          ...movedFact(order, null),
          lines: items.map(({ skuId, spuId, count }) => ({ skuId, spuId, count })),
          totalMinor: order.totalMinor,
          currency: 'CNY',
          payBefore: order.payBefore.toISOString(),
        },
      }),
    ]);
  }
}

/** Rows of one shape in one trip. Names of tables and columns are this service's own. */
async function insert(tx: EntityManager, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0]!);
  const params: unknown[] = [];
  const tuples = rows.map((row) => `(${columns.map((column) => `$${params.push(row[column])}`).join(', ')})`);
  await tx.query(`INSERT INTO ${table} (${columns.join(', ')}) VALUES ${tuples.join(', ')}`, params);
}
