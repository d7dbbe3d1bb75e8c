import { say, type Texts } from '@mall/validation';
import { closeTypes, contractStatuses, paymentSlipStates, type OrderState } from './order-status.js';
import type { RefundKind, RefundState } from './refund-statuses.js';

export type DealCurrency = 'CNY' | 'RUB';

export interface DealSlip {
  readonly voucherId: string;
  /** See `paymentSlipStates`. */
  readonly status: number;
  readonly currency: DealCurrency;
  /** Amount that reached the bank, or is claimed to have, in minor units of `currency`. */
  readonly amountMinor: number;
  /** Amount credited to the order, in fen; 0 until the slip is verified. */
  readonly creditedMinor: number;
  /** Rest of the bank transfer that it is a part of, after every confirmed part for any order; null without a transfer. */
  readonly transferLeftMinor?: number | null;
  /** The members of staff who handed it in or confirmed it, by account id. */
  readonly staffIds: readonly string[];
}

export interface DealRefund {
  readonly refundId: string;
  readonly kind: RefundKind;
  readonly state: RefundState;
  readonly currency: DealCurrency;
  readonly amountMinor: number;
  readonly amountCnyMinor: number;
  /** The members of staff who approved it, by account id. */
  readonly approvedByIds: readonly string[];
  readonly paidById: string | null;
}

/** An order with its money, goods and papers, as one transaction sees it. Amounts without a currency are fen. */
export interface Deal {
  readonly orderId: string;
  readonly state: OrderState;
  /** See `closeTypes`. */
  readonly closeType: number | null;
  /** See `contractStatuses`. */
  readonly contractStatus: number;
  readonly isContractSealed: boolean;
  /** Whether the contract is unsigned and names another rate, roubles, time to pay or VINs than the order. */
  readonly isContractOutdated: boolean;
  /** Whether a scan of the signed contract waits for its check. */
  readonly isScanWaiting: boolean;
  /** See `slipStatuses`. */
  readonly slipStatus: number;
  readonly totalMinor: number;
  readonly creditedMinor: number;
  /** Setting of the same name. */
  readonly partRefundPercent: number;
  readonly slips: readonly DealSlip[];
  readonly refunds: readonly DealRefund[];
  /** Number of cars whose VIN nobody has entered. */
  readonly vinsMissing: number;
  /** Whether a VIN of its cars belongs to another order that is not cancelled. */
  readonly isVinElsewhere: boolean;
  /** Number of times that milestones were recorded or corrected. */
  readonly milestonesWritten: number;
  /** Number of recorded milestones that only a shipped car can reach. */
  readonly shippedMilestones: number;
  /** Whether the order was shipped at some time, whatever became of it. */
  readonly wasShipped: boolean;
  /** Credit less debit of an account in the books. */
  readonly books: { readonly bank: number; readonly buyer: number; readonly sales: number };
}

/** `held` of a rule about steps compares the deal before an action with the deal after it. */
export interface DealInvariant {
  /** Rule as people read it: the refusal of an action quotes it, and the table of rules is generated from it. */
  readonly says: Texts;
  readonly holds: (deal: Deal) => boolean;
}

export interface DealStepRule {
  readonly says: Texts;
  readonly holds: (after: Deal, before: Deal) => boolean;
}

const sum = <T>(rows: readonly T[], of: (row: T) => number): number =>
  rows.reduce((total, row) => total + of(row), 0);

const verified = ({ slips }: Deal): readonly DealSlip[] =>
  slips.filter(({ status }) => status === paymentSlipStates.verified);

/** Refunds that were, or may still be, paid out. */
const standing = ({ refunds }: Deal): readonly DealRefund[] =>
  refunds.filter(({ state }) => state !== 'rejected');

const paidStates: readonly OrderState[] = ['toShip', 'shipped', 'completed'];

/** Whether it concerns money of the price itself; an overpayment has nothing to do with the goods. */
const isOfPrice = ({ kind }: Pick<DealRefund, 'kind'>): boolean => kind !== 'overpaid';

/** Whether a refund of the price waits for a decision or for its pay-out. */
export const hasOpenRefund = ({
  refunds,
}: {
  readonly refunds: readonly Pick<DealRefund, 'kind' | 'state'>[];
}): boolean =>
  refunds.some(
    (refund) => isOfPrice(refund) && (refund.state === 'requested' || refund.state === 'approved'),
  );

