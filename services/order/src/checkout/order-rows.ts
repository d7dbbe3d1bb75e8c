import type { CarForCartView } from '@mall/contracts/product';
import { conditionOf } from '../cart/cart.mapper.js';
import type { IssueContract } from '../order/order-ports.js';
import type { Actor, PlacedItem, PlacedOrder, PromisedDays } from '../order/order.js';
import { codeOf } from '../order/order.state-machine.js';
import type { Payee } from '../order/payee.repository.js';
import { kopecksOf } from '../order/rouble-amount.js';
import type { Buyer } from './buyer.client.js';
import type { Row } from './one-statement.js';
import type { HoldCap } from '../held-cars/holdings.js';
import { contractNumberOf, orderNumberOf } from './order-number.js';
import { totalOf, type QuotedLine, INCOTERM } from './quote.js';
import { orderKeyOf, type Submission } from './submission.js';

/** Everything that the orders are written from, once the cars are held. */
export interface HeldSubmission {
  readonly submission: Submission;
  readonly cars: ReadonlyMap<string, CarForCartView>;
  readonly buyer: Buyer;
  readonly payee: Payee;
  readonly actor: Actor;
  readonly cap: HoldCap;
  /** Days from the car's arrival until receipt is confirmed automatically. */
  readonly autoReceiptDays: number;
  /** Days after full payment within which each step is promised. */
  readonly promisedDays: PromisedDays;
}

/** Values that all orders of one submission share. */
export interface Placing extends HeldSubmission {
  readonly issueContract: IssueContract;
}

export function placedOrder(
  { submission, buyer, autoReceiptDays }: Placing,
  orderId: string,
  lines: readonly QuotedLine[],
): PlacedOrder {
  const { confirmation, plan } = submission;
  const { rate, userId } = confirmation;
  const totalMinor = totalOf(lines);
  const { consignee, mobile, ...address } = buyer.address;
  const placedAt = new Date(plan.placedAt);
  return {
    orderId,
    orderNumber: orderNumberOf(orderId, placedAt),
    orderKey: orderKeyOf(orderId),
    userId,
    shopId: lines[0]!.shopId,
    state: 'unpaid',
    version: 1,
    contractNumber: contractNumberOf(orderId, placedAt),
    totalMinor,
    totalRubMinor: kopecksOf(totalMinor, rate.rateScaled),
    rateScaled: rate.rateScaled,
    rateSource: rate.source,
    rateAsOf: new Date(rate.asOf),
    consignee,
    mobile,
    address,
    payBefore: new Date(plan.payBefore),
    autoReceiptDays,
    createdAt: placedAt,
  };
}

export function orderRow(
  { submission, cars, cap, promisedDays }: Placing,
  order: PlacedOrder,
  lines: readonly QuotedLine[],
): Row {
  const { confirmation, plan, submissionId } = submission;
  const { shopName } = cars.get(lines[0]!.skuId)!;
  return {
    order_id: order.orderId,
    order_number: order.orderNumber,
    order_key: order.orderKey,
    submission_id: submissionId,
    user_id: order.userId,
    passport_digest: cap.party.passportDigest,
    buyer_phone: cap.party.phone,
    network: cap.party.network,
    shop_id: order.shopId,
    shop_name: shopName.ru,
    shop_names: JSON.stringify(shopName),
    status: codeOf(order.state),
    version: order.version,
    contract_number: order.contractNumber,
    total_minor: order.totalMinor,
    total_rub_minor: order.totalRubMinor,
    rate_scaled: order.rateScaled,
    rate_source: order.rateSource,
    rate_as_of: confirmation.rate.asOf,
    rate_locked_until: plan.payBefore,
    total_count: lines.reduce((count, line) => count + line.count, 0),
    dvy_type: confirmation.dvyType,
    incoterm: INCOTERM,
    remarks: plan.remarks,
    consignee: order.consignee,
    mobile: order.mobile,
    address: JSON.stringify(order.address),
    pay_before: plan.payBefore,
    auto_receipt_days: order.autoReceiptDays,
    promised_days: JSON.stringify(promisedDays),
    created_at: order.createdAt,
    square_consent_at: plan.showInSquare ? plan.placedAt : null,
  };
}

export const placedItem = (orderId: string, line: QuotedLine, car: CarForCartView): PlacedItem => ({
  orderId,
  spuId: line.spuId,
  skuId: line.skuId,
  count: line.count,
  spuName: car.spuName,
  skuName: car.skuName,
  pic: car.imgUrl,
  vin: car.vin ?? null,
  condition: conditionOf(car),
  priceMinor: line.unitPriceFee,
  priceTier: line.priceTier,
  totalMinor: line.totalFee,
});

export const itemRow = (item: PlacedItem, { brandId, categoryId, facts }: CarForCartView): Row => ({
  order_id: item.orderId,
  spu_id: item.spuId,
  sku_id: item.skuId,
  brand_id: brandId,
  category_id: categoryId,
  count: item.count,
  spu_name: JSON.stringify(item.spuName),
  sku_name: JSON.stringify(item.skuName),
  pic: item.pic,
  vin: item.vin,
  condition: item.condition,
  facts: JSON.stringify(facts),
  price_minor: item.priceMinor,
  price_tier: item.priceTier,
  total_minor: item.totalMinor,
});
