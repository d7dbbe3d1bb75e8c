import type { CarModel } from '@mall/car-search';

/** A model that follows the catalogue. */
export interface FollowingModel {
  readonly model: CarModel;
  /** Version up to which all changes are applied. */
  readonly version: number;
  /** Transaction before which all changes are applied, too; of steps with later ones nothing is known. */
  readonly seenBelow: string;
}
