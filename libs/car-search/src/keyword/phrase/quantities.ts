import type { PhraseConditions } from './conditions.js';

/** Subject of a figure that a filter has, in the unit in which it is typed. */
export type Kind =
  'roubles' | 'landed' | 'yuan' | 'powerHp' | 'powerKw' | 'mileageKm' | 'year' | 'litres' | 'cc';

/** Bounds of a figure. */
export interface Amount {
  readonly low: number | undefined;
  readonly high: number | undefined;
}

const FIELDS: Readonly<Record<Kind, readonly [min: keyof PhraseConditions, max: keyof PhraseConditions]>> = {
  roubles: ['minPriceRub', 'maxPriceRub'],
  landed: ['minLandedRub', 'maxLandedRub'],
  yuan: ['minPrice', 'maxPrice'],
  powerHp: ['minPowerHp', 'maxPowerHp'],
  powerKw: ['minPowerHp', 'maxPowerHp'],
  mileageKm: ['minMileageKm', 'maxMileageKm'],
  year: ['minYear', 'maxYear'],
  litres: ['minEngineCc', 'maxEngineCc'],
  cc: ['minEngineCc', 'maxEngineCc'],
};

const HP_PER_KW = 1.359_62;
const FEN = 100;

/** Returns the conditions in the units of the request: fen, hp, cubic centimetres. */
export function conditionsOf(kind: Kind, { low, high }: Amount): PhraseConditions | undefined {
  const [min, max] = FIELDS[kind];
  const [least, most] = [
    low === undefined ? undefined : lowest(kind, low),
    high === undefined ? undefined : highest(kind, high),
  ];
  const given = [least, most].filter((value) => value !== undefined);
  if (given.some((value) => !Number.isSafeInteger(value) || value > MOST[kind])) return undefined;
  return {
    ...(least !== undefined && { [min]: least }),
    ...(most !== undefined && { [max]: most }),
  };
}

/** Highest figures of requests. */
const MOST: Readonly<Record<Kind, number>> = {
  roubles: 100_000_000_000,
  landed: 100_000_000_000,
  yuan: 100_000_000_000,
  powerHp: 3_000,
  powerKw: 3_000,
  mileageKm: 2_000_000,
  year: 2_100,
  litres: 20_000,
  cc: 20_000,
};

function lowest(kind: Kind, value: number): number {
  if (kind === 'yuan') return Math.round(value * FEN);
  if (kind === 'powerKw') return Math.ceil((value - 0.5) * HP_PER_KW);
  if (kind === 'litres') return Math.round(value * 1_000) - 50;
  return Math.round(value);
}

function highest(kind: Kind, value: number): number {
  if (kind === 'yuan') return Math.round(value * FEN);
  if (kind === 'powerKw') return Math.floor((value + 0.5) * HP_PER_KW);
  if (kind === 'litres') return Math.round(value * 1_000) + 49;
  return Math.round(value);
}
