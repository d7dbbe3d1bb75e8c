import { openReturns } from './amounts.js';
import { isOpen, isPaid, type Deal, type ItemRow, type Seen } from './facts.js';
import { unless, type BeginRule, type DealRule, type StepRule } from './rule.js';

const DAY_MS = 86_400_000;
const WAY = ['bought', 'inspected', 'exportLicence', 'loaded', 'border', 'yard', 'customs', 'handedOver'];
/** The steps that lie beyond China. */
const ABROAD = ['border', 'yard', 'customs', 'handedOver'];
const OF_GOODS = ['ship', 'receive', 'autoReceive', 'milestone'];

const unnamed = (items: readonly ItemRow[]): number =>
  items.filter(({ vin }) => vin === null).reduce((count, item) => count + item.count - item.vins.length, 0);

const isShipped = ({ order }: Deal): boolean => order.status === 3 || order.status === 5;

/** A percent below the initial value of the setting, because of rounding and changed rates. */
const FAIR_PERCENT = 29;

export const goodsRules = {
  shippedIsReady: {
    says: 'What was shipped is paid, its contract signed, and every car has its VIN',
    broken: (deal) => {
      if (!isShipped(deal)) return [];
      const { order, contract, items } = deal;
      return [
        ...unless(
          order.paid_at !== null && order.shipped_at !== null,
          'shipped without the times of payment and shipping',
        ),
        ...unless(
          order.contract_status === 1 && contract?.signed_at != null,
          'shipped without a signed contract',
        ),
        ...unless(unnamed(items) === 0, `shipped with ${unnamed(items)} cars without a VIN`),
      ];
    },
  },
  milestonesInOrder: {
    says: 'The steps of the way are there in their order, or the step after a gap says why it is there',
    broken: ({ milestones }) =>
      milestones.flatMap(({ code, skip_reason }) => {
        const before = WAY.slice(0, WAY.indexOf(code));
        const missing = before.slice(
          before.findLastIndex((step) => milestones.some((row) => row.code === step)) + 1,
        );
        return unless(
          missing.length === 0 || Boolean(skip_reason),
          `${code} is there, ${missing.join(', ')} not`,
        );
      }),
  },
  milestoneDatesInOrder: {
    says: 'The dates of the way do not go back, and lie between order and today',
    broken: ({ milestones, order }) => {
      const steps = WAY.flatMap((code) => milestones.filter((row) => row.code === code));
      const first = Date.parse(order.created_at) - 2 * DAY_MS;
      return steps.flatMap((step, index) => {
        const before = steps[index - 1];
        return [
          ...unless(
            !before || before.happened_on <= step.happened_on,
            `${step.code} on ${step.happened_on}, before ${before?.code}`,
          ),
          ...unless(
            Date.parse(step.happened_on) >= first,
            `${step.code} on ${step.happened_on}, before the order of ${order.created_at}`,
          ),
          ...unless(
            Date.parse(step.happened_on) <= Date.now() + DAY_MS,
            `${step.code} on ${step.happened_on}, in the future`,
          ),
        ];
      });
    },
  },
  abroadWasShipped: {
    says: 'Only what was shipped leaves China, and it is received only where it stands ready',
    broken: ({ milestones, order }) => [
      ...milestones
        .filter(({ code }) => ABROAD.includes(code))
        .flatMap(({ code }) =>
          unless(order.shipped_at !== null, `${code} is there, and nothing was shipped`),
        ),
      ...unless(
        order.status !== 5 || milestones.some(({ code }) => code === 'yard'),
        'received without having reached the yard',
      ),
    ],
  },
} as const satisfies Readonly<Record<string, DealRule>>;

export const goodsStepRules = {
  goodsWaitForRefund: {
    says: 'Nothing is shipped, moved on or received while a refund of it waits or is granted',
    broken: (after, before) => {
      if (openReturns(before).length === 0 || openReturns(after).length === 0) return [];
      const moved = after.events.filter(
        ({ seq, action }) => seq > before.order.version && OF_GOODS.includes(action),
      );
      return moved.map(({ action }) => `${action} while refund ${openReturns(before)[0]!.refund_id} is open`);
    },
  },
  movesFollowEachOther: {
    says: 'An order moves along its way only: open, paid, shipped, received, or ended',
    broken: (after, before) => {
      const allowed: Readonly<Record<number, readonly number[]>> = {
        1: [1, 4, 6],
        4: [1, 2, 4, 6],
        2: [2, 3, 6],
        3: [3, 5, 6],
        5: [5, 6],
        6: [6],
      };
      const steps = after.events.filter(({ seq }) => seq > before.order.version);
      return steps.flatMap(({ action, from_status, to_status }) =>
        unless(
          (allowed[from_status ?? 0] ?? []).includes(to_status),
          `${action} led from status ${from_status} to ${to_status}`,
        ),
      );
    },
  },
  shippedGoodsAreNotCancelled: {
    says: 'What was shipped ends only by receipt or by a whole refund',
    broken: (after, before) =>
      unless(
        !isShipped(before) || after.order.status !== 6 || after.order.close_type === 8,
        `was shipped and ended with close type ${after.order.close_type}`,
      ),
  },
} as const satisfies Readonly<Record<string, StepRule>>;

