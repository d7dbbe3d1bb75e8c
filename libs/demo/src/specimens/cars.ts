import type {
  CarPicture,
  ImportBrandDto,
  ImportCarDto,
  ImportSellerDto,
  InspectionReport,
} from '@mall/contracts/product';
import { borderDay } from '@mall/validation/typography';
import { vinOf } from '../catalogue/vin.js';

/** Two shops and the make of all their cars; they have to be imported before the cars. */
export const specimenShops = [
  { shopId: '501', shopName: { ru: 'Порт Авто', zh: '港口汽车', en: 'Port Auto' }, type: 2 },
  { shopId: '502', shopName: { ru: 'Амур Моторс', zh: '阿穆尔汽车', en: 'Amur Motors' }, type: 2 },
] as const satisfies readonly ImportSellerDto[];

export const specimenBrands = [
  { brandId: '101', brandParentId: '0', name: { ru: 'Хавейл', zh: '哈弗', en: 'Haval' } },
  { brandId: '1011', brandParentId: '101', name: { ru: 'Джолион', zh: '初恋', en: 'Jolion' } },
] as const satisfies readonly ImportBrandDto[];

const REGISTERED = '2021-06-01';

/** Facts of a new car, which was neither registered nor driven. */
const NEW = { year: 2026, firstRegDate: undefined, mileageKm: 10 } as const satisfies Partial<ImportCarDto>;

let vins = Date.now() % 1_000_000;
/** Returns a VIN of a Haval of 2021, or of another maker and model year; another one each time. */
export const aVin = (wmi = 'LGW', year = 2021): string => vinOf(wmi, 4711, year, (vins += 1));

/** A maker in China whose makes are not known, so that its VINs suit any make. */
const ANY_MAKER = 'LZZ';

const yearOf = ({ year, firstRegDate = REGISTERED }: Partial<ImportCarDto>): number =>
  year ?? Number(firstRegDate.slice(0, 4));

const vinFor = (traits: Partial<ImportCarDto>): string =>
  aVin(traits.brandId === undefined ? 'LGW' : ANY_MAKER, yearOf(traits));

/** Returns the shortest report of an inspection, of today. */
export const aReport = (): InspectionReport => ({
  reportNo: 'IR-4711',
  inspectedOn: borderDay(),
  score: 92,
  sections: [],
});

/** Returns a picture of a car from every view that a used one needs; the first one has the name alone as its address. */
export const picturesOf = (name: string): CarPicture[] =>
  (['frontThreeQuarter', 'rearThreeQuarter', 'left', 'right', 'dashboard', 'vinPlate'] as const).map(
    (angle, at) => ({ url: `/api/files/p/2026/11/21/${name}${at === 0 ? '' : `-${angle}`}.webp`, angle }),
  );

/** Returns a used car with one unit on sale and everything that its sale needs; the traits may make it a new one. */
export const usedCar = (spuId: string, traits: Partial<ImportCarDto> = {}): ImportCarDto => ({
  spuId,
  shopId: specimenShops[0].shopId,
  brandId: specimenBrands[0].brandId,
  seriesId: specimenBrands[1].brandId,
  categoryId: '100413',
  name: { ru: 'Хавейл Джолион 1.5', zh: '哈弗初恋 1.5', en: 'Haval Jolion 1.5' },
  priceFee: 8_500_000,
  stock: 1,
  condition: 'used',
  year: yearOf(traits),
  firstRegDate: REGISTERED,
  mileageKm: 42_000,
  bodyType: 'crossover',
  fuel: 'petrol',
  engineCc: 1497,
  powerKw: 110,
  gearbox: 'automatic',
  drive: 'fwd',
  steering: 'left',
  colour: 'white',
  locationCity: { ru: 'Харбин', zh: '哈尔滨', en: 'Harbin' },
  pictures: picturesOf('jolion'),
  ...(traits.condition === 'new' ? NEW : { vin: vinFor(traits), inspection: aReport() }),
  ...traits,
});

/** Returns a new car with many units and a wholesale price. */
export const newCar = (spuId: string, traits: Partial<ImportCarDto> = {}): ImportCarDto =>
  usedCar(spuId, { condition: 'new', stock: 30, wholesalePriceFee: 8_000_000, ...traits });

/** Returns a line for a cart, or for an order without a cart. Each of these cars has one sku, whose id equals the car's. */
export const lineOf = ({ spuId }: Pick<ImportCarDto, 'spuId'>, count = 1) => ({
  spuId,
  skuId: spuId,
  count,
});
