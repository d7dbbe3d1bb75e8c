import type { UpdateCarDto } from './car.dto.js';
import { carFact, carFactNames, type CarFactName } from './car-fact-table.js';

/** Fields that a shop writes of its car, besides its facts. */
type WrittenField = Exclude<keyof UpdateCarDto, CarFactName | 'spuId' | 'version' | 'affirmed'>;

/**
 * Whether a change of the field returns a car on sale to the review. Fields that say which car it is and what state it
 * is in do: another car must not be sold under an approval. Price, stock, texts and technical data do not. A field that
 * is added to `UpdateCarDto` needs its row; facts are marked in their own table.
 */
const reviewedFields: Readonly<Record<WrittenField, boolean>> = {
  name: true,
  vin: true,
  pictures: true,
  video: true,
  inspection: true,
  brandId: true,
  seriesId: true,
  categoryId: false,
  sellingPoint: false,
  detail: false,
  attrValueIds: false,
  partyCode: false,
  priceFee: false,
  marketPriceFee: false,
  wholesalePriceFee: false,
  stock: false,
};

/** Fields whose change returns a car on sale to the review. */
export const identityFields: readonly (WrittenField | CarFactName)[] = [
  ...(Object.keys(reviewedFields) as WrittenField[]).filter((field) => reviewedFields[field]),
  ...carFactNames.filter((name) => carFact(name).isReviewed),
];
