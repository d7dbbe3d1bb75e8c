import type { Options } from 'k6/options';
import { readCatalogue, type Catalogue } from '../scenarios/catalogue.ts';
import { mixedJourney, thinking } from '../scenarios/journeys.ts';
import { promises } from '../thresholds.ts';

/** An ordinary day that does not end: what leaks or grows shows after `SOAK` (an hour unless told otherwise). */
export const options: Options = { vus: 50, duration: __ENV['SOAK'] || '1h', thresholds: promises };

export const setup = readCatalogue;

const think = thinking(1);

export default function visitor(catalogue: Catalogue): void {
  mixedJourney(catalogue, think);
}
