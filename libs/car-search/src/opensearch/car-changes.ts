import type { CarFeedChange } from '@mall/contracts/product';
import { changeOf, stateOf } from '../index/feed-facts.js';
import type { SourceCar, SourceTables } from '../index/source-car.js';
import { PageCars } from './page-cars.js';
import { Vocabulary } from './vocabulary.js';

/** Compares cars before and after a change, by the facts that the embedded engine publishes. */
export class CarChanges {
  private readonly cars: PageCars;

  /** `tables` are the present tables. */
  constructor(tables: SourceTables) {
    const vocabulary = new Vocabulary();
    vocabulary.loadTables(tables);
    this.cars = new PageCars(vocabulary);
  }

  /** Returns the changes of these cars; a car that is in neither list has none. */
  changesOf(
    spuIds: readonly string[],
    before: ReadonlyMap<string, SourceCar>,
    cars: readonly SourceCar[],
  ): CarFeedChange[] {
    const after = new Map(cars.map((car) => [car.spuId, car]));
    return spuIds.flatMap((spuId) => {
      const [old, now] = [before.get(spuId), after.get(spuId)];
      if (!old && !now) return [];
      // Both at once: equal texts have equal numbers only while both are there.
      const ords = [...this.cars.fill([old, now].flatMap((car) => car ?? []))];
      const states = ords.map((ord) => stateOf(this.cars, ord));
      return [changeOf(spuId, old && states[0], now && states.at(-1))];
    });
  }
}
