import { hpFromKw, kwFromHp, type CarFacts } from '@mall/contracts/product';

/** Fills the one of the two power figures that was not given; a figure that was given stays as it is. */
export function withBothPowers<T extends CarFacts>(facts: T): T {
  const { powerKw, powerHp } = facts;
  if (powerKw != null && powerHp == null) return { ...facts, powerHp: hpFromKw(powerKw) };
  if (powerHp != null && powerKw == null) return { ...facts, powerKw: kwFromHp(powerHp) };
  return facts;
}
