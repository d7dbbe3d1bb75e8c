import type { Random } from '@mall/demo/random';
import type { Deal } from '../oracle/index.js';
import type { Wish } from '../step.js';
import type { Walk } from '../walk.js';

/** Wishes for each order of a walk, by the deal as it was seen last. */
export const perOrder = <P>(
  walk: Walk,
  wishes: (deal: Deal, order: number) => readonly Wish<P>[],
): readonly Wish<P>[] =>
  walk.orderIds.flatMap((_, order) => {
    const deal = walk.deal(order);
    return deal ? wishes(deal, order) : [];
  });

/** Any order of the walk, the first where there is none yet. */
export const anyOrder = (walk: Walk, dice: Random): number =>
  dice.between(0, Math.max(0, walk.orderIds.length - 1));

export const wish = <P>(weight: number, params: P): Wish<P> => [weight, params];

/** A day, so many days from today, in China. */
export const dayFromNow = (days: number): string =>
  new Date(Date.now() + (8 + 24 * days) * 3_600_000).toISOString().slice(0, 10);
