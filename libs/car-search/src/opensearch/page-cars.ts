import { writeColumns } from '../index/column-writer.js';
import { makeColumns, idText, textsOf, type Columns } from '../index/columns.js';
import type { IndexObserver } from '../index/index-observers.js';
import type { WrittenCars } from '../write/card-writer.js';
import type { Directories } from '../directories.js';
import type { SourceCar } from '../index/source-car.js';
import { Universe } from '../index/posting.js';
import { TextHeap } from '../index/text-heap.js';
import { textFrom } from '../index/source-car.js';

type PageDirectories = Pick<Directories, 'brands' | 'categories' | 'shops' | 'cities' | 'observe'>;

/**
 * The cars of one answer in the columns of the engine, so that cards and facts are written by the same code as in the
 * embedded engine. Used synchronously: the next answer replaces the cars.
 */
export class PageCars implements WrittenCars {
  readonly universe = new Universe();
  columns: Columns = makeColumns(this.universe.capacity);
  readonly texts = new TextHeap();
  readonly brands: PageDirectories['brands'];
  readonly categories: PageDirectories['categories'];
  readonly shops: PageDirectories['shops'];
  readonly cities: PageDirectories['cities'];
  readonly heldUntil = new Map<number, number>();
  /** Positions of cars by attribute value. */
  readonly attrValues = new Map<string, Set<number>>();
  private readonly observers: IndexObserver[] = [];
  private readonly names = {
    keep: (json: string): number => this.texts.keepTexts(textFrom(json)),
  };
  private size = 0;

  constructor(private readonly directories: PageDirectories) {
    const { brands, categories, shops, cities } = directories;
    this.brands = brands;
    this.categories = categories;
    this.shops = shops;
    this.cities = cities;
  }

  observe(observer: IndexObserver): void {
    this.observers.push(observer);
    this.directories.observe(observer);
  }

  spuId(ord: number): string {
    return idText(this.columns.idHigh[ord]!, this.columns.idLow[ord]!);
  }

  /** Replaces all cars; returns their positions. */
  fill(cars: readonly SourceCar[]): Uint32Array {
    this.empty();
    if (cars.length > this.universe.capacity) {
      this.universe.capacity = cars.length * 2;
      this.columns = makeColumns(this.universe.capacity);
    }
    for (const [ord, car] of cars.entries()) {
      writeColumns(this.columns, ord, car, this.referenced());
      if (car.heldUntil !== null) this.heldUntil.set(ord, car.heldUntil);
      for (const id of car.attrValueIds) {
        const known = this.attrValues.get(id);
        if (known) known.add(ord);
        else this.attrValues.set(id, new Set([ord]));
      }
    }
    this.size = cars.length;
    return Uint32Array.from(cars, (_, ord) => ord);
  }

  private empty(): void {
    for (let ord = 0; ord < this.size; ord += 1) {
      for (const observer of this.observers) observer.carRemoving?.(ord);
      for (const id of Object.values(textsOf(this.columns, ord))) this.texts.release(id);
    }
    this.heldUntil.clear();
    this.attrValues.clear();
    this.size = 0;
  }

  private referenced(): Parameters<typeof writeColumns>[3] {
    const { brands, categories, shops, cities, names, texts } = this;
    // Landed costs are stored with the cars.
    return { brands, categories, shops, cities, names, texts, landed: undefined };
  }
}
