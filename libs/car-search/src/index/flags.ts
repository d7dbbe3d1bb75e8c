import type { FlagName } from '@mall/contracts/product';
import type { Columns } from './columns.js';

/** Boolean facts that are counted; the index is the bit in the column `flags`. */
export const FLAGS = ['inStock', 'upTo160Hp', 'preferential', 'age3to5'] as const satisfies readonly Flag[];
export type Flag = FlagName | 'upTo160Hp';

export const FLAG_COMBINATIONS = 1 << FLAGS.length;

const POWER_BOUND_HP = 160;

export function flagsOf(
  { stock, powerHp }: Columns,
  ord: number,
  isPreferential: boolean,
  isOfAge: boolean,
): number {
  const power = powerHp[ord]!;
  return (
    (stock[ord]! > 0 ? bitOf('inStock') : 0) |
    (power > 0 && power <= POWER_BOUND_HP ? bitOf('upTo160Hp') : 0) |
    (isPreferential ? bitOf('preferential') : 0) |
    (isOfAge ? bitOf('age3to5') : 0)
  );
}

export const bitOf = (flag: Flag): number => 1 << FLAGS.indexOf(flag);
