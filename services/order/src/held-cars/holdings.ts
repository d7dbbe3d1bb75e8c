import { orderErrors } from '@mall/contracts/order';
import type { MallError } from '@mall/contracts/define';
import { say, type Texts } from '@mall/validation';
import { amountTexts } from '@mall/validation/typography';
import type { DealSettings } from '../setting/deal-setting.repository.js';

/**
 * Properties by which unpaid orders of one buyer are recognised; each of them counts, so that changing one of them does
 * not start a new count.
 */
export interface OrderingParty {
  readonly userId: string;
  /** Digest of the passport, as the user service computes it. */
  readonly passportDigest: string | null;
  /** Phone number, digits only. */
  readonly phone: string | null;
  /** Network of the buyer; see `buyerNetwork`. */
  readonly network: string | null;
  /** Phone number of the recipient, as the address has it. */
  readonly recipientPhone: string | null;
}

export type HoldSettings = Pick<
  DealSettings,
  | 'openOrdersPerBuyer'
  | 'heldCarsPerBuyer'
  | 'heldValuePerBuyerMinor'
  | 'heldCarsPerNetwork'
  | 'heldValuePerNetworkMinor'
>;

/** Additions of a submission to the unpaid orders of a buyer, and the limits. Fen of CNY. */
export interface HoldCap {
  readonly party: OrderingParty;
  readonly added: { readonly orders: number; readonly cars: number; readonly valueMinor: number };
  readonly limits: HoldSettings;
}

/**
 * Cars and values that a buyer holds by unpaid orders, and others in their network or with the same recipient, and the
 * limits. Fen of CNY that are still due.
 */
export interface Holdings {
  /** Number of orders without confirmed money. */
  readonly orders: number;
  readonly cars: number;
  readonly valueMinor: number;
  readonly maxCars: number;
  readonly maxValueMinor: number;
  /** Number of cars held by other accounts in the same network, or for the same recipient. */
  readonly networkCars: number;
  readonly networkValueMinor: number;
  /** Whether staff have allowed this buyer more, so that the limit of the network does not apply. */
  readonly isAllowed: boolean;
}

/**
 * Unpaid orders of an account, and of other accounts in its network; without those of other accounts with the same passport or
 * phone. Fen of CNY that are still due.
 */
export type AccountHoldings = Pick<
  Holdings,
  'orders' | 'cars' | 'valueMinor' | 'networkCars' | 'networkValueMinor'
>;

/** Placeholders of a statement for the values of `holdingParams`, in their order. */
type Placeholders = readonly [string, string, string, string, string, string, string];

export const holdingParams = ({ party, limits }: Pick<HoldCap, 'party' | 'limits'>): unknown[] => [
  party.userId,
  party.passportDigest,
  party.phone,
  party.network,
  party.recipientPhone,
  limits.heldCarsPerBuyer,
  limits.heldValuePerBuyerMinor,
];

/**
 * Returns a subquery of the unpaid orders that fulfil one of the conditions, each order once. Each condition is a query of its own:
 * with `OR`, a plan that was made while the table had few rows reads all unpaid orders at every checkout, until the next ANALYZE.
 */
const sqlUnpaid = (conditions: readonly string[]): string => `(
  ${conditions
    .map(
      (condition) => `SELECT order_id, user_id, total_count, total_minor, credited_minor
    FROM sales_order WHERE status IN (1, 4) AND ${condition}`,
    )
    .join(' UNION ')}
) AS unpaid`;

/**
 * Returns a subquery of one row with the columns of `Holdings`. Unpaid orders count until they are paid in full: a part
 * payment frees its value, not the cars. Orders that were paid for raise the limits, refunded ones do not. The recipient
 * counts like a network, because a forwarder receives the cars of many buyers.
 */
export const sqlHoldings = ([
  user,
  passport,
  phone,
  network,
  recipient,
  cars,
  value,
]: Placeholders): string => `(
  SELECT held.orders, held.cars, held.due AS "valueMinor", near.cars AS "networkCars", near.due AS "networkValueMinor",
         greatest(${cars}::bigint + paid.cars, allowed.cars) AS "maxCars",
         greatest(${value}::bigint + paid.value, allowed.value_minor) AS "maxValueMinor",
         allowed.cars IS NOT NULL AS "isAllowed"
    FROM (SELECT count(*) FILTER (WHERE credited_minor = 0) AS orders, COALESCE(sum(total_count), 0) AS cars,
                 COALESCE(sum(total_minor - credited_minor), 0) AS due
            FROM ${sqlUnpaid([`user_id = ${user}::bigint`, `passport_digest = ${passport}::text`, `buyer_phone = ${phone}::text`])}) AS held,
         (SELECT COALESCE(sum(total_count), 0) AS cars, COALESCE(sum(total_minor - credited_minor), 0) AS due
            FROM ${sqlUnpaid([`network = ${network}::text`, `mobile = ${recipient}::text`])} WHERE user_id <> ${user}::bigint) AS near,
         (SELECT COALESCE(sum(total_count), 0) AS cars, COALESCE(sum(credited_minor), 0) AS value
            FROM sales_order WHERE user_id = ${user}::bigint AND status IN (2, 3, 5)) AS paid
    LEFT JOIN (SELECT * FROM hold_allowance WHERE user_id = ${user}::bigint ORDER BY allowance_id DESC LIMIT 1) AS allowed
      ON allowed.expires_at > now()
)`;