/** Facts that limit the claims of a buyer. Amounts are fen, whatever the currency of a refund is. */
export interface ClaimedDeal extends Pick<
  Deal,
  'state' | 'totalMinor' | 'creditedMinor' | 'partRefundPercent'
> {
  readonly refunds: readonly Pick<DealRefund, 'kind' | 'state' | 'amountCnyMinor'>[];
}

const standingFen = (
  { refunds }: Pick<ClaimedDeal, 'refunds'>,
  isCounted: (refund: ClaimedDeal['refunds'][number]) => boolean = () => true,
): number =>
  sum(
    refunds.filter((refund) => refund.state !== 'rejected' && isCounted(refund)),
    ({ amountCnyMinor }) => amountCnyMinor,
  );

const paidFen = (
  deal: Pick<ClaimedDeal, 'refunds'>,
  isCounted?: (refund: ClaimedDeal['refunds'][number]) => boolean,
): number => standingFen({ refunds: deal.refunds.filter(({ state }) => state === 'paid') }, isCounted);

/** Returns the money that came in and neither went back nor was promised, fen. */
export const leftToReturn = (deal: Pick<ClaimedDeal, 'creditedMinor' | 'refunds'>): number =>
  deal.creditedMinor - standingFen(deal);

/**
 * Returns the fen that may still be claimed as a reduction of the price; null where the goods cannot move any more, so
 * that any part may be claimed. Negative when the limit is exceeded.
 */
export function partLeftToClaim(deal: ClaimedDeal): number | null {
  if (deal.state !== 'toShip' && deal.state !== 'shipped') return null;
  const limit = Math.floor((deal.totalMinor * deal.partRefundPercent) / 100);
  return limit - standingFen(deal, ({ kind }) => kind === 'claim');
}

/** Whether the claims of a buyer are a reduction of the price, or leave nothing of the money. */
export const areClaimsPartOrWhole = (deal: ClaimedDeal): boolean =>
  (partLeftToClaim(deal) ?? 0) >= 0 || leftToReturn(deal) <= 0;

/** Whether it is owed: a claim from its approval on, a refund that the mall makes by itself from the beginning. */
const isOwed = ({ kind, state }: DealRefund): boolean =>
  kind === 'claim' ? state === 'approved' : state === 'requested' || state === 'approved';

/** Staff by task; nobody may have two of these three tasks on one order. */
export interface DealPeople {
  /** People who handed in or confirmed money. */
  readonly received: readonly string[];
  /** People who approved a refund, as the first or the second. */
  readonly approved: readonly string[];
  /** People who paid a refund out. */
  readonly paid: readonly string[];
}

export type DealTask = keyof DealPeople;
const DEAL_TASKS: readonly DealTask[] = ['received', 'approved', 'paid'];

/** Returns the other task that this person has on the order, which keeps them from doing `task`. */
export const otherTaskOf = (people: DealPeople, task: DealTask, personId: string): DealTask | undefined =>
  DEAL_TASKS.find((other) => other !== task && people[other].includes(personId));

const peopleOf = ({ slips, refunds }: Deal): DealPeople => ({
  received: slips.flatMap(({ staffIds }) => staffIds),
  approved: refunds.flatMap(({ approvedByIds }) => approvedByIds),
  paid: refunds.flatMap(({ paidById }) => paidById ?? []),
});

/**
 * Invariants of every deal whenever no action is under way. The order service checks them before it commits an action,
 * whichever action it is: guards refuse early, these rules enforce.
 */
