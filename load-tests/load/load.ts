import type { Options } from 'k6/options';
import { readCatalogue, type Catalogue } from '../scenarios/catalogue.ts';
import { mixedJourney, thinking } from '../scenarios/journeys.ts';
import { promises } from '../thresholds.ts';
import { minutes, stagesOf } from './shape.ts';

/** A busy day: a hundred visitors who read the pages, for two minutes. */
export const options: Options = {
  stages: stagesOf(minutes(2), [
    [15, 100],
    [90, 100],
    [15, 0],
  ]),
  thresholds: promises,
};

export const setup = readCatalogue;

const think = thinking(1);

export default function visitor(catalogue: Catalogue): void {
  mixedJourney(catalogue, think);
}
