import type { CarIndex } from './car-index.js';
import type { Entry } from './directory.js';
import { Ordering } from './ordering.js';
import { listBits, overlap, type Posting } from './posting.js';
import type { BrandSource, CategorySource } from './source-car.js';

/** Key of the ordering that is not restricted to a category. */
const ANY = 0;

/**
 * Orderings by price of single makes and series, also restricted to a category: most searches name a make and a
 * price, and visit far fewer cars this way. An ordering is built at its first use and then maintained. Memory:
 * each car at most once per category and make or series.
 */
export class PriceOrders {
  /** Orderings by make or series, then by category. */
  private readonly orders = new Map<number, Map<number, Ordering>>();

  constructor(private readonly index: CarIndex) {
    index.observe({
      carAdded: (ord) => this.each(ord, (order) => order.add(ord)),
      carRemoving: (ord) => this.each(ord, (order) => order.remove(ord)),
      // Cars may have moved to other categories.
      tablesChanged: () => this.orders.clear(),
    });
  }

  of(make: Entry<BrandSource>, category?: Entry<CategorySource>): Ordering {
    const known = this.orders.get(make.position)?.get(category?.position ?? ANY);
    if (known) return known;
    const order = new Ordering(() => {
      const { price: key, idHigh, idLow } = this.index.columns;
      return { key, idHigh, idLow };
    });
    order.build(category ? both(make.cars, category.cars) : make.cars.members());
    const ofMake = this.orders.get(make.position) ?? new Map<number, Ordering>();
    this.orders.set(make.position, ofMake.set(category?.position ?? ANY, order));
    return order;
  }

  private each(ord: number, visit: (order: Ordering) => void): void {
    const { columns, categories } = this.index;
    const { brand, series, category } = columns;
    for (const make of new Set([brand[ord]!, series[ord]!])) {
      const ofMake = this.orders.get(make);
      if (!ofMake) continue;
      for (const position of [ANY, ...categories.pathOf(category[ord]!).map((above) => above.position)]) {
        const order = ofMake.get(position);
        if (order) visit(order);
      }
    }
  }
}

function both(some: Posting, others: Posting): Uint32Array {
  if (some.list) return some.list.filter((ord) => others.has(ord));
  if (others.list) return others.list.filter((ord) => some.has(ord));
  const span = overlap([some.span, others.span]);
  const ords = new Uint32Array(Math.min(some.size, others.size));
  const common = some.bits!.slice();
  for (let word = span.from; word < span.to; word += 1) common[word]! &= others.bits![word]!;
  return ords.subarray(0, listBits(common, span, ords));
}
