import type { Options } from 'k6/options';
import { brandsOnSale, browse } from '../scenarios/browsing.ts';
import { promises } from '../thresholds.ts';

/** Two visitors for ten seconds: proves the scripts and the promises, loads nothing. */
export const options: Options = { vus: 2, duration: '10s', thresholds: promises };

export const setup = brandsOnSale;

export default function visitor(brands: ReturnType<typeof brandsOnSale>): void {
  browse(brands, 0.2);
}
