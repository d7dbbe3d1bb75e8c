import { orderErrors } from '@mall/contracts/order';
import type { MallError } from '@mall/contracts/define';
import type { Texts } from '@mall/validation';
import { figure } from '@mall/validation/typography';
import { RATE_SCALE } from '../order/rouble-amount.js';

/**
 * Whether a rate differs from the one before by more than so many percent of it, up or down. Rates are whole numbers of
 * ten-thousandths, so rounding does not matter.
 */
export const isJump = (referenceScaled: number, rateScaled: number, percent: number): boolean =>
  Math.abs(rateScaled - referenceScaled) * 100 > referenceScaled * percent;

/** A rate that departs from one in force within 72 hours by more than `percent`. RUB for one unit, times 10,000. */
export interface RateJump {
  readonly rateScaled: number;
  /** Rate that it departs from most. */
  readonly referenceScaled: number;
  readonly percent: number;
  /** Range of rates that depart from none by too much; empty when `fromScaled` is above `toScaled`. */
  readonly fromScaled: number;
  readonly toScaled: number;
}

const departure = (rateScaled: number, referenceScaled: number): number =>
  Math.abs(rateScaled - referenceScaled) / referenceScaled;

/** Returns the worst jump of any of the rates from any of those in force; undefined without one. */
export function worstJump(
  ratesScaled: readonly number[],
  inForce: readonly number[],
  percent: number,
): RateJump | undefined {
  const [worst] = ratesScaled
    .flatMap((rateScaled) => inForce.map((referenceScaled) => ({ rateScaled, referenceScaled })))
    .filter(({ rateScaled, referenceScaled }) => isJump(referenceScaled, rateScaled, percent))
    .sort(
      (one, other) =>
        departure(other.rateScaled, other.referenceScaled) - departure(one.rateScaled, one.referenceScaled),
    );
  if (!worst) return undefined;
  return {
    ...worst,
    percent,
    fromScaled: Math.ceil((Math.max(...inForce) * (100 - percent)) / 100),
    toScaled: Math.floor((Math.min(...inForce) * (100 + percent)) / 100),
  };
}

function allowedTexts({ fromScaled, toScaled }: RateJump): Texts {
  if (fromScaled > toScaled)
    return {
      ru: 'За эти 72 часа курс уже менялся, поэтому любое новое изменение подтверждает второй сотрудник',
      zh: '近 72 小时内汇率已变动过，任何新的变动均须第二位同事确认',
      en: 'The rate has changed within these 72 hours already, so a second person confirms any further change',
    };
  const [from, to] = [fromScaled / RATE_SCALE, toScaled / RATE_SCALE];
  return {
    ru: `Без второго сотрудника — от ${figure(from, 'ru')} до ${figure(to, 'ru')}`,
    zh: `单人可设 ${figure(from, 'zh')} 至 ${figure(to, 'zh')}`,
    en: `Alone you may set ${figure(from, 'en')} to ${figure(to, 'en')}`,
  };
}

/** Returns the refusal of a rate, with the figures and the accepted range. */
export const refusalOfRate = (jump: RateJump): MallError =>
  orderErrors.rateJumps({
    rate: jump.rateScaled / RATE_SCALE,
    reference: jump.referenceScaled / RATE_SCALE,
    percent: jump.percent,
    allowed: allowedTexts(jump),
  });
