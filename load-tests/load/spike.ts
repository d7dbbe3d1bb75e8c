import type { Options } from 'k6/options';
import { readCatalogue, type Catalogue } from '../scenarios/catalogue.ts';
import { mixedJourney, thinking } from '../scenarios/journeys.ts';
import { sheddingPromises } from '../thresholds.ts';

/** An advertisement: from few visitors to four hundred in five seconds, and back to few. */
export const options: Options = {
  stages: [
    { duration: '20s', target: 20 },
    { duration: '5s', target: 400 },
    { duration: '30s', target: 400 },
    { duration: '5s', target: 20 },
    { duration: '20s', target: 20 },
  ],
  thresholds: sheddingPromises,
};

export const setup = readCatalogue;

const think = thinking(0.5);

export default function visitor(catalogue: Catalogue): void {
  mixedJourney(catalogue, think);
}
