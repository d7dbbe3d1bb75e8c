import type { UpdateCarDto } from './car.dto.js';

/** Fields that a shop writes of its car. */
type WrittenField = Exclude<keyof UpdateCarDto, 'spuId' | 'version'>;

/**
 * Whether a change of the field returns a car on sale to the review. Fields that say which car it is and what state it
 * is in do: another car must not be sold under an approval. Price, stock, texts and technical data do not. A field that
 * is added to `UpdateCarDto` needs its row.
 */
const reviewedFields: Readonly<Record<WrittenField, boolean>> = {
  name: true,
  vin: true,
  pictures: true,
  video: true,
  inspection: true,
  brandId: true,
  seriesId: true,
  condition: true,
  year: true,
  firstRegDate: true,
  mileageKm: true,
  transferCount: true,
  accidentGrade: true,
  categoryId: false,
  sellingPoint: false,
  detail: false,
  partyCode: false,
  priceFee: false,
  marketPriceFee: false,
  wholesalePriceFee: false,
  stock: false,
  bodyType: false,
  fuel: false,
  engineCc: false,
  engineCode: false,
  powerKw: false,
  powerHp: false,
  power30MinKw: false,
  enginePowerKw: false,
  motorPowerKw: false,
  torqueNm: false,
  batteryKwh: false,
  rangeKm: false,
  gearbox: false,
  drive: false,
  steering: false,
  colour: false,
  interiorColour: false,
  seats: false,
  doors: false,
  ecoClass: false,
  keys: false,
  lengthMm: false,
  widthMm: false,
  heightMm: false,
  wheelbaseMm: false,
  curbWeightKg: false,
  trim: false,
  locationCity: false,
  incoterm: false,
  exportReadyDate: false,
};

/** Fields whose change returns a car on sale to the review. */
export const identityFields = (Object.keys(reviewedFields) as WrittenField[]).filter(
  (field) => reviewedFields[field],
);
