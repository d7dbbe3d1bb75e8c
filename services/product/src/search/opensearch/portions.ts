/** Number of cars in one bulk request. */
const CARS = 500;

/** Returns the list in parts of the size of one bulk request. */
export function portionsOf<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / CARS) }, (_, at) =>
    all.slice(at * CARS, (at + 1) * CARS),
  );
}
