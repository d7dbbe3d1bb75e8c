import { Injectable } from '@nestjs/common';
import { Outbox } from '@mall/messaging';
import { orderEvents, orderErrors } from '@mall/contracts/order';
import type { CarForCartView } from '@mall/contracts/product';
import type { UserAddrView, UserProfileView } from '@mall/contracts/user';
import { DataSource, type EntityManager } from 'typeorm';
import { conditionOf } from '../cart/cart.mapper.js';
import { CartRepository } from '../cart/cart.repository.js';
import type { Actor, Order, OrderItem } from '../order/order.js';
import { movedFact } from '../order/order-mover.js';
import {
  ITEM_COLUMNS,
  ORDER_COLUMNS,
  OrderRepository,
  toOrder,
  type OrderRow,
} from '../order/order.repository.js';
import type { Payee } from '../order/payee.js';
import { kopecksOf } from '../rate/rouble-amount.js';
import { SalesContractIssuer } from '../sales-contract/sales-contract-issuer.js';
import { contractNumberOf, orderNumberOf } from './order-number.js';
import { INCOTERM } from './incoterm.js';
import { byShop, totalOf, type QuotedLine } from './quote.js';
import { orderKeyOf, SubmissionRepository, type Submission } from './submission.repository.js';

/** Everything that is known when the cars are held and the orders can be written. */
export interface HeldSubmission {
  readonly submission: Submission;
  readonly cars: ReadonlyMap<string, CarForCartView>;
  readonly profile: UserProfileView;
  readonly address: UserAddrView;
  readonly payee: Payee;
  readonly actor: Actor;
}

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

  /** @throws orderErrors.repeatSubmit when another tab has ordered these cart lines, or the submission was taken away. */
  write(held: HeldSubmission): Promise<void> {
    return this.dataSource.transaction(async (tx) => {
      const { submission } = held;
      if (!(await this.submissions.complete(tx, submission))) throw orderErrors.submitUnderWay();
      await this.takeFromCart(tx, submission);
      const lines = byShop(submission.confirmation.lines);
      for (const { orderId, shopId } of submission.plan.orders)
        await this.writeOrder(tx, held, orderId, lines.get(shopId)!);
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
    held: HeldSubmission,
    orderId: string,
    lines: readonly QuotedLine[],
  ): Promise<void> {
    const order = await this.insertOrder(tx, held, orderId, lines);
    const rows = lines.map((line) => itemRow(orderId, line, held.cars.get(line.skuId)!));
    const items = (await insert(tx, 'order_item', rows, ITEM_COLUMNS)) as OrderItem[];
    await this.orders.recordEvent(tx, order, {
      action: 'submit',
      from: null,
      actor: held.actor,
      reason: null,
    });
    await this.contracts.issue(tx, { order, items, profile: held.profile, payee: held.payee });
    await this.outbox.add(tx, orderEvents.submitted, {
      aggregateId: orderId,
      payload: {
        ...movedFact(order, null),
        lines: items.map(({ skuId, spuId, count }) => ({ skuId, spuId, count })),
        totalMinor: order.totalMinor,
        currency: 'CNY',
        payBefore: order.payBefore.toISOString(),
      },
    });
  }

  private async insertOrder(
    tx: EntityManager,
    { submission, cars, address }: HeldSubmission,
    orderId: string,
    lines: readonly QuotedLine[],
  ): Promise<Order> {
    const { confirmation, plan, submissionId } = submission;
    const { rate, userId, dvyType } = confirmation;
    const total = totalOf(lines);
    const skuIds = new Set(lines.map(({ skuId }) => skuId));
    const costs = (confirmation.landedCosts ?? []).filter(({ skuId }) => skuIds.has(skuId));
    const { shopId, shopName } = cars.get(lines[0]!.skuId)!;
    const { country, province, city, area, addr, postCode } = address;
    const row = {
      order_id: orderId,
      order_number: orderNumberOf(orderId, new Date(plan.placedAt)),
      order_key: orderKeyOf(orderId),
      submission_id: submissionId,
      user_id: userId,
      shop_id: shopId,
      shop_name: shopName,
      status: 1,
      contract_number: contractNumberOf(orderId, new Date(plan.placedAt)),
      total_minor: total,
      total_rub_minor: kopecksOf(total, rate.rateScaled),
      rate_scaled: rate.rateScaled,
      rate_source: rate.source,
      rate_as_of: rate.asOf,
      rate_locked_until: plan.payBefore,
      total_count: lines.reduce((count, line) => count + line.count, 0),
      dvy_type: dvyType,
      incoterm: INCOTERM,
      remarks: plan.remarks,
      consignee: address.consignee,
      mobile: address.mobile,
      address: JSON.stringify({ country, province, city, area, addr, postCode }),
      pay_before: plan.payBefore,
      landed_cost: JSON.stringify(costs),
      square_consent_at: plan.showInSquare ? plan.placedAt : null,
    };
    const [inserted] = (await insert(tx, 'sales_order', [row], ORDER_COLUMNS)) as OrderRow[];
    return toOrder(inserted!);
  }
}

const itemRow = (orderId: string, line: QuotedLine, car: CarForCartView): Row => ({
  order_id: orderId,
  spu_id: line.spuId,
  sku_id: line.skuId,
  brand_id: car.brandId,
  category_id: car.categoryId,
  count: line.count,
  spu_name: JSON.stringify(car.spuName),
  sku_name: JSON.stringify(car.skuName),
  pic: car.imgUrl,
  vin: car.vin ?? null,
  condition: conditionOf(car),
  facts: JSON.stringify(car.facts),
  price_minor: line.unitPriceFee,
  price_tier: line.priceTier,
  total_minor: line.totalFee,
});

type Row = Readonly<Record<string, unknown>>;

/** Rows of one shape in one trip; answers `returning` of each. Names of tables and columns are this service's own. */
async function insert(
  tx: EntityManager,
  table: string,
  rows: readonly Row[],
  returning: string,
): Promise<unknown[]> {
  const columns = Object.keys(rows[0]!);
  const params: unknown[] = [];
  const tuples = rows.map((row) => `(${columns.map((column) => `$${params.push(row[column])}`).join(', ')})`);
  return (await tx.query(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES ${tuples.join(', ')} RETURNING ${returning}`,
    params,
  )) as unknown[];
}