/** Returns a subquery of one row with the columns of `AccountHoldings`. */
export const sqlAccountHoldings = (user: string, network: string): string => `(
  SELECT own.orders::int, own.cars::int, own.due::float8 AS "valueMinor", near.cars::int AS "networkCars",
         near.due::float8 AS "networkValueMinor"
    FROM (SELECT count(*) FILTER (WHERE credited_minor = 0) AS orders, COALESCE(sum(total_count), 0) AS cars,
                 COALESCE(sum(total_minor - credited_minor), 0) AS due
            FROM sales_order WHERE status IN (1, 4) AND user_id = ${user}::bigint) AS own,
         (SELECT COALESCE(sum(total_count), 0) AS cars, COALESCE(sum(total_minor - credited_minor), 0) AS due
            FROM sales_order WHERE status IN (1, 4) AND network = ${network}::text AND user_id <> ${user}::bigint) AS near
)`;

/** Whether orders fit into the limits of everybody, which payments and staff only raise, as far as this account shows. */
export function fitsAccount(
  held: AccountHoldings,
  { added, limits }: Pick<HoldCap, 'added' | 'limits'>,
): boolean {
  const [cars, valueMinor] = [held.cars + added.cars, held.valueMinor + added.valueMinor];
  const { heldCarsPerBuyer: maxCars, heldValuePerBuyerMinor: maxValueMinor } = limits;
  return (
    held.orders + added.orders <= limits.openOrdersPerBuyer &&
    cars <= maxCars &&
    valueMinor <= maxValueMinor &&
    cars + held.networkCars <= Math.max(limits.heldCarsPerNetwork, maxCars) &&
    valueMinor + held.networkValueMinor <= Math.max(limits.heldValuePerNetworkMinor, maxValueMinor)
  );
}

/**
 * Returns the condition under which orders may be written, over the columns of `Holdings`, with placeholders for the
 * added orders, cars and value, and for the other limits (orders, cars and value of a network). The network never
 * further limits a buyer who is alone in it.
 */
export const sqlFits = (
  [orders, cars, value]: readonly [string, string, string],
  [maxOrders, networkCars, networkValue]: readonly [string, string, string],
): string => `orders + ${orders}::int <= ${maxOrders}::int AND cars + ${cars}::int <= "maxCars"
  AND "valueMinor" + ${value}::bigint <= "maxValueMinor" AND ("isAllowed" OR
    cars + "networkCars" + ${cars}::int <= greatest(${networkCars}::bigint, "maxCars") AND
    "valueMinor" + "networkValueMinor" + ${value}::bigint <= greatest(${networkValue}::bigint, "maxValueMinor"))`;

export const fitParams = ({ added, limits }: Pick<HoldCap, 'added' | 'limits'>): unknown[] => [
  added.orders,
  added.cars,
  added.valueMinor,
  limits.openOrdersPerBuyer,
  limits.heldCarsPerNetwork,
  limits.heldValuePerNetworkMinor,
];

/** Returns the error for a buyer whose orders do not fit: how much still may be held, and what to do. */
export function refusalOfHold(
  held: Holdings,
  { added, limits }: Pick<HoldCap, 'added' | 'limits'>,
): MallError {
  const { openOrdersPerBuyer: max } = limits;
  if (held.cars + added.cars > held.maxCars || held.valueMinor + added.valueMinor > held.maxValueMinor)
    return orderErrors.tooManyHeldCars({
      maxCars: held.maxCars,
      maxValue: amountTexts(held.maxValueMinor, 'CNY'),
      ...heldTexts(held),
      cars: Math.max(0, held.maxCars - held.cars),
      value: amountTexts(Math.max(0, held.maxValueMinor - held.valueMinor), 'CNY'),
    });
  if (held.orders + added.orders > max) return orderErrors.tooManyOpenOrders({ max });
  return orderErrors.tooManyHeldInNetwork();
}

/** Returns what a buyer holds, and what they can do themselves about it. */
function heldTexts({ cars, valueMinor }: Holdings): { readonly held: Texts; readonly remedy: Texts } {
  if (cars === 0)
    return {
      held: say('У вас сейчас нет неоплаченных заказов', '您目前没有未付款订单', 'You hold none'),
      remedy: say('Уменьшите количество', '请减少数量', 'Order fewer'),
    };
  const value = amountTexts(valueMinor, 'CNY');
  return {
    held: say(
      `Сейчас у вас ${cars} на ${value.ru}`,
      `您已保留 ${cars} 辆（${value.zh}）`,
      `You hold ${cars} worth ${value.en}`,
    ),
    remedy: say(
      'Оплатите или отмените часть заказов, уменьшите количество',
      '请先付款、取消部分订单、减少数量',
      'Pay for some orders or cancel them, order fewer',
    ),
  };
}
