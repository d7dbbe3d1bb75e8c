import type { CarFeedChange } from '@mall/contracts/product';
import type { Directories } from './directories.js';
import { CarFinder } from './find/car-finder.js';
import { CarIndex } from './index/car-index.js';
import type { DatedSetting } from './index/dated-flags.js';
import { changeOf, stateOf, stockChangeOf } from './index/feed-facts.js';
import { Pace } from './index/pace.js';
import { textOfModel } from './index/row-text.js';
import type { SourceCar, SourceStock, SourceTables } from './index/source-car.js';
import { IndexRestorer } from './snapshot/index-restorer.js';
import { factsOf, sectionsOf } from './snapshot/index-state.js';
import type { SnapshotFolder } from './snapshot/snapshot-folder.js';
import type { FeedPosition } from './snapshot/snapshot-format.js';
import type { SnapshotReader } from './snapshot/snapshot-reader.js';
import { writeSnapshot } from './snapshot/snapshot-writer.js';

/** Cars added between two looks at the time. */
const CARS = 32;
/** Positions whose ids are listed at once. */
const IDS = 10_000;

/** Rows of the tables that cars refer to. */
export interface CarTables {
  readonly tables: SourceTables;
  /** Groups of words that stand for each other. */
  readonly synonyms: readonly (readonly string[])[];
}

/** All cars on sale, as of one moment. */
export interface CarSource extends CarTables {
  /** Number of cars on sale. */
  readonly expected: number;
  cars(): AsyncIterable<readonly SourceCar[]>;
}

export interface ModelOptions {
  /** Returns the setting on which the flags of cars depend; called once all cars are there. */
  readonly setting: () => Promise<DatedSetting>;
}

/**
 * The cars on sale in the memory of this process: built from all cars or from a stored file, then updated car by car.
 * `MemoryCarSearch` answers from it; it may be replaced by another one at any time.
 */
export class CarModel {
  readonly directories: Directories;

  /** `index` is complete: what is derived from it later follows its changes. */
  constructor(
    readonly index = new CarIndex(),
    readonly finder = new CarFinder(index),
  ) {
    this.directories = {
      brands: index.brands,
      categories: index.categories,
      shops: index.shops,
      cities: index.cities,
      brandCounts: index.brandCounts,
      lowestPrices: finder.lowestPrices,
      reader: finder.reader,
      observe: (observer) => index.observe(observer),
    };
  }

  /** Builds a model from all cars. */
  static async read(
    { tables, synonyms, expected, cars }: CarSource,
    options: ModelOptions,
  ): Promise<CarModel> {
    const pace = new Pace(false);
    const index = new CarIndex();
    index.loadTables(tables);
    index.startLoading(expected);
    for await (const rows of cars())
      for (let at = 0; at < rows.length; at += 1) {
        index.put(rows[at]!);
        if (at % CARS === 0) await pace.step();
      }
    index.endLoading();
    return CarModel.finished(index, synonyms, pace, options);
  }

  /**
   * Builds a model as it was stored, with the present tables.
   * @throws UnfitSnapshotError, UnfitStateError
   */
  static async restore(
    reader: SnapshotReader,
    { tables, synonyms }: CarTables,
    options: ModelOptions,
  ): Promise<CarModel> {
    const index = new CarIndex();
    await new IndexRestorer(reader, reader.pace).restore(index, tables);
    return CarModel.finished(index, synonyms, reader.pace, options);
  }

  /** Derives all further data from a complete index. */
  private static async finished(
    index: CarIndex,
    synonyms: CarTables['synonyms'],
    pace: Pace,
    { setting }: ModelOptions,
  ): Promise<CarModel> {
    const finder = new CarFinder(index);
    finder.reader.setSynonyms(synonyms);
    for (const slices = finder.datedFlags.updating(await setting()); !slices.next().done;) await pace.step();
    for (const slices = finder.preparing(); !slices.next().done;) await pace.step();
    return new CarModel(index, finder);
  }

