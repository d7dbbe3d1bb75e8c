import type { LandedTotals } from '@mall/contracts/landed-cost';
import { recordFrom, recordOf } from '@mall/contracts/product';
import { badgeFactsOf } from './badge-facts.js';
import { CarNames } from './car-names.js';
import { Categories } from './categories.js';
import { Cities } from './cities.js';
import { writeColumns } from './column-writer.js';
import { idText, makeColumns, textsOf, type Columns } from './columns.js';
import { Directory } from './directory.js';
import { IndexObservers, type IndexObserver } from './index-observers.js';
import { LANDED_COLUMNS, landedKeys } from './landed.js';
import { Lexicon } from '../keyword/lexicon.js';
import { Meanings } from '../keyword/meanings.js';
import { makeOrderings, ORDER_COLUMNS, orderKeysOf } from './orderings.js';
import { Positions } from './positions.js';
import { SellerSkus, sellerSkuKey } from './seller-skus.js';
import { Posting, Universe } from './posting.js';
import type { BrandSource, ShopSource, SourceCar, SourceStock, SourceTables } from './source-car.js';
import { BrandCounts, type CountedCar } from './brand-counts.js';
import { TextHeap } from './text-heap.js';
import { VALUE_FIELDS, VALUE_NAMES, type ValueFieldName } from './value-fields.js';

/**
 * The cars on sale in memory: columns of facts, and a set of cars for every value that can be filtered by.
 * Independent of queries and of the source of the data.
 */
export class CarIndex {
  readonly universe = new Universe();
  columns: Columns = makeColumns(this.universe.capacity);
  readonly texts = new TextHeap();
  readonly brands = new Directory<BrandSource>(this.universe);
  readonly categories = new Categories(this.universe);
  readonly shops = new Directory<ShopSource>(this.universe);
  readonly cities = new Cities(this.universe, () => this.meanings.expire());
  readonly lexicon = new Lexicon(this.universe);
  readonly names = new CarNames(this.texts, this.lexicon);
  /** Every car. */
  readonly everything = new Posting(this.universe);
  readonly inStock = new Posting(this.universe);
  /** Figures from which landed costs are calculated; `undefined` while they are not known. Set by `CarModel` and `LandedOrders`. */
  landed: LandedTotals | undefined;
  /** Cars whose landed cost can be calculated. */
  readonly landedKnown = recordOf(LANDED_COLUMNS, () => new Posting(this.universe));
  /** Cars by value of each choice or count column, including 0 (unknown). */
  readonly values = valueSetsIn(this.universe);
  readonly attrValues = new Map<string, Posting>();
  readonly meanings: Meanings = new Meanings(this, this.lexicon, this.universe);
  readonly orderings = makeOrderings(() => this.columns);
  readonly brandCounts = new BrandCounts();
  /** End of the hold on the last unit of a car, in milliseconds since 1970, by the position of the car. */
  readonly heldUntil = new Map<number, number>();
  private readonly observers = new IndexObservers();
  private readonly positions = new Positions(
    () => this.columns,
    (cars) => this.reserve(cars),
  );
  private readonly sellerSkus = new SellerSkus(this.universe);
  /** Number of additions since the index was filled. These cars are not beside others of their make, which slows counting. */
  strays = 0;
  /** While true, orderings are not maintained; `endLoading` builds them. */
  private isLoading = false;

  get size(): number {
    return this.everything.size;
  }

  /** Returns the upper bound (exclusive) of all positions ever used. */
  get positionCount(): number {
    return this.positions.count;
  }

  /** Registers an observer of all later changes. */
  observe(observer: IndexObserver): void {
    this.observers.add(observer);
  }

  /** Replaces brands, categories and shops by the given rows. */
  loadTables({ brands, categories, shops }: SourceTables): void {
    this.brands.load(brands);
    this.shops.load(shops);
    if (this.categories.load(categories)) this.refileCategories();
    this.meanings.expire();
    this.meanings.refresh();
    this.observers.tablesChanged();
  }

  /** Returns the position of a car in the columns, or −1. */
  positionOf(spuId: string): number {
    return this.positions.find(spuId);
  }

  spuId(ord: number): string {
    return idText(this.columns.idHigh[ord]!, this.columns.idLow[ord]!);
  }

  /** Starts a bulk load; orderings are built by `endLoading`. */
  startLoading(expected: number): void {
    this.isLoading = true;
    this.names.startLoading();
    this.reserve(expected);
  }

  endLoading(): void {
    this.isLoading = false;
    this.names.endLoading();
    const ords = this.everything.members();
    for (const column of ORDER_COLUMNS) this.orderings[column].build(ords);
    this.meanings.refresh();
  }

