import type { CarCardView } from '@mall/contracts/product';

/** Facts by which cars are compared. */
export type LikenessFacts = Pick<
  CarCardView,
  | 'spuId'
  | 'brandId'
  | 'seriesId'
  | 'bodyType'
  | 'condition'
  | 'fuel'
  | 'drive'
  | 'priceFee'
  | 'year'
  | 'powerHp'
  | 'mileageKm'
>;

/** Weights of differences. A price that is a tenth higher weighs about half as much as another make. */
const WEIGHT = {
  make: 0.8,
  series: 1,
  body: 2,
  condition: 1.5,
  fuel: 0.8,
  drive: 0.3,
  price: 4,
  year: 0.2,
  power: 1.5,
  mileage: 0.5,
};
/** Weight of a fact that one of the cars lacks. */
const UNKNOWN = 0.5;
/** Difference in kilometres that weighs as much as everything else of weight 1. */
const MILEAGE_KM = 100_000;

/** Returns the distance of two cars; 0 for cars with the same facts. Symmetric. */
export function distance(one: LikenessFacts, other: LikenessFacts): number {
  const unless = (isSame: boolean, weight: number): number => (isSame ? 0 : weight);
  const ratio = (left: number | undefined, right: number | undefined, weight: number): number =>
    left && right ? weight * Math.abs(Math.log(left / right)) : unless(left === right, UNKNOWN);
  return (
    unless(one.brandId === other.brandId, WEIGHT.make) +
    unless(one.seriesId === other.seriesId && one.brandId === other.brandId, WEIGHT.series) +
    unless(one.bodyType === other.bodyType, WEIGHT.body) +
    unless(one.condition === other.condition, WEIGHT.condition) +
    unless(one.fuel === other.fuel, WEIGHT.fuel) +
    unless(one.drive === other.drive, WEIGHT.drive) +
    ratio(one.priceFee, other.priceFee, WEIGHT.price) +
    ratio(one.powerHp, other.powerHp, WEIGHT.power) +
    WEIGHT.year * Math.abs((one.year ?? 0) - (other.year ?? 0)) +
    (WEIGHT.mileage * Math.abs((one.mileageKm ?? 0) - (other.mileageKm ?? 0))) / MILEAGE_KM
  );
}

/** Returns the cars most similar to a car, the most similar first; never the car itself, and each once. */
export function mostAlike<Car extends LikenessFacts>(
  car: LikenessFacts,
  among: readonly Car[],
  limit: number,
): Car[] {
  const others = new Map(
    among.filter(({ spuId }) => spuId !== car.spuId).map((other) => [other.spuId, other]),
  );
  return [...others.values()]
    .map((other) => ({ other, far: distance(car, other) }))
    .sort((left, right) => left.far - right.far || Number(left.other.spuId) - Number(right.other.spuId))
    .slice(0, limit)
    .map(({ other }) => other);
}
