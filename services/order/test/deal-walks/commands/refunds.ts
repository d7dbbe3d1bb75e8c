import { orderRefundApi } from '@mall/contracts/order';
import type { Random } from '@mall/demo/random';
import type { Deal, RefundRow } from '../oracle/index.js';
import { CLERKS } from '../people.js';
import { command, type Commands } from '../step.js';
import type { Walk } from '../walk.js';
import { anyOrder, perOrder, wish } from './common.js';

type Claim = {
  readonly order: number;
  readonly currency: 'CNY' | 'RUB';
  readonly asks: 'all' | 'whole' | 'part' | 'abovePart' | 'allButOne' | 'half' | 'odd' | 'more';
};
type Decide = {
  readonly order: number;
  readonly by: (typeof CLERKS)[number];
  readonly as: 'approve' | 'reject';
  readonly types: 'amount' | 'nothing';
};

/** Returns the first refund of an order with this status, else the last one. */
const refundOf = (walk: Walk, order: number, status: number): RefundRow | undefined => {
  const refunds = walk.deal(order)?.refunds ?? [];
  return refunds.find((refund) => refund.status === status) ?? refunds.at(-1);
};

/** Returns a claim, mostly in a currency in which money was received. */
function claimOf(deal: Deal, dice: Random, order: number): Claim {
  const came = deal.slips.filter(({ status }) => status === 1).map(({ currency }) => currency);
  return someClaim(dice, order, came.length > 0 && dice.chance(0.85) ? came : undefined);
}

const someClaim = (
  dice: Random,
  order: number,
  currencies: readonly ('CNY' | 'RUB')[] = ['CNY', 'RUB'],
): Claim => ({
  order,
  currency: dice.pick(currencies),
  asks: dice.weighted([
    [3, 'all'],
    [3, 'whole'],
    [2, 'part'],
    [1, 'abovePart'],
    [1, 'allButOne'],
    [1, 'half'],
    [2, 'odd'],
    [1, 'more'],
  ] as const),
});

/**
 * One clerk, who seldom confirms payments, decides most refunds, so that the limit of what a person moves in a day is reached over
 * several orders.
 */
const someDecision = (dice: Random, order: number): Decide => ({
  order,
  by: dice.weighted(CLERKS.map((clerk) => [clerk === 'clerkC' ? 5 : 1, clerk] as const)),
  as: dice.chance(0.75) ? 'approve' : 'reject',
  types: dice.chance(0.9) ? 'amount' : 'nothing',
});

type Pay = {
  readonly order: number;
  readonly by: (typeof CLERKS)[number];
  /** Reference: a new one, that of another pay-out, or that of a receipt. */
  readonly reference: 'own' | 'used' | 'receipt';
  readonly file: 'own' | 'used';
  /** Amount that is entered for a transfer of several refunds. */
  readonly whole: 'unsaid' | 'twice';
};

const somePayout = (dice: Random, order: number): Pay => ({
  order,
  by: dice.pick(CLERKS),
  reference: dice.weighted([
    [8, 'own'],
    [2, 'used'],
    [0.5, 'receipt'],
  ] as const),
  file: dice.chance(0.1) ? 'used' : 'own',
  whole: dice.chance(0.2) ? 'twice' : 'unsaid',
});

let payouts = 0;

export const refunds: Commands = {
  claim: command<Claim>({
    wishes: (walk, dice) =>
      perOrder(walk, (deal, order) =>
        [2, 3, 5].includes(deal.order.status) ? [wish(1.8, claimOf(deal, dice, order))] : [],
      ),
    any: (walk, dice) => someClaim(dice, anyOrder(walk, dice)),
    run: async (walk, { order, currency, asks }) => {
      const deal = walk.deal(order);
      if (!deal) return undefined;
      const came = deal.slips.filter((slip) => slip.status === 1 && slip.currency === currency);
      const inCurrency = came.reduce((sum, slip) => sum + (slip.received_minor ?? slip.amount_minor), 0);
      // A claim in a currency in which nothing was received asks for the same value.
      const credited = deal.order.credited_minor;
      const whole =
        inCurrency ||
        (currency === 'CNY' ? credited : Math.round((credited * deal.order.rate_scaled) / 10_000));
      // The limit of a reduction, as if all of it were claimed in this currency.
      const part = Math.floor((deal.order.total_minor * 3) / 10);
      const limit = currency === 'CNY' ? part : Math.floor((part * deal.order.rate_scaled) / 10_000);
      const amounts = {
        all: whole,
        whole,
        part: Math.min(whole, limit),
        abovePart: Math.min(whole - 1, limit + 1_000),
        allButOne: whole - 1,
        half: Math.floor(whole / 2),
        odd: Math.min(whole, 333_333),
        more: whole + 100,
      };
      const reason = walk.words('claim', ['buyer', 'staff']);
      const request = {
        orderId: walk.orderIds[order]!,
        amountFee: Math.max(1, amounts[asks]),
        currency,
        ...(asks === 'whole' ? { whole: 1 as const } : {}),
        reason,
      };
      const owner = walk.stage.as(walk.ownerCaller(order));
      return walk.attempt('claim', () => owner(orderRefundApi).apply(request), { index: order });
    },
  }),

  decide: command<Decide>({
    wishes: (walk, dice) =>
      perOrder(walk, ({ refunds: known }, order) =>
        known.some(({ status }) => status === 0) ? [wish(5, someDecision(dice, order))] : [],
      ),
    any: (walk, dice) => someDecision(dice, anyOrder(walk, dice)),
    run: async (walk, { order, by, as, types }) => {
      const refund = refundOf(walk, order, 0);
      if (!refund) return undefined;
      const request = {
        refundId: String(refund.refund_id),
        result: as === 'approve' ? 1 : 2,
        reason: walk.words('finance', as === 'reject' ? ['buyer', 'staff'] : ['staff']),
        ...(types === 'amount' ? { amountFee: refund.amount_minor } : {}),
      } as const;
      return walk.attempt('decide', () => walk.as(by)(orderRefundApi).audit(request), { index: order });
    },
  }),

  pay: command<Pay>({
    wishes: (walk, dice) =>
      perOrder(walk, ({ refunds: known }, order) =>
        known.some(({ status }) => status === 1) ? [wish(5, somePayout(dice, order))] : [],
      ),
    any: (walk, dice) => somePayout(dice, anyOrder(walk, dice)),
    run: async (walk, { order, by, reference, file, whole }) => {
      const refund = refundOf(walk, order, 1);
      if (!refund) return undefined;
      payouts += 1;
      const before = walk.seen.deals
        .flatMap(({ refunds: all }) => all)
        .findLast(({ status, currency }) => status === 2 && currency === refund.currency);
      const used = reference === 'receipt' ? walk.references[0] : before?.bank_ref;
      const own = `/api/files/f/${700_000 + payouts}`;
      const request = {
        refundId: String(refund.refund_id),
        bankRef: (reference === 'own' ? undefined : used) ?? walk.words('OUT', ['buyer', 'staff']),
        files: [{ url: (file === 'used' && before?.payout_files[0]?.url) || own, originName: 'payout.pdf' }],
        ...(whole === 'twice' ? { transferFee: 2 * refund.amount_minor } : {}),
      };
      return walk.attempt('pay', () => walk.as(by)(orderRefundApi).pay(request), { index: order });
    },
  }),
};
