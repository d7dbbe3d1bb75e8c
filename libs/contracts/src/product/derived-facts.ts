import type { JudgedCar } from './fact-rules/index.js';
import { hpFromKw, kwFromHp } from './preferential-fee.js';

type Derived = { -readonly [Field in 'powerKw' | 'powerHp' | 'condition']?: JudgedCar[Field] };

/** Odometer above which a car without a stated condition has been used. */
const USED_KM = 1_000;

const isChanged = (field: keyof JudgedCar, before: JudgedCar, given: JudgedCar): boolean =>
  given[field] !== undefined && (given[field] ?? null) !== (before[field] ?? null);

/**
 * Returns the facts that follow from those that a person changed, whatever was sent along: the fact that changed wins. kW and hp
 * follow from each other, kW first where both changed; a car that is given a registration is a used one unless its condition
 * was changed with it, and a car without a condition is used when it was registered or driven.
 * @param before the facts as stored, or none of a new car
 */
export function derivedFacts(before: JudgedCar, given: JudgedCar): Derived {
  return { ...derivedPower(before, given), ...derivedCondition(before, given) };
}

function derivedPower(before: JudgedCar, given: JudgedCar): Derived {
  const { powerKw, powerHp } = given;
  if (isChanged('powerKw', before, given)) {
    if (powerKw == null)
      return isChanged('powerHp', before, given) && powerHp != null ? fromHp(powerHp) : { powerHp: null };
    return { powerHp: hpFromKw(powerKw) };
  }
  if (isChanged('powerHp', before, given)) return powerHp == null ? { powerKw: null } : fromHp(powerHp);
  return {};
}

const fromHp = (powerHp: number): Derived => ({ powerKw: kwFromHp(powerHp), powerHp });

function derivedCondition(before: JudgedCar, given: JudgedCar): Derived {
  const { firstRegDate, mileageKm, condition } = { ...before, ...given };
  if (condition == null) return firstRegDate || (mileageKm ?? 0) > USED_KM ? { condition: 'used' } : {};
  const isRegistered = firstRegDate && isChanged('firstRegDate', before, given);
  return isRegistered && before.condition === 'new' && !isChanged('condition', before, given)
    ? { condition: 'used' }
    : {};
}
