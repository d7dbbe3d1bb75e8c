import type { Random } from '@mall/demo/random';
import { BORDER_HOURS, dayAt } from '@mall/validation/typography';
import type { Deal } from '../oracle/index.js';
import type { Wish } from '../step.js';
import type { Walk } from '../walk.js';

/** Returns the wishes for each order of a walk, by its deal when it was last read. */
export const perOrder = <P>(
  walk: Walk,
  wishes: (deal: Deal, order: number) => readonly Wish<P>[],
): readonly Wish<P>[] =>
  walk.orderIds.flatMap((_, order) => {
    const deal = walk.deal(order);
    return deal ? wishes(deal, order) : [];
  });

/** Returns the index of an order of the walk; 0 when there is no order yet. */
export const anyOrder = (walk: Walk, dice: Random): number =>
  dice.between(0, Math.max(0, walk.orderIds.length - 1));

export const wish = <P>(weight: number, params: P): Wish<P> => [weight, params];

/** Returns the date at the border `days` days from today. */
export const dayFromNow = (days: number): string => dayAt(new Date(), BORDER_HOURS + 24 * days);
