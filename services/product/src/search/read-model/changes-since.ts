/** Changes that a model of some version does not contain yet. */
export interface ChangesSince {
  /** Number of cars that were added, changed or removed, each counted once. */
  readonly cars: number;
  /** Whether all cars have to be read again. */
  readonly isEverything: boolean;
}

/**
 * Maximum share of changed cars that are read one by one. Reading all cars is faster than reading more, and leaves them
 * in the order in which they are found fast.
 */
const MOST_CHANGED = 1 / 4;
/** Number of cars that are always read one by one, however small the catalogue is. */
const FEW = 500;

/** Whether all cars should be read instead of those that have changed. */
export const areTooMany = ({ cars, isEverything }: ChangesSince, size: number): boolean =>
  isEverything || cars > Math.max(FEW, size * MOST_CHANGED);
