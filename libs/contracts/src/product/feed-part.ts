import { Id, Int } from '@mall/validation';
import type { CarFacts } from './car-facts.js';

/**
 * Files that a feed is cut into. A car's file is the remainder of its id: it never moves to another one, because a search engine
 * forgets an offer that does, for a while. The number is therefore never to be changed. Enough for 1.9 million cars at the 30,000
 * offers a file that Yandex takes.
 */
export const FEED_FILES = 64;

export class FeedPartDto {
  @Int({ min: 0, max: FEED_FILES - 1 }) file!: number;
  /** The last car of the part before. */
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

/** A car on sale as search engines are told about it. */
export interface FeedOffer extends FeedFacts {
  readonly spuId: string;
  /** In Russian. */
  readonly name: string;
  /** English names, as addresses of pages have them. */
  readonly make: string;
  readonly series?: string;
  /** Paths; the main picture first. */
  readonly pictures: readonly string[];
  /** False while the last one is held for somebody. */
  readonly hasStock: boolean;
  /** Whole roubles of the contract, estimated. */
  readonly priceRub: number;
  /** Whole roubles with duties in Ussuriysk, imported by a person; missing where a line cannot be counted. */
  readonly landedRub?: number;
}

export interface FeedPart {
  /** None while no rate is known. */
  readonly offers: readonly FeedOffer[];
  /** Missing in the last part. */
  readonly nextAfterId?: string;
}
