import type { Options } from 'k6/options';
import { readCatalogue, type Catalogue } from '../scenarios/catalogue.ts';
import { mixedJourney, thinking } from '../scenarios/journeys.ts';
import { promises } from '../thresholds.ts';

/** A busy day: a hundred visitors who read what they see, for two minutes. */
export const options: Options = {
  stages: [
    { duration: '15s', target: 100 },
    { duration: '90s', target: 100 },
    { duration: '15s', target: 0 },
  ],
  thresholds: promises,
};

export const setup = readCatalogue;

const think = thinking(1);

export default function visitor(catalogue: Catalogue): void {
  mixedJourney(catalogue, think);
}
