import { productImportApi, type ImportCarDto } from '@mall/contracts/product';
import type { Line } from '../clients/buyer.js';
import type { ChaosMall } from '../stack/chaos-mall.js';

const shops = [
  { shopId: '501', shopName: 'Порт Авто', type: 2 as const },
  { shopId: '502', shopName: 'Амур Моторс', type: 2 as const },
];
const brands = [
  { brandId: '101', brandParentId: '0', name: { ru: 'Хавейл', zh: '哈弗', en: 'Haval' } },
  { brandId: '1011', brandParentId: '101', name: { ru: 'Джолион', zh: '初恋', en: 'Jolion' } },
];

/** Puts cars on sale that nobody has put there before. */
export class Showroom {
  private last = 700_000;
  private isOpen = false;

  constructor(private readonly mall: ChaosMall) {}

  /** @param stock units of each; one makes it a used car. */
  async putOnSale(count: number, stock: number): Promise<ImportCarDto[]> {
    const importing = await this.mall.operations(productImportApi);
    if (!this.isOpen) {
      await importing.importShops({ shops });
      await importing.importBrands({ brands });
      this.isOpen = true;
    }
    const cars = Array.from({ length: count }, () => aCar(String((this.last += 1)), stock));
    for (let from = 0; from < cars.length; from += 100)
      await importing.importCars({ cars: cars.slice(from, from + 100) });
    return cars;
  }
}

export const lineOf = ({ spuId }: Pick<ImportCarDto, 'spuId'>, count = 1): Line => ({
  spuId,
  skuId: spuId,
  count,
});

function aCar(spuId: string, stock: number): ImportCarDto {
  const isUsed = stock === 1;
  return {
    spuId,
    shopId: shops[Number(spuId) % shops.length]!.shopId,
    brandId: '101',
    seriesId: '1011',
    categoryId: '100413',
    name: { ru: `Хавейл Джолион ${spuId}`, zh: `哈弗初恋 ${spuId}`, en: `Haval Jolion ${spuId}` },
    priceFee: 8_500_000 + (Number(spuId) % 97) * 1_000,
    stock,
    condition: isUsed ? 'used' : 'new',
    year: 2024,
    ...(isUsed ? { firstRegDate: '2024-06-01' } : { wholesalePriceFee: 8_000_000 }),
    mileageKm: isUsed ? 21_000 : 10,
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
  };
}
