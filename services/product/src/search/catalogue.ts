import type { CarFeedChange, CatalogueTable } from '@mall/contracts/product';
import type { Directories } from '@mall/car-search';

/** A step that this process has applied: its answers contain the changes after version `from`, up to `to`. */
export interface AppliedStep {
  readonly from: number;
  readonly to: number;
  /** Changes car by car; `undefined` when they are not listed. */
  readonly changes: readonly CarFeedChange[] | undefined;
  readonly tables: readonly CatalogueTable[];
}

/** State of the catalogue that this process answers from. */
export abstract class Catalogue {
  /** Version up to which all changes are in the answers. */
  abstract readonly version: number;

  /** Version of the directories and their numbers, which may follow a little later. */
  abstract readonly directoriesVersion: number;

  abstract readonly isReady: boolean;

  /** Returns the directories. @throws platformErrors.unavailable until the first load is complete. */
  abstract readonly directories: Directories;

  /** Registers a listener for applied steps. */
  abstract onStep(listener: (step: AppliedStep) => void): void;
}
