import type { CommonFacts } from './common-facts.js';
import { makes } from './makes.js';
import { versionsOf, type ModelYear } from './names.js';
import { Lottery } from './lottery.js';
import { newestModelYear } from './table.js';

/** A version as sold in one model year. */
export interface Offer extends ModelYear {
  weight: number;
  /** The facts common to its cars; computed with the first car. */
  common?: CommonFacts;
  /** The probability of each piece of equipment. */
  likelihoods?: number[];
}

/** Weights by age in years. Cars of three to five years are the most frequent, because their duty is the lowest. */
const usedAgeWeights = [3, 9, 13, 21, 22, 14, 8, 5, 3, 2, 1, 1];

const versions = makes.flatMap((make) =>
  make.series.flatMap((series) => series.trims.flatMap((trim) => versionsOf(series, trim))),
);
const versionsPerSeries = new Map<unknown, number>();
for (const { series } of versions) {
  versionsPerSeries.set(series, (versionsPerSeries.get(series) ?? 0) + 1);
}

const offersOf = (firstYear: number, weightOfAge: (age: number) => number): Offer[] =>
  versions.flatMap((version) => {
    const years: Offer[] = [];
    const from = Math.max(firstYear, version.trim.firstYear, version.series.firstYear);
    const to = Math.min(version.trim.lastYear, version.series.lastYear);
    for (let year = from; year <= to; year += 1) {
      const share = version.series.popularity / versionsPerSeries.get(version.series)!;
      years.push({ version, year, weight: share * weightOfAge(newestModelYear - year) });
    }
    return years;
  });

export const usedOffers = new Lottery(
  offersOf(newestModelYear - 11, (age) => usedAgeWeights[age]!),
  (offer) => offer.weight,
);
export const newOffers = new Lottery(
  offersOf(newestModelYear - 1, (age) => 3 - age * 2),
  (offer) => offer.weight,
);
