import { hpFromKw, kwFromHp, type CarFacts } from '@mall/contracts/product';

/** Derives the missing one of the two power figures; given figures stay unchanged. */
export function withBothPowers<T extends CarFacts>(facts: T): T {
  const { powerKw, powerHp } = facts;
  if (powerKw != null && powerHp == null) return { ...facts, powerHp: hpFromKw(powerKw) };
  if (powerHp != null && powerKw == null) return { ...facts, powerKw: kwFromHp(powerHp) };
  return facts;
}
