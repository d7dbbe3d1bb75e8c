/** What a model of some version does not know yet. */
export interface ChangesSince {
  /** Cars that were added, changed or removed, each counted once. */
  readonly cars: number;
  /** Whether all cars are to be read again. */
  readonly isEverything: boolean;
}

/** Reading all cars is faster than reading more changed ones than this share one by one, and leaves them in the order in which they are found fast. */
const MOST_CHANGED = 1 / 4;
/** So few are read one by one, however small the catalogue is. */
const FEW = 500;

/** Whether all cars are to be read instead of those that have changed. */
export const areTooMany = ({ cars, isEverything }: ChangesSince, size: number): boolean =>
  isEverything || cars > Math.max(FEW, size * MOST_CHANGED);
