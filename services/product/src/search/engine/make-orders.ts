import type { CarIndex } from './car-index.js';
import { Ordering } from './ordering.js';
import { listBits } from './posting.js';

/**
 * The cars of one make or series by price: most people look for a make within a price, and go through far fewer cars
 * this way. Each order is made when it is first asked for, and kept as cars come and go.
 */
export class MakeOrders {
  private readonly orders = new Map<number, Ordering>();

  constructor(private readonly index: CarIndex) {
    index.watch({
      carComes: (ord) => this.each(ord, (order) => order.add(ord)),
      carGoes: (ord) => this.each(ord, (order) => order.remove(ord)),
    });
  }

  /** @param place of the make or series */
  byPrice(place: number): Ordering {
    const known = this.orders.get(place);
    if (known) return known;
    const order = new Ordering(() => {
      const { price: key, idHigh, idLow } = this.index.columns;
      return { key, idHigh, idLow };
    });
    order.build(this.carsOf(place));
    this.orders.set(place, order);
    return order;
  }

  private carsOf(place: number): Uint32Array {
    const { cars } = this.index.brands.at(place);
    if (cars.list) return cars.list;
    const ords = new Uint32Array(cars.size);
    listBits(cars.bits!, cars.span, ords);
    return ords;
  }

  private each(ord: number, tell: (order: Ordering) => void): void {
    const { brand, series } = this.index.columns;
    for (const place of new Set([brand[ord]!, series[ord]!])) {
      const order = this.orders.get(place);
      if (order) tell(order);
    }
  }
}
