import { Id, Int } from '@mall/validation';
import type { CarFacts } from './car-facts.js';

/**
 * Number of files of a feed. A car's file is the remainder of its id, so that it never moves to another one: a search
 * engine drops an offer that moves, for a while. The number must therefore never change. Enough for 1.9 million cars at
 * the 30,000 offers a file that Yandex takes.
 */
export const FEED_FILES = 64;

export class FeedPartDto {
  @Int({ min: 0, max: FEED_FILES - 1 }) file!: number;
  /** Id of the last car of the part before. */
  @Id({ optional: true }) afterId?: string;
}

type FeedFacts = Pick<
  CarFacts,
  | 'condition'
  | 'year'
  | 'mileageKm'
  | 'bodyType'
  | 'fuel'
  | 'engineCc'
  | 'powerHp'
  | 'gearbox'
  | 'drive'
  | 'steering'
  | 'colour'
>;

/** A car on sale as the feeds for search engines have it. */
export interface FeedOffer extends FeedFacts {
  readonly spuId: string;
  /** Name in Russian. */
  readonly name: string;
  /** English names, as addresses of pages have them. */
  readonly make: string;
  readonly series?: string;
  /** Paths; the main picture first. */
  readonly pictures: readonly string[];
  /** False while the last unit is held. */
  readonly hasStock: boolean;
  /** Whole roubles of the contract, estimated. */
  readonly priceRub: number;
  /** Whole roubles with duties in Ussuriysk, imported by a person; missing where a line cannot be calculated. */
  readonly landedRub?: number;
}

export interface FeedPart {
  /** Cars of the part; empty while no rate is known. */
  readonly offers: readonly FeedOffer[];
  /** Last car of this part; missing in the last part. */
  readonly nextAfterId?: string;
}
