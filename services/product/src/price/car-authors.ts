import { productErrors } from '@mall/contracts/product';
import type { MallError } from '@mall/contracts/define';
import { inEachLanguage, type Texts } from '@mall/validation';
import type { DatabaseRefusals } from '../database-refusal.js';

/** Person with a part in the present offer of a car. */
export interface CarAuthor {
  readonly personId: string;
  /** Login of the person. */
  readonly name: string;
}

/** Returns the names of the people, each once. */
export const namesOf = (authors: readonly CarAuthor[]): string[] => [
  ...new Set(authors.map(({ name }) => name)),
];

/** Returns the refusal of an approval by one of the people who had a part in the offer of the car. */
export const refusalOfReviewer = (name: Partial<Texts> | null, people: readonly string[]): MallError =>
  productErrors.reviewedByOther({ name: inEachLanguage(name), people: people.join(', ') });

interface OwnWork {
  readonly name: Partial<Texts> | null;
  readonly people: readonly string[];
}

/** Refusal of the trigger `guard_review` of migration 0091. */
export const reviewRefusals: DatabaseRefusals = {
  MP007: (detail) => {
    const { name, people } = JSON.parse(detail) as OwnWork;
    return refusalOfReviewer(name, people);
  },
};
