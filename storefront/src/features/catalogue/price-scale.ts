import { PRICE_MAX, PRICE_MIN } from './filter.js';

/** Positions of the slider: 0 to 1000, evenly spread over the logarithm of the price. */
export const SCALE_END = 1000;

const RATIO = Math.log(PRICE_MAX / PRICE_MIN);

/** Two figures are as exact as a slider can be meant. */
function roundToTwoFigures(value: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1);
  return Math.round(value / unit) * unit;
}

/** Roubles at a position; the ends are exact. */
export function priceAt(position: number): number {
  if (position <= 0) return PRICE_MIN;
  if (position >= SCALE_END) return PRICE_MAX;
  return roundToTwoFigures(PRICE_MIN * Math.exp((RATIO * position) / SCALE_END));
}

/** The position of a price; prices beyond an end stand at it. */
export function positionOf(price: number): number {
  const within = Math.min(PRICE_MAX, Math.max(PRICE_MIN, price));
  return Math.round((Math.log(within / PRICE_MIN) / RATIO) * SCALE_END);
}