export const beginRules = {
  heldWithinCap: {
    says: 'A buyer holds by unpaid orders no more cars than the limit and what they have paid for',
    broken: ({ order }, before, after, { heldCars }) => {
      const countOf = ({ deals }: Seen, statuses: readonly number[]): number =>
        deals
          .filter((one) => one.order.user_id === order.user_id && statuses.includes(one.order.status))
          .reduce((sum, one) => sum + one.order.total_count, 0);
      const held = countOf(after, [1, 4]);
      const paid = Math.max(countOf(before, [2, 3, 5]), countOf(after, [2, 3, 5]));
      return unless(held <= heldCars + paid, `${held} cars are held, ${heldCars} may be, ${paid} are paid`);
    },
  },
  pricesAreOfNow: {
    says: 'An order is made at the prices of its cars at that moment',
    broken: ({ items }, before, after) =>
      items.flatMap((item) => {
        const prices = [before, after].flatMap(({ stock }) =>
          stock.filter(({ sku_id }) => sku_id === item.sku_id).map(({ price_fee }) => price_fee),
        );
        // If the price changed within the step, the price after it counts: no step undoes a change.
        return unless(
          item.price_minor === prices.at(-1),
          `car ${item.sku_id} was ordered at ${item.price_minor}, it costs ${prices.at(-1)}`,
        );
      }),
  },
} as const satisfies Readonly<Record<string, BeginRule>>;

/** Rules that hold when all events have been handled. */
export const holdRules = {
  holdsAreOfState: {
    says: 'An open order holds its cars, a paid one has bought them, an ended one has given them back',
    broken: (deal) => {
      const wanted = isOpen(deal) ? 0 : isPaid(deal) ? 1 : -1;
      const sold = deal.events.some(({ action }) => action === 'carLost');
      if (sold) return [];
      return deal.items.flatMap((item) => {
        const hold = deal.holds.find(({ sku_id }) => sku_id === item.sku_id);
        const status = hold?.status ?? -1;
        // A hold may have expired while the order is still open.
        if (wanted === 0 && hold?.status === -1 && Date.parse(hold.expires_at) <= Date.now()) return [];
        return [
          ...unless(status === wanted, `status ${deal.order.status}, car ${item.sku_id} has hold ${status}`),
          ...unless(
            status === -1 || hold!.count === item.count,
            `${hold?.count} of ${item.count} cars are held`,
          ),
        ];
      });
    },
  },
  holdLastsAsSaid: {
    says: 'While an order waits for money its cars are held at least until its time to pay ends',
    broken: (deal) => {
      if (deal.order.status !== 1 || Date.parse(deal.order.pay_before) < Date.now()) return [];
      return deal.holds
        .filter(({ status, expires_at }) => status === 0 && expires_at < deal.order.pay_before)
        .map(
          ({ sku_id, expires_at }) =>
            `car ${sku_id} is held until ${expires_at}, payable until ${deal.order.pay_before}`,
        );
    },
  },
  noHoldForATrifle: {
    says: 'A slip prolongs a hold only when it claims a fair part of what is due',
    broken: (deal) => {
      if (deal.order.status !== 4 || deal.order.credited_minor > 0) return [];
      const waiting = deal.slips.filter(({ status }) => status === 0);
      // A slip that was sent back or replaced may have prolonged the hold before.
      const isFair = deal.slips.some((slip) => {
        const due = slip.currency === 'CNY' ? deal.order.total_minor : deal.order.total_rub_minor;
        return slip.amount_minor * 100 >= due * FAIR_PERCENT;
      });
      if (waiting.length === 0 || isFair) return [];
      const latest = Date.parse(deal.order.pay_before) + DAY_MS + 60_000;
      return deal.holds
        .filter(({ status, expires_at }) => status === 0 && Date.parse(expires_at) > latest)
        .map(
          ({ expires_at }) =>
            `slips of ${waiting.map((slip) => slip.amount_minor).join(', ')} hold until ${expires_at}`,
        );
    },
  },
} as const satisfies Readonly<Record<string, DealRule>>;
