import type { LandedTotals } from '@mall/contracts/landed-cost';
import type { CarIndex } from './car-index.js';

/** Maximum number of cars that are calculated again at once. */
const AT_ONCE = 1_000;
/** Milliseconds of one slice when there are more cars, followed by a pause of the same length. */
const SLICE_MS = 4;
const CARS_OF_A_LOOK = 50;

/**
 * Updates the landed costs of all cars to the present rates, tables and day. When these change, every car is calculated
 * again, in slices between which searches are answered: each car has its old or its new total, and is sorted by it.
 */
export class LandedOrders {
  private next = Infinity;
  private timer: NodeJS.Timeout | undefined;
  private isHeld = false;

  constructor(private readonly index: CarIndex) {}

  /** Calculates all cars again if the totals are another object than before; `undefined` when there are none. */
  update(totals: LandedTotals | undefined): void {
    if (totals === this.index.landed) return;
    this.index.landed = totals;
    this.recount();
  }

  /** Calculates all cars again. */
  recount(): void {
    this.next = 0;
    if (this.isHeld) return;
    if (this.index.positionCount <= AT_ONCE) this.finish();
    else this.timer ??= setTimeout(() => this.slice(), 0).unref();
  }

  /** Stops changing cars until `release`. */
  hold(): void {
    this.isHeld = true;
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  release(): void {
    this.isHeld = false;
    if (this.next < this.index.positionCount) this.timer ??= setTimeout(() => this.slice(), 0).unref();
  }

  /** Calculates all remaining cars. */
  finish(): void {
    while (this.next < this.index.positionCount) this.goOn();
  }

  private slice(): void {
    const until = performance.now() + SLICE_MS;
    while (this.next < this.index.positionCount && performance.now() < until) this.goOn();
    this.timer =
      this.next < this.index.positionCount ? setTimeout(() => this.slice(), SLICE_MS).unref() : undefined;
  }

  private goOn(): void {
    const end = Math.min(this.index.positionCount, this.next + CARS_OF_A_LOOK);
    for (; this.next < end; this.next += 1)
      if (this.index.everything.has(this.next)) this.index.countLanded(this.next);
  }
}
