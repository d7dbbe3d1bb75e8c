import type { ServiceName } from '@mall/local-stack';

/** The services whose mixtures are rehearsed; the others change half-way. */
export const MIXED = ['product', 'order', 'gateway', 'chat'] as const satisfies readonly ServiceName[];

/** The services of the new release in a mixture; the rest of `MIXED` runs the last release. */
export type Mixture = readonly ServiceName[];

/** Forward one service after the other as in a roll-out, then back in the same order, so that each is new alone and old alone. */
const FEW = [0b0000, 0b0001, 0b0011, 0b0111, 0b1111, 0b1110, 0b1100, 0b1000];

/**
 * The mixtures in the order in which they are visited, two neighbours differing in one service: all 16, or 8 that begin with the
 * last release alone and contain the new one alone.
 */
export function mixtures(isAll: boolean): readonly Mixture[] {
  const masks = isAll ? Array.from({ length: 2 ** MIXED.length }, (_, index) => index ^ (index >> 1)) : FEW;
  return masks.map((mask) => MIXED.filter((_, bit) => mask & (1 << bit)));
}
