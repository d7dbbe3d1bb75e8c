import type { Accident, Colour } from '@mall/contracts/product';
import { shops } from '../people/shops.js';
import { equipment } from './attributes.js';
import { dayNumber, isoDay, isoInstant } from './calendar.js';
import { colourOf } from './colours.js';
import { commonFactsOf, likelihoodsOf } from './common-facts.js';
import type { DemoCar } from './demo-car.js';
import type { Trilingual } from './model.js';
import { newOffers, usedOffers, type Offer } from './offers.js';
import { incoterm, yards } from './places.js';
import { Random } from '../random/index.js';
import { Lottery } from './lottery.js';
import { sellingPointOf } from './selling-points.js';
import { priceFen, residualShare } from './value.js';
import { vinOf } from './vin.js';

/** The reference date of the demo, so that the same seed always gives the same ages and prices. */
export const demoDay = '2026-11-21';
export const demoSeed = 20_261_121;
export const demoCars = 2_000;

/** Two of three cars for export are used. */
const shareOfUsed = 0.65;
const nothingYet: Trilingual = { ru: '', zh: '', en: '' };
const featureIds = equipment.values.map((value) => value.attrValueId);
const interiors: Colour[] = ['black', 'black', 'black', 'brown', 'beige', 'grey'];
const yardLottery = new Lottery(yards, (yard) => yard.weight);

export interface CarOrder {
  seed?: number;
  count?: number;
  /** `yyyy-MM-dd` that ages and dates are counted from. */
  today?: string;
}

/** Generates any number of cars lazily. */
export function* generateCars(order: CarOrder = {}): Generator<DemoCar, void, void> {
  const { seed = demoSeed, count = demoCars, today = demoDay } = order;
  for (let index = 0; index < count; index += 1) yield carAt(index, seed, today);
}

/** The car that `generateCars` yields at this index. */
export function carAt(index: number, seed = demoSeed, today = demoDay): DemoCar {
  const random = Random.forItem(seed, index);
  const isUsed = random.chance(shareOfUsed);
  const offer = (isUsed ? usedOffers : newOffers).draw(random);
  const day = dayNumber(today);
  const car = startCar(index, offer, random, day);
  if (isUsed) addUsedPart(car, offer, random, day);
  else addNewPart(car, offer, random);
  car.sellingPoint = sellingPointOf(car);
  return car;
}

/** Assigns every field, even those that only some cars have: objects of one shape are created much faster. */
function startCar(index: number, offer: Offer, random: Random, day: number): DemoCar {
  const common = (offer.common ??= commonFactsOf(offer));
  const likelihoods = (offer.likelihoods ??= likelihoodsOf(offer));
  const yard = yardLottery.draw(random);
  return {
    ...common,
    index,
    spuId: String(10_000_001 + index),
    shopId: shops[random.between(0, shops.length - 1)]!.shopId,
    sellingPoint: nothingYet,
    condition: 'new',
    steering: 'left',
    colour: colourOf(common.shape, random),
    interiorColour: random.pick(interiors),
    locationCity: yard.city,
    incoterm,
    exportReadyDate: isoDay(day + random.between(-20, 25) + yard.daysToReady),
    keys: random.chance(0.86) ? 2 : 1,
    mileageKm: 0,
    partyCode: `UA-${String(index + 1).padStart(6, '0')}`,
    priceFee: 0,
    marketPriceFee: 0,
    stock: 1,
    saleNum: 0,
    createTime: isoInstant(day - random.between(1, 120), random.between(3_600, 80_000)),
    attrValueIds: featureIds.filter((_, place) => random.chance(likelihoods[place]!)),
    vin: undefined,
    firstRegDate: undefined,
    transferCount: undefined,
    accidentGrade: undefined,
    wholesalePriceFee: undefined,
  };
}

function addNewPart(car: DemoCar, { version }: Offer, random: Random): void {
  const listPrice = version.newPriceCny;
  car.condition = 'new';
  car.mileageKm = random.between(5, 90);
  car.keys = 2;
  car.stock = random.chance(0.3) ? 1 : random.between(2, 30);
  car.saleNum = random.between(0, 12);
  car.priceFee = priceFen(listPrice * random.within(0.86, 0.98));
  car.marketPriceFee = Math.max(car.priceFee, priceFen(listPrice));
  if (car.stock > 10) car.wholesalePriceFee = priceFen((car.priceFee / 100) * random.within(0.955, 0.975));
}

/** A car registered less than this many days ago may be exported only with the maker's letter. */
const exportAgeDays = 180;

function addUsedPart(car: DemoCar, { version, year }: Offer, random: Random, day: number): void {
  const { series, trim } = version;
  const registered = Math.min(
    dayNumber(`${year}-01-01`) + random.between(-70, 290),
    day - random.between(100, 230),
  );
  const ageYears = (day - registered) / 365.25;
  const kmPerYear = 13_500 + 7_500 * random.swing() + (trim.fuel === 'ev' ? 2_500 : 0);
  const accident = accidentOf(random, ageYears);
  car.condition = 'used';
  car.firstRegDate = isoDay(registered);
  car.mileageKm = Math.max(900, Math.round((ageYears * kmPerYear) / 100) * 100 + random.between(-49, 49));
  car.transferCount = transfersOf(random, ageYears);
  car.accidentGrade = accident;
  car.vin = vinOf(series.make.wmi, numberOf(series.key), year, serialOf(car.index));
  const worth = version.newPriceCny * residualShare(series, trim, ageYears, car.mileageKm, accident);
  car.priceFee = priceFen(worth * random.within(0.95, 1.05));
  car.marketPriceFee = Math.max(car.priceFee, priceFen(worth * random.within(1.04, 1.1)));
  const earliest = isoDay(registered + exportAgeDays);
  if (car.exportReadyDate < earliest) car.exportReadyDate = earliest;
}

function accidentOf(random: Random, ageYears: number): Accident {
  const luck = random.next() + Math.min(ageYears, 8) * 0.01;
  if (luck < 0.8) return 'none';
  if (luck < 0.96) return 'minor';
  return luck < 1.035 ? 'moderate' : 'major';
}

function transfersOf(random: Random, ageYears: number): number {
  if (ageYears < 1) return random.chance(0.9) ? 0 : 1;
  const luck = random.next();
  if (luck < 0.68 - ageYears * 0.03) return 0;
  if (luck < 0.93 - ageYears * 0.01) return 1;
  return luck < 0.985 ? 2 : 3;
}

/** Returns serial numbers in no visible order, without repetition within a million. */
const serialOf = (index: number): number =>
  Math.floor(index / 1_000_000) * 1_000_000 + ((index * 387_421 + 12_345) % 1_000_000);

const keyNumbers = new Map<string, number>();

function numberOf(key: string): number {
  let number = keyNumbers.get(key);
  if (number === undefined) {
    number = [...key].reduce((sum, sign) => (Math.imul(sum, 31) + sign.charCodeAt(0)) >>> 0, 17);
    keyNumbers.set(key, number);
  }
  return number;
}
