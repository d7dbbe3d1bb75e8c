import { choiceNames, recordOf } from '@mall/contracts/product';
import type { OpenSearchCluster, SearchBody } from './cluster.js';
import type { Aggregation, Bucket } from './facet-request.js';
import { EVERYTHING } from './query.js';
import type { CarNumbers, Counts } from './vocabulary.js';

const MOST_VALUES = 10_000;
/** Words of one request; a catalogue with more is read in parts. */
const WORDS_AT_ONCE = 20_000;
const MISSING = '';

const terms = (field: string, aggs?: object): object => ({
  terms: { field, size: MOST_VALUES },
  ...(aggs && { aggs }),
});
/** Aggregations below a make or series: its categories, and their conditions. */
const combined = {
  category: terms('category', {
    condition: { terms: { field: 'condition', size: 10, missing: MISSING } },
  }),
};
const lowest = { price: { min: { field: 'price' } } };
const body = (aggs: object): SearchBody => ({
  query: EVERYTHING,
  size: 0,
  track_total_hits: false,
  aggs: aggs as Record<string, unknown>,
});

/** Reads aggregations over all cars: numbers of makes, categories and other shared names, and all words of names. */
export async function readNumbers(cluster: OpenSearchCluster, index: string): Promise<CarNumbers> {
  const { aggregations: found = {} } = await cluster.searchPatiently<never>(
    index,
    body({
      brands: terms('brand', { ...lowest, ...combined }),
      series: terms('series', { ...lowest, ...combined }),
      cities: terms('cityText'),
      categories: terms('category'),
      years: terms('year'),
      litres: terms('litres'),
      ...recordOf(choiceNames, (name) => terms(name)),
      words: { cardinality: { field: 'words', precision_threshold: 40_000 } },
    }),
  );
  const { brands, series } = { brands: found['brands']!, series: found['series']! };
  return {
    brands: countsOf(brands),
    series: countsOf(series),
    lowestPrices: new Map([...pricesOf(brands), ...pricesOf(series)]),
    cities: countsOf(found['cities']!),
    categories: countsOf(found['categories']!),
    years: countsOf(found['years']!),
    litres: countsOf(found['litres']!),
    choices: recordOf(choiceNames, (name) => countsOf(found[name]!)),
    words: await readWords(cluster, index, found['words']!.value ?? 0),
    combined: [
      ...combinedOf(brands).map(({ id, ...rest }) => ({ brand: id, ...rest })),
      ...combinedOf(series).map(({ id, ...rest }) => ({ series: id, ...rest })),
    ],
  };
}

/** Returns the number of cars of each word. `about` is the approximate number of words. */
async function readWords(cluster: OpenSearchCluster, index: string, about: number): Promise<Counts> {
  const parts = Math.max(1, Math.ceil(about / (WORDS_AT_ONCE / 2)));
  const words = new Map<string, number>();
  for (let partition = 0; partition < parts; partition += 1) {
    const only = parts > 1 ? { include: { partition, num_partitions: parts } } : {};
    const { aggregations } = await cluster.searchPatiently(
      index,
      body({ words: { terms: { field: 'words', size: WORDS_AT_ONCE, ...only } } }),
    );
    for (const [word, cars] of countsOf(aggregations!['words']!)) words.set(word, cars);
  }
  return words;
}

type CountedBucket = Bucket & Readonly<Record<string, Aggregation>>;

const bucketsOf = ({ buckets = [] }: Aggregation): readonly CountedBucket[] =>
  buckets as readonly CountedBucket[];

const countsOf = (aggregation: Aggregation): Counts =>
  new Map(bucketsOf(aggregation).map(({ key, doc_count }) => [String(key), doc_count]));

const pricesOf = (aggregation: Aggregation): [string, number][] =>
  bucketsOf(aggregation).map((bucket) => [String(bucket.key), bucket['price']!.value ?? 0]);

function combinedOf(
  aggregation: Aggregation,
): { readonly id: string; readonly category: string; readonly condition: string; readonly cars: number }[] {
  return bucketsOf(aggregation).flatMap((one) =>
    bucketsOf(one['category']!).flatMap((category) =>
      bucketsOf(category['condition']!).map(({ key, doc_count }) => ({
        id: String(one.key),
        category: String(category.key),
        condition: String(key),
        cars: doc_count,
      })),
    ),
  );
}
