import type { Options } from 'k6/options';
import { readCatalogue, type Catalogue } from '../scenarios/catalogue.ts';
import { mixedJourney, thinking } from '../scenarios/journeys.ts';
import { sheddingPromises } from '../thresholds.ts';
import { minutes, stagesOf } from './shape.ts';

/** More and more visitors with short pauses, beyond the capacity of two cores: requests may be refused, but must not fail. */
export const options: Options = {
  stages: stagesOf(minutes(1.75), [
    [30, 100],
    [30, 300],
    [30, 600],
    [15, 0],
  ]),
  thresholds: sheddingPromises,
};

export const setup = readCatalogue;

const think = thinking(0.1);

export default function visitor(catalogue: Catalogue): void {
  mixedJourney(catalogue, think);
}
