import type { Options } from 'k6/options';
import { readCatalogue, type Catalogue } from '../scenarios/catalogue.ts';
import { brandJourney, searchJourney, thinking } from '../scenarios/journeys.ts';
import { promises } from '../thresholds.ts';

/** Two visitors for ten seconds: checks the scripts and the promises without load. */
export const options: Options = { vus: 2, duration: '10s', thresholds: promises };

export const setup = readCatalogue;

const think = thinking(0.05);

export default function visitor(catalogue: Catalogue): void {
  brandJourney(catalogue, think);
  searchJourney(catalogue, think);
}