export const dealInvariants = {
  returnedWithinReceived: {
    says: say(
      'Покупателю возвращается не больше, чем от него поступило',
      '退还买家的款项不超过已收款项',
      'No more goes back to the buyer than came in',
    ),
    holds: (deal) => sum(standing(deal), ({ amountCnyMinor }) => amountCnyMinor) <= deal.creditedMinor,
  },
  returnedAsReceived: {
    says: say(
      'Деньги возвращаются в той валюте, в которой поступили',
      '款项按收款币种退还',
      'Money goes back in the currency in which it came in',
    ),
    holds: (deal) =>
      (['CNY', 'RUB'] as const).every((currency) => {
        const of = (row: { readonly currency: DealCurrency; readonly amountMinor: number }): number =>
          row.currency === currency ? row.amountMinor : 0;
        return sum(standing(deal), of) <= sum(verified(deal), of);
      }),
  },
  claimsReduceOrEnd: {
    says: say(
      'Пока автомобиль не получен, возвращается либо небольшая часть цены, либо вся сумма',
      '收车之前，要么退还一小部分车款，要么全额退款',
      'Until the car is received, either a small part of the price goes back or all of the money',
    ),
    holds: areClaimsPartOrWhole,
  },
  transferCountedOnce: {
    says: say(
      'Один перевод учитывается один раз: его части по всем заказам вместе не больше самого перевода',
      '一笔汇款只计入一次：各订单入账部分之和不超过汇款总额',
      'A transfer is counted once: its parts over all orders do not exceed it',
    ),
    holds: (deal) => verified(deal).every(({ transferLeftMinor = null }) => (transferLeftMinor ?? 0) >= 0),
  },
  creditIsConfirmed: {
    says: say(
      'Учтено ровно столько, сколько подтверждено платежами',
      '已计入金额等于已确认的付款总额',
      'What is credited is what payments were confirmed for',
    ),
    holds: (deal) => deal.creditedMinor === sum(verified(deal), ({ creditedMinor }) => creditedMinor),
  },
  closedReturnsAll: {
    says: say(
      'По отменённому заказу возвращается всё, что поступило',
      '已取消订单的款项全部退还',
      'Everything that came in for a cancelled order goes back',
    ),
    holds: (deal) =>
      deal.state !== 'cancelled' ||
      sum(standing(deal), ({ amountCnyMinor }) => amountCnyMinor) === deal.creditedMinor,
  },
  refundedIsPaidOut: {
    says: say(
      'Заказ считается возвращённым, когда выплачено всё, что поступило до этого',
      '此前收到的款项全部退还后，订单才算已退款',
      'An order counts as refunded when all money that had come in was paid out',
    ),
    holds: (deal) => {
      const paidOut = paidFen(deal);
      const isWhole = deal.creditedMinor > 0 && paidOut === deal.creditedMinor;
      if (deal.closeType !== closeTypes.refunded.code) return !isWhole || deal.state === 'cancelled';
      // Money that comes for a refunded order is owed on its own.
      const late = ({ kind }: Pick<DealRefund, 'kind'>): boolean => kind === 'cancelled';
      const before = deal.creditedMinor - standingFen(deal, late);
      return before > 0 && paidFen(deal, (refund) => !late(refund)) === before;
    },
  },
  booksAgree: {
    says: say(
      'Книги показывают те же деньги, что и заказ',
      '账簿与订单金额一致',
      'The books show the same money as the order',
    ),
    holds: (deal) => {
      const paidOut = paidFen(deal);
      const isSold = paidStates.includes(deal.state);
      const isOpen = deal.state === 'unpaid' || deal.state === 'toConfirm';
      const { bank, buyer, sales } = deal.books;
      return (
        bank === paidOut - deal.creditedMinor &&
        sales === (isSold ? deal.totalMinor : 0) &&
        buyer ===
          (isOpen
            ? deal.creditedMinor
            : sum(deal.refunds.filter(isOwed), ({ amountCnyMinor }) => amountCnyMinor))
      );
    },
  },
  slipsWaitAsSaid: {
    says: say(
      'Состояние платёжных документов заказа соответствует самим документам',
      '订单的付款凭证状态与凭证一致',
      'The order says whether a payment slip waits for its check',
    ),
    holds: ({ slips, slipStatus }) =>
      slips.some(({ status }) => status === paymentSlipStates.waiting) === (slipStatus === 1),
  },
  signedIsSealed: {
    says: say(
      'Подписанным считается договор с подписью, которую приняли',
      '合同须有已核验的签署才视为已签署',
      'A contract counts as signed when its signature was accepted',
    ),
    holds: ({ contractStatus, isContractSealed }) =>
      contractStatus !== contractStatuses.signed.code || isContractSealed,
  },
  unsignedSaysTheOrder: {
    says: say(
      'Неподписанный договор называет те же курс, суммы, срок оплаты и VIN, что и заказ',
      '未签署的合同与订单的汇率、金额、付款期限和车架号一致',
      'A contract that is not signed names the same rate, sums, time to pay and VINs as the order',
    ),
    holds: ({ isContractOutdated }) => !isContractOutdated,
  },
  scanWaitsAsSaid: {
    says: say(
      'Состояние договора соответствует тому, ждёт ли проверки его скан',
      '合同状态与扫描件是否待核验一致',
      'The contract says whether a scan of it waits for its check',
    ),
    holds: ({ contractStatus, isScanWaiting }) =>
      isScanWaiting === (contractStatus === contractStatuses.toCheck.code),
  },
  vinOfOneOrder: {
    says: say(
      'Один VIN — в одном действующем заказе',
      '一个车架号只属于一份有效订单',
      'A VIN belongs to one order that is not cancelled',
    ),
    holds: ({ state, isVinElsewhere }) => state === 'cancelled' || !isVinElsewhere,
  },
  wayBeginsWithShipping: {
    says: say(
      'Границу, площадку, таможню и передачу проходит только отправленный заказ',
      '只有已发货的订单才能登记过境、到场、清关和交车',
      'Only a shipped order crosses the border, reaches the yard, clears customs and is handed over',
    ),
    holds: ({ shippedMilestones, wasShipped }) => shippedMilestones === 0 || wasShipped,
  },
  oneTaskPerPerson: {
    says: say(
      'Один сотрудник делает только одно из трёх: вносит или подтверждает деньги, одобряет возврат, выплачивает его',
      '录入或确认收款、批准退款、支付退款三项，同一员工只能经办其中一项',
      'One person does only one of three: hands in or confirms money, approves its return, pays it out',
    ),
    holds: (deal) => {
      const people = peopleOf(deal);
      return DEAL_TASKS.every((task) => !people[task].some((id) => otherTaskOf(people, task, id)));
    },
  },
} as const satisfies Readonly<Record<string, DealInvariant>>;

