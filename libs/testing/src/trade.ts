import { productImportApi, type ImportCarDto } from '@mall/contracts/product';
import { userAddressApi, userApi, type NewAddressDto, type UpdateUserDto } from '@mall/contracts/user';
import type { Caller } from '@mall/contracts/define';
import { aBuyer, anId, aService } from './callers.js';
import type { TestMall } from './test-mall.js';

export const shop = { shopId: '501', shopName: 'Порт Авто', type: 2 } as const;
export const otherShop = { shopId: '502', shopName: 'Амур Моторс', type: 2 } as const;

const brand = { brandId: '101', brandParentId: '0', name: { ru: 'Хавейл', zh: '哈弗', en: 'Haval' } };
const series = { brandId: '1011', brandParentId: '101', name: { ru: 'Джолион', zh: '初恋', en: 'Jolion' } };

/** A used car that exists once, on sale. */
export function aUsedCar(traits: Partial<ImportCarDto> = {}): ImportCarDto {
  return {
    spuId: anId(),
    shopId: shop.shopId,
    brandId: brand.brandId,
    seriesId: series.brandId,
    categoryId: '100413',
    name: { ru: 'Хавейл Джолион 1.5', zh: '哈弗初恋 1.5', en: 'Haval Jolion 1.5' },
    priceFee: 8_500_000,
    stock: 1,
    condition: 'used',
    year: 2021,
    firstRegDate: '2021-06-01',
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
    pictures: [{ url: '/api/files/p/2026/11/21/jolion.webp', angle: 'frontThreeQuarter' }],
    ...traits,
  };
}

export const aNewCar = (traits: Partial<ImportCarDto> = {}): ImportCarDto =>
  aUsedCar({ condition: 'new', stock: 30, wholesalePriceFee: 8_000_000, mileageKm: 10, ...traits });

export const lineOf = (car: ImportCarDto, count = 1) => ({ spuId: car.spuId, skuId: car.spuId, count });

/** Puts cars on sale; shops and makes come with the first ones. */
export async function putOnSale(mall: TestMall, ...cars: ImportCarDto[]): Promise<void> {
  const importing = mall.callAs(aService('demo'))(productImportApi);
  await importing.importShops({ shops: [shop, otherShop] });
  await importing.importBrands({ brands: [brand, series] });
  await importing.importCars({ cars });
}

export const aPassport: UpdateUserDto = {
  surname: 'Иванов',
  name: 'Пётр',
  surnameEn: 'Ivanov',
  nameEn: 'Petr',
  birthDate: '1984-05-01',
  passportNo: '4508 123456',
  nationality: 'RU',
  issuingAgency: 'УМВД России по Приморскому краю',
  issueDate: '2010-01-01',
  registrationAddress: 'Владивосток, ул. Светланская, 1',
  taxNo: '500100732259',
};

export const anAddress: NewAddressDto = {
  consignee: 'Пётр Иванов',
  mobile: '+79141234567',
  country: 'RU',
  province: 'Приморский край',
  city: 'Уссурийск',
  addr: 'ул. Ленина, 1',
  postCode: '692500',
  isDefault: 1,
};

export interface ReadyBuyer {
  readonly caller: Caller;
  readonly addrId: string;
}

/** A buyer who may order: complete profile and an address. */
export async function aReadyBuyer(mall: TestMall): Promise<ReadyBuyer> {
  const caller = aBuyer();
  await mall.callAs(caller)(userApi).update(aPassport);
  const { addrId } = await mall.callAs(caller)(userAddressApi).create(anAddress);
  return { caller, addrId };
}
