import type { CarIndex } from '../index/car-index.js';
import { layOut } from './car-layout.js';
import { columnFrom, type ColumnName, type Columns } from '../index/columns.js';
import { gather } from './gather.js';
import { STATE_COLUMNS, type IndexFacts, type SectionName } from './index-state.js';
import { ORDER_COLUMNS } from '../index/orderings.js';
import type { Pace } from '../index/pace.js';
import { listBits } from '../index/posting.js';
import type { SourceTables } from '../index/source-car.js';

/** Number of cars between two checks of the time. */
const CARS = 32;
const TEXTS = 512;
const NUMBERS = 16_384;
/** Maximum number of positions that are sorted by comparing them. */
const FEW = 4_096;

/** A stored state that is inconsistent, so that no index can be built from it. */
export class UnfitStateError extends Error {}

/** Source of a stored state. */
export interface StateSource {
  readonly facts: IndexFacts;
  /** Returns the bytes of a section, in a buffer of their own. */
  read(name: SectionName): Promise<ArrayBuffer>;
}

/**
 * Builds an index from a stored state, laid out so that cars are found fast whatever order they came in. Sets of cars
 * are derived from the columns, because that takes hardly longer than reading them.
 */
export class IndexRestorer {
  constructor(
    private readonly source: StateSource,
    private readonly pace: Pace,
  ) {}

  /**
   * Fills an empty index.
   * @param tables present tables; cars follow a category tree that has changed meanwhile
   * @throws UnfitStateError
   */
  async restore(index: CarIndex, tables: SourceTables): Promise<void> {
    this.registerEntries(index);
    index.loadTables(tables);
    const brand = columnFrom('brand', await this.source.read('column.brand'));
    const series = columnFrom('series', await this.source.read('column.series'));
    const condition = columnFrom('condition', await this.source.read('column.condition'));
    const byPrice = await this.words('order.price');
    checkBelow(byPrice, brand.length);
    const ids = index.brands.entries.map(({ id }) => id);
    const cars = await layOut(byPrice, { brand, series, condition }, ids, this.pace);
    index.startRestoring(cars.length);
    await this.readColumns(index.columns, cars, brand.length);
    await this.readTexts(index);
    for (let ord = 0; ord < cars.length; ord += 1) {
      index.fileRestored(ord);
      if (ord % CARS === 0) await this.pace.step();
    }
    const positionOf = await this.positionsOf(cars, brand.length);
    await this.readAttrs(index, positionOf);
    await this.readHolds(index, positionOf);
    await this.readOrders(index, cars.length, positionOf);
    index.endRestoring();
  }

  private registerEntries({ brands, categories, shops, cities }: CarIndex): void {
    const { facts } = this.source;
    for (const id of facts.brands) brands.entry(id);
    for (const id of facts.categories) categories.entry(id);
    for (const id of facts.shops) shops.entry(id);
    for (const [at, name] of facts.cities.entries())
      if (cities.positionOf(JSON.stringify(name ?? null)) !== at + 1) throw new UnfitStateError('cities');
  }

  private async readColumns(columns: Columns, cars: Uint32Array, positionCount: number): Promise<void> {
    for (const name of STATE_COLUMNS) {
      const stored = columnFrom(name, await this.source.read(`column.${name}`));
      if (stored.length !== positionCount) throw new UnfitStateError(name);
      await this.take(columns, name, stored, cars);
    }
  }

  private async take(columns: Columns, name: ColumnName, stored: Columns[ColumnName], cars: Uint32Array) {
    for (let from = 0; from < cars.length; from += NUMBERS) {
      gather(columns[name], stored, cars, from, Math.min(cars.length, from + NUMBERS));
      await this.pace.step();
    }
  }

  private async readTexts({ texts }: CarIndex): Promise<void> {
    const bytes = await this.source.read('text.bytes');
    const [starts, lengths, uses] = [
      await this.words('text.starts'),
      await this.words('text.lengths'),
      await this.words('text.uses'),
    ];
    if (lengths.length !== starts.length || uses.length !== starts.length) throw new UnfitStateError('texts');
    texts.startRestoring({ starts, lengths, uses, bytes });
    for (let id = 0; id < starts.length; id += 1) {
      texts.enterRestored(id);
      if (id % TEXTS === 0) await this.pace.step();
    }
  }

  private async positionsOf(cars: Uint32Array, positionCount: number): Promise<Uint32Array> {
    const positionOf = new Uint32Array(positionCount);
    for (let ord = 0; ord < cars.length; ord += 1) {
      positionOf[cars[ord]!] = ord;
      if (ord % NUMBERS === 0) await this.pace.step();
    }
    return positionOf;
  }

  private async readAttrs(index: CarIndex, positionOf: Uint32Array): Promise<void> {
    const stored = await this.words('attrs');
    checkBelow(stored, positionOf.length);
    let at = 0;
    for (const { id, cars } of this.source.facts.attrValues) {
      const ords = stored.subarray(at, at + cars).map((old) => positionOf[old]!);
      const posting = index.attrPosting(id);
      let done = 0;
      for (const ord of ascending(ords, positionOf.length)) {
        posting.add(ord);
        if ((done += 1) % TEXTS === 0) await this.pace.step();
      }
      at += cars;
    }
    if (at !== stored.length) throw new UnfitStateError('attrs');
  }

  private async readHolds({ heldUntil }: CarIndex, positionOf: Uint32Array): Promise<void> {
    const cars = await this.words('heldCars');
    const ends = new Float64Array(await this.source.read('heldUntil'));
    checkBelow(cars, positionOf.length);
    if (ends.length !== cars.length) throw new UnfitStateError('heldUntil');
    for (const [at, old] of cars.entries()) heldUntil.set(positionOf[old]!, ends[at]!);
  }

  private async readOrders({ orderings }: CarIndex, cars: number, positionOf: Uint32Array): Promise<void> {
    for (const name of ORDER_COLUMNS) {
      const ords = await this.words(`order.${name}`);
      checkBelow(ords, positionOf.length);
      if (ords.length !== cars) throw new UnfitStateError(`order of ${name}`);
      for (let at = 0; at < cars; at += 1) {
        ords[at] = positionOf[ords[at]!]!;
        if (at % NUMBERS === 0) await this.pace.step();
      }
      for (const blocks = orderings[name].filling(ords); !blocks.next().done;) await this.pace.step();
    }
  }

  private async words(name: SectionName): Promise<Uint32Array<ArrayBuffer>> {
    return new Uint32Array(await this.source.read(name));
  }
}

/** Returns sorted positions, because adding in the middle of a posting moves the following ones. */
function ascending(ords: Uint32Array, end: number): Uint32Array {
  if (ords.length < FEW) return ords.sort();
  const bits = new Int32Array((end >>> 5) + 1);
  for (let at = 0; at < ords.length; at += 1) bits[ords[at]! >>> 5]! |= 1 << (ords[at]! & 31);
  listBits(bits, { from: 0, to: bits.length }, ords);
  return ords;
}

function checkBelow(ords: Uint32Array, end: number): void {
  for (let at = 0; at < ords.length; at += 1)
    if (ords[at]! >= end) throw new UnfitStateError(`position ${ords[at]} of ${end}`);
}
