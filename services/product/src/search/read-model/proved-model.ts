/** Cars that searches find, as the check reads them. */
export abstract class ProvedModel {
  /** Version up to which all changes are applied. */
  abstract readonly version: number;

  /** Returns the comparable line of each of these cars; none for a missing car. */
  abstract linesOf(
    spuIds: readonly string[],
  ): Promise<ReadonlyMap<string, string>> | ReadonlyMap<string, string>;

  /** Returns the ids of all cars, in portions. */
  abstract allIds(): AsyncIterable<readonly string[]> | Iterable<readonly string[]>;

  /** Whether a car is found by other values than it has, so that everything has to be read again. */
  abstract isMisfiled(spuId: string): boolean;
}
