import { equipment } from './attributes.js';
import { makeIdOf, seriesIdOf } from './brands.js';
import { categoryIdOf } from './categories.js';
import { bodyOf, type Trilingual, type Trim } from './model.js';
import { titleOf, type ModelYear, type Version } from './names.js';

/** Emission classes as Chinese papers name them, with the European class that customs require. */
export const ecoClasses = {
  'China 5': { ru: 'Китай 5 (Евро-5)', zh: '国五', en: 'China 5 (Euro 5)' },
  'China 6a': { ru: 'Китай 6a (Евро-6)', zh: '国六a', en: 'China 6a (Euro 6)' },
  'China 6b': { ru: 'Китай 6b (Евро-6)', zh: '国六b', en: 'China 6b (Euro 6)' },
  ZEV: { ru: 'Без выбросов', zh: '零排放', en: 'Zero emission' },
} as const satisfies Record<string, Trilingual>;

export type EcoClass = keyof typeof ecoClasses;

const kwPerHp = 0.73549875;

/** The facts that all cars of an offer share. */
export function commonFactsOf({ version, year }: ModelYear) {
  const { series, trim } = version;
  return {
    shape: series.shape,
    brandId: makeIdOf.get(series.make)!,
    seriesId: seriesIdOf.get(series)!,
    categoryId: categoryIdOf[series.shape],
    name: titleOf(version, year),
    trim: version.trimName,
    year,
    bodyType: bodyOf[series.shape],
    fuel: trim.fuel,
    engineCc: trim.engineCc,
    powerKw: trim.powerKw,
    powerHp: Math.round(trim.powerKw / kwPerHp),
    ...electricPart(trim),
    torqueNm: torqueOf(trim),
    gearbox: trim.gearbox,
    drive: trim.drive,
    seats: series.seats,
    doors: series.doors,
    ecoClass: ecoClassOf(trim, year),
    lengthMm: series.lengthMm,
    widthMm: series.widthMm,
    heightMm: series.heightMm,
    wheelbaseMm: series.wheelbaseMm,
    curbWeightKg: weightOf(version),
  };
}

/** The probability of each piece of equipment. */
export const likelihoodsOf = ({ version }: ModelYear): number[] =>
  equipment.values.map((value) => value.likelihood(version.series, version.trim, version.newPriceCny / 1000));

export type CommonFacts = ReturnType<typeof commonFactsOf>;

interface ElectricFacts {
  power30MinKw: number | undefined;
  batteryKwh: number | undefined;
  enginePowerKw: number | undefined;
  motorPowerKw: number | undefined;
  rangeKm: number | undefined;
}

function electricPart(trim: Trim): ElectricFacts {
  const hasMotor = trim.motorPowerKw > 0;
  const isHybrid = hasMotor && trim.fuel !== 'ev';
  return {
    power30MinKw: hasMotor ? trim.power30MinKw : undefined,
    batteryKwh: hasMotor ? trim.batteryKwh : undefined,
    enginePowerKw: isHybrid ? trim.enginePowerKw : undefined,
    motorPowerKw: isHybrid ? trim.motorPowerKw : undefined,
    rangeKm: (hasMotor && rangeOf(trim)) || undefined,
  };
}

/** Returns the CLTC range: that in the trim's name, or one derived from the battery; 0 without a plug. */
function rangeOf(trim: Trim): number {
  const written = / ?(\d{2,4}) km/.exec(trim.name);
  if (written) return Number(written[1]);
  if (trim.fuel === 'ev') return Math.round((trim.batteryKwh * 6.6) / 5) * 5;
  return trim.batteryKwh > 5 ? Math.round((trim.batteryKwh * 4.9) / 5) * 5 : 0;
}

function torqueOf(trim: Trim): number {
  const isTurbo = /\dT/.test(trim.name);
  const ofEngine = trim.fuel === 'diesel' ? 2.75 : isTurbo ? 1.72 : 1.38;
  return Math.round((trim.enginePowerKw * ofEngine + trim.motorPowerKw * 1.9) / 5) * 5;
}

function ecoClassOf(trim: Trim, year: number): EcoClass {
  if (trim.fuel === 'ev') return 'ZEV';
  if (year >= 2021) return 'China 6b';
  return year >= 2019 ? 'China 6a' : 'China 5';
}

/** The table gives the weight of a series' first trim; driven rear axles and batteries are added. */
function weightOf({ series, trim }: Version): number {
  const base = series.trims[0]!;
  const axle = (trim.drive === 'awd' ? 70 : 0) - (base.drive === 'awd' ? 70 : 0);
  return Math.round((series.curbWeightKg + axle + (trim.batteryKwh - base.batteryKwh) * 6.2) / 5) * 5;
}
