import type { Options } from 'k6/options';
import { brandsOnSale, browse } from '../scenarios/browsing.ts';
import { promises } from '../thresholds.ts';

/** A busy day: fifty visitors who read what they see, for two minutes. */
export const options: Options = {
  stages: [
    { duration: '15s', target: 50 },
    { duration: '90s', target: 50 },
    { duration: '15s', target: 0 },
  ],
  thresholds: promises,
};

export const setup = brandsOnSale;

export default function visitor(brands: ReturnType<typeof brandsOnSale>): void {
  browse(brands, 3);
}