  /** Starts filling an empty index from stored columns: the cars have the positions 0 to `cars` − 1. */
  startRestoring(cars: number): void {
    this.isLoading = true;
    this.names.startLoading();
    this.positions.fill(cars);
  }

  /** Adds a car whose columns are complete to everything except attribute sets, holds and orderings, and notifies nobody. */
  fileRestored(ord: number): void {
    this.positions.enter(ord);
    this.eachPosting(ord, (posting) => posting.add(ord));
    this.names.file(ord, textsOf(this.columns, ord));
    this.brandCounts.add(this.counted(ord));
    this.sellerSkus.join(ord, this.columns.partyCode[ord]!);
  }

  endRestoring(): void {
    this.isLoading = false;
    this.names.endLoading();
    this.meanings.refresh();
  }

  /** Adds a car or replaces its previous state; returns its position. */
  put(car: SourceCar): number {
    const known = this.positionOf(car.spuId);
    if (known >= 0) return this.replace(known, car);
    const ord = this.positions.take();
    if (!this.isLoading) this.strays += 1;
    writeColumns(this.columns, ord, car, this);
    this.positions.enter(ord);
    this.eachPosting(ord, (posting) => posting.add(ord));
    this.names.file(ord, textsOf(this.columns, ord));
    if (!this.isLoading) for (const column of ORDER_COLUMNS) this.orderings[column].add(ord);
    this.file(ord, car);
    return ord;
  }

  /** Updates only the sets and orderings that differ, because most changes concern the price or the stock. */
  private replace(ord: number, car: SourceCar): number {
    const { columns, orderings } = this;
    this.unfile(ord);
    const keys = orderKeysOf(car, this.landed);
    const moved = this.isLoading
      ? []
      : ORDER_COLUMNS.filter((column) => columns[column][ord] !== keys[column]);
    for (const column of moved) orderings[column].remove(ord);
    const texts = textsOf(columns, ord);
    const before = this.postingsOf(ord);
    writeColumns(columns, ord, car, this);
    const after = this.postingsOf(ord);
    for (const posting of before) if (!after.has(posting)) posting.remove(ord);
    for (const posting of after) if (!before.has(posting)) posting.add(ord);
    if (columns.name[ord] !== texts.name || columns.trim[ord] !== texts.trim) {
      this.names.unfile(ord, texts);
      this.names.file(ord, textsOf(columns, ord));
    }
    // Released last, so that an unchanged text always has a reference and keeps its position in the heap.
    for (const id of Object.values(texts)) this.texts.release(id);
    for (const column of moved) orderings[column].add(ord);
    this.file(ord, car);
    return ord;
  }

  /** Updates stock and hold of a car; everything else stays unchanged. */
  restock(ord: number, { stockLeft, heldUntil }: SourceStock): void {
    this.observers.carRemoving(ord);
    this.columns.stock[ord] = stockLeft;
    if (stockLeft > 0) this.inStock.add(ord);
    else this.inStock.remove(ord);
    if (heldUntil === null) this.heldUntil.delete(ord);
    else this.heldUntil.set(ord, heldUntil);
    this.observers.carAdded(ord);
  }

  /** Calculates the landed costs of a car again and moves it in sets and orderings accordingly. */
  countLanded(ord: number): void {
    const { columns, observers } = this;
    const keys = landedKeys(this.landed, badgeFactsOf(columns, ord), columns.price[ord]!);
    for (const column of LANDED_COLUMNS) {
      if (columns[column][ord] === keys[column]) continue;
      observers.landedChanging(ord, column);
      this.orderings[column].remove(ord);
      columns[column][ord] = keys[column];
      this.orderings[column].add(ord);
      const [known, isKnown] = [this.landedKnown[column], keys[column] >= 0];
      if (isKnown && !known.has(ord)) known.add(ord);
      if (!isKnown && known.has(ord)) known.remove(ord);
      observers.landedChanged(ord, column);
    }
  }

  /** Removes a car from all structures; its position can be reused. */
  remove(spuId: string): void {
    const ord = this.positionOf(spuId);
    if (ord < 0) return;
    const texts = textsOf(this.columns, ord);
    this.unfile(ord);
    this.eachPosting(ord, (posting) => posting.remove(ord));
    this.names.unfile(ord, texts);
    for (const column of ORDER_COLUMNS) this.orderings[column].remove(ord);
    this.positions.leave(ord);
    for (const id of Object.values(texts)) this.texts.release(id);
  }

