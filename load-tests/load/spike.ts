import type { Options } from 'k6/options';
import { readCatalogue, type Catalogue } from '../scenarios/catalogue.ts';
import { mixedJourney, thinking } from '../scenarios/journeys.ts';
import { sheddingPromises } from '../thresholds.ts';
import { minutes, stagesOf } from './shape.ts';

/** An advertisement: from few visitors to four hundred in five seconds, and back to few. */
export const options: Options = {
  stages: stagesOf(minutes(4 / 3), [
    [20, 20],
    [5, 400],
    [30, 400],
    [5, 20],
    [20, 20],
  ]),
  thresholds: sheddingPromises,
};

export const setup = readCatalogue;

const think = thinking(0.5);

export default function visitor(catalogue: Catalogue): void {
  mixedJourney(catalogue, think);
}
