import { Id, Int, ListOfValues, Text } from '@mall/validation';
import { defineApi, Empty, internal, json, listOf } from '../define/index.js';
import { FeedPartDto, type FeedPart } from './feed-part.js';

/** Number of ids in one bucket; a car never moves to another bucket. */
export const LISTING_BUCKET = 15_000;

/** Bucket of the greatest id that PostgreSQL has. */
const MOST_BUCKET = 614_891_469_123_651;

export class ListingBucketDto {
  /** Number of the bucket: cars with ids from `bucket * LISTING_BUCKET` on. */
  @Int({ min: 0, max: MOST_BUCKET }) bucket!: number;
}

export class ListedCarView {
  @Id() spuId!: string;
  /** ISO 8601. */
  @Text() updatedAt!: string;
}

/** A make with cars on sale and its series that have some; English names. */
export class ListedMakeView {
  @Text() name!: string;
  @ListOfValues('string') series!: string[];
}

/** Cars on sale, for the lists of pages that search engines read. */
export const productListingApi = defineApi('product.listing', {
  buckets: {
    request: Empty,
    response: json<readonly number[]>(),
    access: internal(),
    summary: 'The buckets of ids that hold cars on sale, ascending.',
  },
  cars: {
    request: ListingBucketDto,
    response: listOf(ListedCarView),
    access: internal(),
    summary: 'The cars on sale of one bucket, by id.',
  },
  makes: {
    request: Empty,
    response: listOf(ListedMakeView),
    access: internal(),
    summary: 'Makes with cars on sale, and their series.',
  },
  feedFiles: {
    request: Empty,
    response: json<readonly number[]>(),
    access: internal(),
    summary: 'The files of the feeds that have cars, ascending.',
  },
  feedPart: {
    request: FeedPartDto,
    response: json<FeedPart>(),
    access: internal(),
    summary: 'The next cars of one file of the feeds, by id, with prices in roubles.',
  },
});