  /** Whether the car is in every set and ordering that its columns imply. Used by the consistency check. */
  isFiled(ord: number): boolean {
    let isInAll = true;
    this.eachPosting(ord, (posting) => (isInAll &&= posting.has(ord)));
    return (
      isInAll &&
      this.names.isFiled(ord, textsOf(this.columns, ord)) &&
      ORDER_COLUMNS.every((column) => this.orderings[column].has(ord))
    );
  }

  /** Returns the cars with this seller's SKU, ignoring case and punctuation; `undefined` when there are none. */
  carsOfSellerSku(code: string): Posting | undefined {
    const text = sellerSkuKey(code);
    const id = text.length < 3 ? -1 : this.texts.find(text);
    return id > 0 ? this.sellerSkus.cars(id) : undefined;
  }

  private reserve(cars: number): void {
    let capacity = this.universe.capacity;
    while (capacity < cars) capacity *= 2;
    if (capacity === this.universe.capacity) return;
    this.universe.capacity = capacity;
    this.columns = makeColumns(capacity, this.columns);
  }

  /** Adds a car to counters, attribute sets, holds and seller SKUs, then notifies the observers. */
  private file(ord: number, car: SourceCar): void {
    this.brandCounts.add(this.counted(ord));
    for (const id of car.attrValueIds) this.attrPosting(id).add(ord);
    if (car.heldUntil !== null) this.heldUntil.set(ord, car.heldUntil);
    this.sellerSkus.join(ord, this.columns.partyCode[ord]!);
    this.observers.carAdded(ord);
  }

  private counted(ord: number): CountedCar {
    const { brand, series, condition, category } = this.columns;
    return {
      brand: brand[ord]!,
      series: series[ord]!,
      condition: condition[ord]!,
      categories: this.categories.pathOf(category[ord]!),
    };
  }

  /** Reverses `file`; to be called while the columns still hold the filed state. */
  private unfile(ord: number): void {
    this.observers.carRemoving(ord);
    this.brandCounts.remove(this.counted(ord));
    for (const posting of this.attrValues.values()) if (posting.has(ord)) posting.remove(ord);
    this.heldUntil.delete(ord);
    this.sellerSkus.leave(ord, this.columns.partyCode[ord]!);
  }

  private postingsOf(ord: number): Set<Posting> {
    const postings = new Set<Posting>();
    this.eachPosting(ord, (posting) => void postings.add(posting));
    return postings;
  }

  /** Visits every set that the car belongs to according to its columns. */
  eachPosting(ord: number, visit: (posting: Posting) => void): void {
    const { columns } = this;
    visit(this.everything);
    visit(this.brands.at(columns.brand[ord]!).cars);
    visit(this.shops.at(columns.shop[ord]!).cars);
    for (const category of this.categories.pathOf(columns.category[ord]!)) visit(category.cars);
    if (columns.series[ord]! > 0) visit(this.brands.at(columns.series[ord]!).cars);
    if (columns.city[ord]! > 0) visit(this.cities.at(columns.city[ord]!).cars);
    if (columns.stock[ord]! > 0) visit(this.inStock);
    for (const column of LANDED_COLUMNS) if (columns[column][ord]! >= 0) visit(this.landedKnown[column]);
    for (const name of VALUE_NAMES) visit(this.values[name][columns[name][ord]!]!);
    if (columns.year[ord]! > 0) visit(this.meanings.postingOfYear(columns.year[ord]!));
    if (columns.engineCc[ord]! > 0) visit(this.meanings.postingOfEngine(columns.engineCc[ord]!));
  }

  /** Returns the set of the cars with an attribute value; creates it where there is none. */
  attrPosting(id: string): Posting {
    const known = this.attrValues.get(id);
    if (known) return known;
    const made = new Posting(this.universe);
    this.attrValues.set(id, made);
    return made;
  }

  /** Reassigns all cars to categories after the category tree has changed. */
  private refileCategories(): void {
    // From the last one: removing the first of a list moves all others.
    for (const { cars } of this.categories.entries)
      for (const ord of cars.members().toReversed()) cars.remove(ord);
    this.brandCounts.clear();
    for (let ord = 0; ord < this.positionCount; ord += 1) {
      if (!this.everything.has(ord)) continue;
      for (const { cars } of this.categories.pathOf(this.columns.category[ord]!)) cars.add(ord);
      this.brandCounts.add(this.counted(ord));
    }
  }
}

const valueSetsIn = (universe: Universe): Readonly<Record<ValueFieldName, readonly Posting[]>> =>
  recordFrom(
    VALUE_FIELDS.map(({ name, values }) => [name, ['', ...values].map(() => new Posting(universe))]),
  );
