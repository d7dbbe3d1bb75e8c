import { dayAt } from '@mall/validation/typography';
import { checkDigitOf, type FactRuleCode, type JudgedCar, type RuleKnowledge } from '../product/index.js';

/** A car that breaks one rule between facts. */
export interface BrokenCar {
  readonly car: JudgedCar;
  /** Changes that mend it. */
  readonly mend: JudgedCar;
  /** Knowledge of the rule besides the car. */
  readonly known?: Omit<RuleKnowledge, 'today'>;
}

/** The names of the make whose cars these are. */
export const HAVAL: readonly string[] = ['Хавейл', '哈弗', 'Haval'];

const DAY_MS = 86_400_000;
const withCheckDigit = (vin: string): string => `${vin.slice(0, 8)}${checkDigitOf(vin)}${vin.slice(9)}`;

/** VINs of a Haval and of a Chery, both of 2021. */
const havalVin = withCheckDigit('LGWEF4A50MH000001');
const cheryVin = withCheckDigit('LVVDB21B0MD000001');

/** Returns used cars as listings describe them; no rule speaks about them. */
export function soundCars(today: string) {
  const thisYear = Number(today.slice(0, 4));
  const petrol: JudgedCar = {
    condition: 'used',
    year: thisYear - 5,
    firstRegDate: `${thisYear - 5}-06-01`,
    exportReadyDate: today,
    mileageKm: 42_000,
    transferCount: 1,
    bodyType: 'crossover',
    fuel: 'petrol',
    engineCc: 1497,
    powerKw: 110,
    gearbox: 'dct',
    seats: 5,
    doors: 5,
    lengthMm: 4472,
    wheelbaseMm: 2700,
    priceFee: 8_500_000,
    brandId: '1',
    seriesId: '11',
    categoryId: '100413',
  };
  const electric: JudgedCar = {
    ...petrol,
    fuel: 'ev',
    engineCc: null,
    powerKw: 150,
    power30MinKw: 65,
    batteryKwh: 60.5,
    rangeKm: 510,
    gearbox: 'single',
  };
  const hybrid: JudgedCar = {
    ...petrol,
    fuel: 'phev',
    enginePowerKw: 81,
    motorPowerKw: 145,
    powerKw: 173,
    batteryKwh: 18.3,
    rangeKm: 112,
    gearbox: 'dht',
  };
  const withVin: JudgedCar = {
    ...petrol,
    year: 2021,
    firstRegDate: '2021-06-01',
    mileageKm: 90_000,
    vin: havalVin,
  };
  return { petrol, electric, hybrid, withVin };
}

