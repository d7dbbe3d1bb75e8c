import { hpFromKw, kwFromHp, type CarFacts } from '@mall/contracts/product';

/** Derives the missing one of the two power figures; given figures stay unchanged. */
export function withBothPowers<T extends CarFacts>(facts: T): T {
  const { powerKw, powerHp } = facts;
  if (powerKw != null && powerHp == null) return { ...facts, powerHp: hpFromKw(powerKw) };
  if (powerHp != null && powerKw == null) return { ...facts, powerKw: kwFromHp(powerHp) };
  return facts;
}

interface Powers {
  readonly powerKw?: number | null;
  readonly powerHp?: number | null;
}

const isChanged = (is: number | null | undefined, was: number | null | undefined): boolean =>
  is !== undefined && is !== was;

/** Returns the other figure when only one of the two is changed; a form sends both back, though it shows one. */
export function otherPower(before: Powers, { powerKw, powerHp }: Powers): Powers {
  const kwIsChanged = isChanged(powerKw, before.powerKw);
  if (kwIsChanged === isChanged(powerHp, before.powerHp)) return {};
  if (kwIsChanged) return { powerHp: powerKw == null ? null : hpFromKw(powerKw) };
  return { powerKw: powerHp == null ? null : kwFromHp(powerHp) };
}
