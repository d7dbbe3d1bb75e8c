import type { RateRow, StockRow } from './facts.js';
import { unless, type SceneStepRule } from './rule.js';

const PRICE_JUMP_PERCENT = 15;
const RATE_JUMP_PERCENT = 3;

const departs = (now: number, was: number, percent: number): boolean =>
  Math.abs(now - was) * 100 > was * percent;

const isSame = (one: StockRow, other: StockRow): boolean => one.sku_id === other.sku_id;

export const priceRules = {
  priceJumpsByTwo: {
    says: 'A price on sale departs from none of the last three days by more than the limit, unless a second person agreed',
    broken: (after, before) =>
      after.stock.flatMap((car) => {
        const was = before.stock.find((one) => isSame(one, car));
        if (!was || was.car_status !== 1 || car.car_status !== 1 || was.price_fee === car.price_fee)
          return [];
        const jumps = [was.price_fee, ...was.recent_fees].filter((fee) =>
          departs(car.price_fee, fee, PRICE_JUMP_PERCENT),
        );
        const isAgreed = after.proposals.some(
          (proposal) =>
            proposal.spu_id === car.spu_id &&
            proposal.state === 1 &&
            proposal.price_fee === car.price_fee &&
            proposal.decided_by_id !== proposal.proposed_by_id,
        );
        return unless(
          jumps.length === 0 || isAgreed,
          `car ${car.spu_id} costs ${car.price_fee}, it cost ${jumps.join(', ')}, and nobody agreed`,
        );
      }),
  },
  rateJumpsByTwo: {
    says: 'A rate departs from none of those before by more than the limit, unless two people entered it',
    broken: ({ rates: after }, { rates: before }) => {
      const known = Math.max(0, ...before.map(({ rate_id }) => rate_id));
      const fresh = after.filter(({ rate_id }) => rate_id > known);
      const jumpsFrom = (rate: RateRow): RateRow | undefined =>
        after.find(
          (one) =>
            one.rate_id < rate.rate_id && departs(rate.rate_scaled, one.rate_scaled, RATE_JUMP_PERCENT),
        );
      return fresh.flatMap((rate) =>
        unless(
          !jumpsFrom(rate) || (rate.second_by !== null && rate.second_by !== rate.entered_by),
          `the rate ${rate.rate_scaled} was entered by ${rate.entered_by} alone after ${jumpsFrom(rate)?.rate_scaled}`,
        ),
      );
    },
  },
} as const satisfies Readonly<Record<string, SceneStepRule>>;
