/** Cars of one bulk request. */
const CARS = 500;

/** The list in parts of as many as one bulk request takes. */
export function portionsOf<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / CARS) }, (_, at) =>
    all.slice(at * CARS, (at + 1) * CARS),
  );
}