/** Rules for every change of a deal. */
export const dealStepRules = {
  goodsWaitForRefund: {
    says: say(
      'Пока рассматривается возврат, автомобиль не отправляют, не ведут дальше и не принимают',
      '退款处理期间，车辆不发运、不推进、不签收',
      'While a refund is open, the car is not shipped, moved on or received',
    ),
    holds: (after, before) => {
      const isMoved =
        (after.state !== before.state && (after.state === 'shipped' || after.state === 'completed')) ||
        after.milestonesWritten > before.milestonesWritten;
      return !(isMoved && hasOpenRefund(before));
    },
  },
  shipsWhenReady: {
    says: say(
      'Отправляется только полностью оплаченный заказ с подписанным договором и указанными VIN',
      '订单须付清全款、签妥合同并登记车架号后方可发货',
      'An order ships fully paid, with its contract signed and its VINs named',
    ),
    holds: (after, before) =>
      after.state !== 'shipped' ||
      before.state === 'shipped' ||
      (before.state === 'toShip' &&
        after.contractStatus === contractStatuses.signed.code &&
        after.vinsMissing === 0),
  },
  vinsStayNamed: {
    says: say(
      'У отправленного заказа VIN можно исправить, но не убрать',
      '订单发货后，车架号只能更正，不能删除',
      'Of a shipped order a VIN is corrected, never removed',
    ),
    holds: (after, before) =>
      (after.state !== 'shipped' && after.state !== 'completed') || after.vinsMissing <= before.vinsMissing,
  },
} as const satisfies Readonly<Record<string, DealStepRule>>;

/**
 * Returns the rules that an action has broken. Rules that were broken before the action do not count, so that people
 * can still put a deal right.
 */
export function brokenRules(after: Deal, before: Deal): Texts[] {
  const invariants = Object.values<DealInvariant>(dealInvariants);
  const steps = Object.values<DealStepRule>(dealStepRules);
  return [
    ...invariants.filter(({ holds }) => !holds(after) && holds(before)),
    ...steps.filter(({ holds }) => !holds(after, before)),
  ].map(({ says }) => says);
}
