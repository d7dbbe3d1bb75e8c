import type { StoredText } from '@mall/validation';
import type { CarIndex } from '../index/car-index.js';
import { COLUMN_NAMES, type ColumnName } from '../index/columns.js';
import { ORDER_COLUMNS, type OrderColumn } from '../index/orderings.js';

/** Entries of a list that are prepared at once; a fraction of a millisecond of work. */
const ENTRIES = 65_536;
const CHUNK_BYTES = 1 << 20;

/** Flags depend on the date and are computed when an index is restored. */
export const STATE_COLUMNS = COLUMN_NAMES.filter(
  (name): name is Exclude<ColumnName, 'flags'> => name !== 'flags',
);

export const TEXT_LISTS = ['starts', 'lengths', 'uses'] as const;

export type SectionName =
  | `column.${Exclude<ColumnName, 'flags'>}`
  | `order.${OrderColumn}`
  | `text.${(typeof TEXT_LISTS)[number]}`
  | 'text.bytes'
  | 'attrs'
  | 'heldCars'
  | 'heldUntil';

/** A part of the state of an index. */
export interface StateSection {
  readonly name: SectionName;
  /** Chunks; each is valid until the next one is taken. */
  readonly chunks: Iterable<Uint8Array>;
}

/** Small parts of the state. Ids and names are listed by position, without the first position. */
export interface IndexFacts {
  readonly brands: readonly string[];
  readonly categories: readonly string[];
  readonly shops: readonly string[];
  readonly cities: readonly StoredText[];
  /** Attribute values in the order of the cars in section `attrs`. */
  readonly attrValues: readonly { readonly id: string; readonly cars: number }[];
}

export const factsOf = ({ brands, categories, shops, cities, attrValues }: CarIndex): IndexFacts => ({
  brands: idsOf(brands.entries),
  categories: idsOf(categories.entries),
  shops: idsOf(shops.entries),
  cities: cities.entries.slice(1).map(({ row }) => row?.name),
  attrValues: [...attrValues].map(([id, { size }]) => ({ id, cars: size })),
});

const idsOf = (entries: readonly { readonly id: string }[]): string[] => entries.slice(1).map(({ id }) => id);

/**
 * Returns the state from which `IndexRestorer` builds an equal index. Sets of cars that follow from the columns are
 * left out. The index must not change until the last chunk is taken.
 */
export function* sectionsOf(index: CarIndex): Generator<StateSection> {
  const { positionCount, columns, orderings, texts, attrValues, heldUntil } = index;
  for (const name of STATE_COLUMNS)
    yield { name: `column.${name}`, chunks: chunksOf(columns[name].subarray(0, positionCount)) };
  for (const name of ORDER_COLUMNS) yield { name: `order.${name}`, chunks: wordsOf(orderings[name].parts()) };
  const stored = texts.state();
  for (const name of TEXT_LISTS) yield { name: `text.${name}`, chunks: chunksOf(stored[name]) };
  yield { name: 'text.bytes', chunks: stored.chunks };
  yield { name: 'attrs', chunks: wordsOf([...attrValues.values()].map((cars) => cars.members())) };
  yield { name: 'heldCars', chunks: chunksOf(Uint32Array.from(heldUntil.keys())) };
  yield { name: 'heldUntil', chunks: chunksOf(Float64Array.from(heldUntil.values())) };
}

/** Joins short lists to chunks. */
function* wordsOf(lists: Iterable<Uint32Array>): Generator<Uint8Array> {
  const chunk = new Uint32Array(ENTRIES);
  let size = 0;
  for (const list of lists)
    for (let from = 0; from < list.length;) {
      const part = list.subarray(from, from + ENTRIES - size);
      chunk.set(part, size);
      size += part.length;
      from += part.length;
      if (size < ENTRIES) continue;
      yield new Uint8Array(chunk.buffer);
      size = 0;
    }
  yield new Uint8Array(chunk.buffer, 0, size * chunk.BYTES_PER_ELEMENT);
}

function* chunksOf({ buffer, byteOffset, byteLength }: ArrayBufferView): Generator<Uint8Array> {
  for (let from = 0; from < byteLength; from += CHUNK_BYTES)
    yield new Uint8Array(buffer, byteOffset + from, Math.min(CHUNK_BYTES, byteLength - from));
}
