import type { Options } from 'k6/options';
import { readCatalogue, type Catalogue } from '../scenarios/catalogue.ts';
import { mixedJourney, thinking } from '../scenarios/journeys.ts';
import { promises } from '../thresholds.ts';
import { minutes, seconds } from './shape.ts';

/** An ordinary day without end: leaks and growth appear after an hour, or after the given `MINUTES`. */
export const options: Options = { vus: 50, duration: seconds(minutes(60)), thresholds: promises };

export const setup = readCatalogue;

const think = thinking(1);

export default function visitor(catalogue: Catalogue): void {
  mixedJourney(catalogue, think);
}
