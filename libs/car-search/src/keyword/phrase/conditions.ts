import type { FindCarsDto } from '@mall/contracts/product';

/** Request fields that words can stand for. */
export type PhraseConditions = Pick<
  FindCarsDto,
  | 'minPriceRub'
  | 'maxPriceRub'
  | 'minPrice'
  | 'maxPrice'
  | 'minLandedRub'
  | 'maxLandedRub'
  | 'landedCity'
  | 'landedImporter'
  | 'minYear'
  | 'maxYear'
  | 'minMileageKm'
  | 'maxMileageKm'
  | 'minPowerHp'
  | 'maxPowerHp'
  | 'minEngineCc'
  | 'maxEngineCc'
  | 'seats'
  | 'owners'
  | 'bodyType'
  | 'fuel'
  | 'gearbox'
  | 'drive'
  | 'colour'
  | 'steering'
  | 'condition'
>;

/** Conditions that were read at a position of a phrase. */
export interface Found {
  readonly conditions: PhraseConditions;
  /** Position of the first token after the words that were read. */
  readonly next: number;
}