  /** Number of cars. */
  get size(): number {
    return this.index.size;
  }

  /** Number of cars that were added since the model was built, and so have no positions beside those of their make. */
  get strays(): number {
    return this.index.strays;
  }

  loadTables(tables: SourceTables): void {
    this.index.loadTables(tables);
  }

  setSynonyms(synonyms: CarTables['synonyms']): void {
    this.finder.reader.setSynonyms(synonyms);
  }

  /**
   * Updates some cars. Holds the event loop.
   * @param spuIds cars to be updated; those that are not among `onSale` are removed
   * @param changes gets what has changed, if given
   */
  update(spuIds: readonly string[], onSale: ReadonlyMap<string, SourceCar>, changes?: CarFeedChange[]): void {
    const { index } = this;
    for (const spuId of spuIds) {
      const car = onSale.get(spuId);
      const known = index.positionOf(spuId);
      if (!car && known < 0) continue;
      const before = changes && known >= 0 ? stateOf(index, known) : undefined;
      if (car) index.put(car);
      else index.remove(spuId);
      changes?.push(changeOf(spuId, before, car && stateOf(index, index.positionOf(spuId))));
    }
    index.meanings.refresh();
  }

  /** Updates cars of which only the stock has changed; cars that are not on sale are ignored. */
  restock(stocks: readonly SourceStock[], changes?: CarFeedChange[]): void {
    const { index } = this;
    for (const stock of stocks) {
      const ord = index.positionOf(stock.spuId);
      if (ord < 0) continue;
      const hadStock = index.columns.stock[ord]! > 0;
      index.restock(ord, stock);
      changes?.push(stockChangeOf(index, ord, hadStock));
    }
  }

  /**
   * Stores the cars, which must not be updated meanwhile; landed costs wait until they are stored.
   * @returns the length of the file in bytes
   * @throws Error when the disk is full, or almost; the former file stays
   */
  async store(folder: SnapshotFolder, position: FeedPosition): Promise<number> {
    const { index, finder } = this;
    finder.landedOrders.hold();
    try {
      const head = { fingerprint: folder.fingerprint, position, facts: factsOf(index) };
      return await folder.replace((file) => writeSnapshot(file, head, sectionsOf(index), new Pace(false)));
    } finally {
      finder.landedOrders.release();
    }
  }

  /** Calculates landed costs of cars that are put from now on by the figures of another model. */
  followFiguresOf({ index }: CarModel): void {
    this.index.landed = index.landed;
  }

  /** Replaces another model, whose landed costs stay as they are from now on. */
  takeOverFrom({ finder }: CarModel): void {
    finder.landedOrders.hold();
    // The cars may have been stored while their landed costs were being calculated.
    this.finder.landedOrders.recount();
  }

  /** Returns all facts of each of these cars as a comparable line, see `textOfSource`; none for a missing car. */
  linesOf(spuIds: readonly string[]): ReadonlyMap<string, string> {
    const { index } = this;
    return new Map(
      spuIds.flatMap((spuId) => {
        const ord = index.positionOf(spuId);
        if (ord < 0) return [];
        // A car that is filed under other values than its own differs from every line.
        return [[spuId, index.isFiled(ord) ? textOfModel(index, ord) : ''] as const];
      }),
    );
  }

  /** Returns the ids of all cars, in portions. */
  *allIds(): Generator<readonly string[]> {
    const { index } = this;
    for (let from = 0; from < index.positionCount; from += IDS) {
      const ids: string[] = [];
      for (let ord = from; ord < Math.min(index.positionCount, from + IDS); ord += 1)
        if (index.everything.has(ord)) ids.push(index.spuId(ord));
      yield ids;
    }
  }

  /** Whether a car is found by other values than it has. */
  isMisfiled(spuId: string): boolean {
    const ord = this.index.positionOf(spuId);
    return ord >= 0 && !this.index.isFiled(ord);
  }
}
