import {
  productImportApi,
  productSearchApi,
  type ImportBrandDto,
  type ImportCarDto,
  factQuestions,
} from '@mall/contracts/product';
import { vinOf } from '@mall/demo/catalogue';
import { picturesOf } from '@mall/demo/specimens';
import { aNewCar, aService, aUsedCar, aVisitor, shop, until, type TestMall } from '@mall/testing';

export const toyota: ImportBrandDto = {
  brandId: '101',
  brandParentId: '0',
  name: { ru: 'Тойота', zh: '丰田', en: 'Toyota' },
  aliases: ['тоёта'],
  seq: 1,
};
export const camry: ImportBrandDto = {
  brandId: '1011',
  brandParentId: '101',
  name: { ru: 'Камри', zh: '凯美瑞', en: 'Camry' },
};
export const rav4: ImportBrandDto = {
  brandId: '1012',
  brandParentId: '101',
  name: { ru: 'РАВ4', zh: '荣放', en: 'RAV4' },
};
export const chery: ImportBrandDto = {
  brandId: '102',
  brandParentId: '0',
  name: { ru: 'Чери', zh: '奇瑞', en: 'Chery' },
  seq: 2,
};
export const tiggo: ImportBrandDto = {
  brandId: '1021',
  brandParentId: '102',
  name: { ru: 'Тигго 7 Про', zh: '瑞虎7 PRO', en: 'Tiggo 7 Pro' },
};

/** Id of the category of sedans, and of the category above it. */
export const SEDANS = '100410';
export const CROSSOVERS = '100413';

/** Returns the VIN of a Toyota of 2021, or of another year; `serial` has six digits at most, because `aCar` takes those above. */
export const toyotaVin = (serial: number, year = 2021): string => vinOf('LFM', 4711, year, serial);

let toyotas = 5_000_000;
/** Returns a VIN for the make of a used car: that of a Toyota, unless the traits name another make. */
const ownVin = ({ condition, brandId, firstRegDate }: Partial<ImportCarDto>): Pick<ImportCarDto, 'vin'> =>
  condition === 'new' || brandId !== undefined
    ? {}
    : { vin: toyotaVin((toyotas += 1), Number((firstRegDate ?? '2021').slice(0, 4))) };

/** Returns a used Camry on sale, complete, with ids of its own. */
export const aCar = (traits: Partial<ImportCarDto> = {}): ImportCarDto =>
  aUsedCar({
    ...ownVin(traits),
    brandId: toyota.brandId,
    seriesId: camry.brandId,
    categoryId: SEDANS,
    name: { ru: 'Toyota Camry 2.5 Deluxe', zh: '丰田凯美瑞 2.5 豪华版', en: 'Toyota Camry 2.5 Deluxe' },
    priceFee: 15_800_000,
    bodyType: 'sedan',
    engineCc: 2487,
    powerKw: 154,
    locationCity: { ru: 'Тяньцзинь', zh: '天津', en: 'Tianjin' },
    pictures: picturesOf('camry'),
    ...traits,
  });

/** Returns a new Camry on sale, of which there can be more than one. */
export const aCarInNumbers = (traits: Partial<ImportCarDto> = {}): ImportCarDto =>
  aNewCar({
    brandId: toyota.brandId,
    seriesId: camry.brandId,
    categoryId: SEDANS,
    wholesalePriceFee: undefined,
    ...traits,
  });

/** Returns the sku of a car that `aCar` made. */
export const skuOf = (car: ImportCarDto): string => car.skuId ?? car.spuId;

export const importAs = (mall: TestMall) => mall.callAs(aService('demo'))(productImportApi);

export async function importBrands(mall: TestMall): Promise<void> {
  const importing = importAs(mall);
  await importing.importShops({ shops: [shop] });
  await importing.importBrands({ brands: [camry, toyota, rav4, chery, tiggo] });
}

/** Imports cars, and waits until the search finds those that are on sale. */
export async function importCars(mall: TestMall, ...cars: ImportCarDto[]): Promise<void> {
  await importAs(mall).importCars({ cars: cars.map((car) => ({ ...car, affirmed: [...factQuestions] })) });
  const spuIds = cars.filter(({ status = 1 }) => status === 1).map(({ spuId }) => spuId);
  const search = mall.callAs(aVisitor())(productSearchApi);
  await untilTrue('the search to know the cars', async () => {
    const { total } = await search.simplePage({ spuIds, pageNum: 1, pageSize: 1, sort: 1 });
    return total === spuIds.length;
  });
}

/** Waits for a condition: the search follows the catalogue within a second of the commit; a loaded machine gets more time. */
export const untilTrue = (what: string, holds: () => Promise<boolean>): Promise<true> =>
  until(async () => ((await holds()) ? true : undefined), { what, timeoutMs: 20_000 });
