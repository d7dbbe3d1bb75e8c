import { PRICE_MAX, PRICE_MIN } from './filter-fields.js';

/** Positions of the slider: 0 to 1000, evenly spread over the logarithm of the price. */
export const SCALE_END = 1000;

export interface PriceScale {
  readonly min: number;
  readonly max: number;
}

export const ROUBLES: PriceScale = { min: PRICE_MIN, max: PRICE_MAX };

/** About the same span in yuan. */
export const YUAN: PriceScale = { min: 10_000, max: 6_000_000 };

/** The slider rounds to two significant digits. */
function roundToTwoFigures(value: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1);
  return Math.round(value / unit) * unit;
}

/** The price at a position; the ends are exact. */
export function priceAt(position: number, { min, max } = ROUBLES): number {
  if (position <= 0) return min;
  if (position >= SCALE_END) return max;
  return roundToTwoFigures(min * Math.exp((Math.log(max / min) * position) / SCALE_END));
}

/** The position of a price; prices beyond an end stand at it. */
export function positionOf(price: number, { min, max } = ROUBLES): number {
  const within = Math.min(max, Math.max(min, price));
  return Math.round((Math.log(within / min) / Math.log(max / min)) * SCALE_END);
}
