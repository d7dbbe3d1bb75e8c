import type { Body, Drive, Fuel, Gearbox } from '@mall/contracts/product';

/** A text in the three languages of the mall. */
export interface Trilingual {
  ru: string;
  zh: string;
  en: string;
}

/** Body shapes of the pictures; finer than the body types of the catalogue. */
export const shapes = [
  'sedan',
  'hatchback',
  'liftback',
  'wagon',
  'compactSuv',
  'suv',
  'offroadSuv',
  'coupeSuv',
  'minivan',
  'pickup',
  'coupe',
  'cityCar',
  'van',
] as const;
export type Shape = (typeof shapes)[number];

export const bodyOf: Record<Shape, Body> = {
  sedan: 'sedan',
  hatchback: 'hatchback',
  liftback: 'liftback',
  wagon: 'wagon',
  compactSuv: 'crossover',
  suv: 'crossover',
  offroadSuv: 'suv',
  coupeSuv: 'crossover',
  minivan: 'minivan',
  pickup: 'pickup',
  coupe: 'coupe',
  cityCar: 'hatchback',
  van: 'van',
};

/** Origin of a make; the order is that of the brand grid. */
export type Origin = 'china' | 'japan' | 'germany' | 'korea' | 'america' | 'europe';

export interface Powertrain {
  fuel: Fuel;
  /** Displacement; 0 for a pure electric car. */
  engineCc: number;
  /** Combustion engine alone, kW; 0 for a pure electric car. */
  enginePowerKw: number;
  /** Peak power of all electric motors together, kW; 0 without any. */
  motorPowerKw: number;
  /** Maximum power of the car, kW, as on the price list. */
  powerKw: number;
  /** UN R85 thirty-minute power of the electric motors, kW; 0 without any. */
  power30MinKw: number;
  gearbox: Gearbox;
  /** Number of forward gears; 0 for a CVT. */
  gears: number;
  drive: Drive;
  /** Traction battery, kWh; 0 without any. */
  batteryKwh: number;
}

export interface Trim extends Powertrain {
  /** Name as written on the price list in Latin letters, for example `1.5T` or `Max`. */
  name: string;
  /** Equipment levels multiply a trim whose name is only an engine. */
  hasLevels: boolean;
  firstYear: number;
  lastYear: number;
  /** New price range in whole CNY. */
  priceFromCny: number;
  priceToCny: number;
}

export interface Series {
  key: string;
  make: Make;
  name: Trilingual;
  /** Other names; the first may be the one that Russian buyers use. */
  aliases: string[];
  shape: Shape;
  lengthMm: number;
  widthMm: number;
  heightMm: number;
  wheelbaseMm: number;
  /** Kerb weight of the first trim, kg. */
  curbWeightKg: number;
  seats: number;
  doors: number;
  firstYear: number;
  lastYear: number;
  /** Relative frequency on the export market; an ordinary series has 3. */
  popularity: number;
  trims: Trim[];
}

export interface Make {
  key: string;
  name: Trilingual;
  /** Other names; the first is the one that Russian buyers use. */
  aliases: string[];
  /** World manufacturer identifier, the first three characters of the VIN. */
  wmi: string;
  origin: Origin;
  series: Series[];
}
