/** The cars that searches find, as the check reads them. */
export abstract class ProvedModel {
  /** All changes up to this version are applied. */
  abstract readonly version: number;

  /** The comparable line of each of these cars; none for a car that is not there. */
  abstract linesOf(
    spuIds: readonly string[],
  ): Promise<ReadonlyMap<string, string>> | ReadonlyMap<string, string>;

  /** The ids of all cars, in portions. */
  abstract allIds(): AsyncIterable<readonly string[]> | Iterable<readonly string[]>;

  /** Whether a car is found by other values than it has, so that everything is to be read again. */
  abstract isMisfiled(spuId: string): boolean;
}