/** Returns, for each rule, a car that breaks it and no other one on that day. */
export function brokenCars(today: string): Readonly<Record<FactRuleCode, BrokenCar>> {
  const thisYear = Number(today.slice(0, 4));
  const { petrol, electric, hybrid, withVin } = soundCars(today);
  const tomorrow = dayAt(new Date(Date.parse(today) + DAY_MS), 0);
  const young: JudgedCar = { ...petrol, year: thisYear, mileageKm: 10, exportReadyDate: null };
  return {
    yearAhead: { car: { ...petrol, firstRegDate: null, year: thisYear + 2 }, mend: { year: thisYear + 1 } },
    registrationAhead: { car: { ...young, firstRegDate: tomorrow }, mend: { firstRegDate: today } },
    registrationLongAgo: {
      car: { firstRegDate: '0021-06-01', condition: 'used' },
      mend: { firstRegDate: '1950-01-01' },
    },
    registeredBeforeBuilt: { car: { ...petrol, year: thisYear - 3 }, mend: { year: thisYear - 4 } },
    registeredLate: { car: { ...petrol, year: thisYear - 9 }, mend: { year: thisYear - 8 } },
    exportedBeforeRegistered: {
      car: { ...petrol, exportReadyDate: `${thisYear - 5}-05-31` },
      mend: { exportReadyDate: `${thisYear - 5}-06-01` },
    },
    newButRegistered: {
      car: { ...young, condition: 'new', transferCount: null, firstRegDate: `${thisYear}-01-01` },
      mend: { firstRegDate: null },
    },
    newButDriven: { car: { condition: 'new', mileageKm: 1_001 }, mend: { mileageKm: 200 } },
    newWithDelivery: { car: { condition: 'new', mileageKm: 201 }, mend: { mileageKm: 200 } },
    newButOwned: { car: { condition: 'new', transferCount: 1 }, mend: { transferCount: 0 } },
    newButOld: { car: { condition: 'new', year: thisYear - 6 }, mend: { year: thisYear - 5 } },
    usedButNotDriven: { car: { condition: 'used', mileageKm: 0 }, mend: { mileageKm: 1 } },
    drivenMuch: { car: { ...petrol, mileageKm: 600_000 }, mend: { mileageKm: 400_000 } },
    drivenLittle: { car: { ...petrol, mileageKm: 4_000 }, mend: { mileageKm: 6_000 } },
    electricWithEngine: { car: { ...electric, engineCc: 1497 }, mend: { engineCc: 0 } },
    electricWithEnginePower: { car: { ...electric, enginePowerKw: 81 }, mend: { enginePowerKw: 0 } },
    withoutEngine: { car: { ...petrol, engineCc: 0 }, mend: { engineCc: 1497 } },
    rangeWithoutMotor: { car: { ...petrol, rangeKm: 71 }, mend: { rangeKm: 0 } },
    thirtyMinutesWithoutMotor: { car: { ...petrol, power30MinKw: 60 }, mend: { power30MinKw: 0 } },
    motorWithoutHybrid: { car: { ...petrol, motorPowerKw: 50 }, mend: { motorPowerKw: null } },
    batteryWithoutHybrid: { car: { ...petrol, batteryKwh: 18.3 }, mend: { batteryKwh: 0.9 } },
    noPower: { car: { ...petrol, powerKw: 0 }, mend: { powerKw: 110 } },
    powerOfEngine: { car: { ...petrol, powerKw: 300 }, mend: { powerKw: 150 } },
    thirtyMinutesAbovePeak: { car: { ...electric, power30MinKw: 151 }, mend: { power30MinKw: 65 } },
    thirtyMinutesAboveMotor: { car: { ...hybrid, power30MinKw: 146 }, mend: { power30MinKw: 60 } },
    thirtyMinutesOfElectric: { car: { ...electric, power30MinKw: 35 }, mend: { power30MinKw: 38 } },
    powerAboveParts: { car: { ...hybrid, powerKw: 240 }, mend: { powerKw: 226 } },
    powerBelowMotor: { car: { ...hybrid, powerKw: 120 }, mend: { powerKw: 145 } },
    rangeOfBattery: { car: { ...electric, rangeKm: 2_900 }, mend: { rangeKm: 510 } },
    gearboxOfFuel: { car: { ...electric, gearbox: 'manual' }, mend: { gearbox: 'single' } },
    bodyOfCategory: {
      car: { ...petrol, seriesId: null, bodyType: 'sedan', doors: 4 },
      mend: { bodyType: 'crossover' },
      known: { bodiesOfCategory: ['crossover'] },
    },
    bodyOfSeries: {
      car: { ...petrol, categoryId: '100410', bodyType: 'sedan', doors: 4 },
      mend: { bodyType: 'crossover' },
      known: { bodiesOfSeries: ['crossover', 'suv'] },
    },
    doorsOfBody: { car: { ...petrol, doors: 2 }, mend: { doors: 3 } },
    seatsOfBody: { car: { ...petrol, seats: 9 }, mend: { seats: 7 } },
    wheelbaseOfLength: { car: { ...petrol, wheelbaseMm: 4472 }, mend: { wheelbaseMm: 2700 } },
    priceOfKind: {
      car: { ...petrol, priceFee: 85_000_000 },
      mend: { priceFee: 9_000_000 },
      known: { medianFee: 8_500_000 },
    },
    vinCheckDigit: {
      car: { ...withVin, vin: havalVin.replace(/1$/, '2') },
      mend: { vin: havalVin },
    },
    vinCheckDigitElsewhere: { car: { vin: '1M8GDM9A1KP042788' }, mend: { vin: '1M8GDM9AXKP042788' } },
    vinMake: { car: { ...withVin, vin: cheryVin }, mend: { vin: havalVin }, known: { makeNames: HAVAL } },
    vinYear: {
      car: { ...withVin, year: 2019, firstRegDate: '2019-06-01' },
      mend: { year: 2020, firstRegDate: '2020-06-01' },
    },
  };
}
