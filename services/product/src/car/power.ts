import type { CarFacts } from '@mall/contracts/product';

/** One metric horsepower in kilowatts. Source: DIN 66036. */
const KW_PER_HP = 0.73549875;

export const hpFromKw = (kw: number): number => Math.round(kw / KW_PER_HP);
/** Kilowatts to one decimal. */
export const kwFromHp = (hp: number): number => Math.round(hp * KW_PER_HP * 10) / 10;

/** Fills the one of the two power figures that was not given; a figure that was given stays as it is. */
export function withBothPowers<T extends CarFacts>(facts: T): T {
  const { powerKw, powerHp } = facts;
  if (powerKw != null && powerHp == null) return { ...facts, powerHp: hpFromKw(powerKw) };
  if (powerHp != null && powerKw == null) return { ...facts, powerKw: kwFromHp(powerHp) };
  return facts;
}
