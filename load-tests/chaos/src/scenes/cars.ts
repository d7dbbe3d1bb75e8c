import { productImportApi, type ImportBrandDto, type ImportCarDto } from '@mall/contracts/product';
import { newCar, specimenShops, usedCar } from '@mall/demo/specimens';
import type { ChaosMall } from '../stack/chaos-mall.js';

/** A make that no catalogue of the mall has. */
const BRANDS = [
  { brandId: '70000001', brandParentId: '0', name: { ru: 'Испытатель', zh: '试验', en: 'Trial' } },
  { brandId: '70000002', brandParentId: '70000001', name: { ru: 'Первый', zh: '一号', en: 'One' } },
] as const satisfies readonly ImportBrandDto[];

/** Puts new cars on sale. */
export class Showroom {
  /** Greater than the numbers of any catalogue of the mall. */
  private last = 70_000_000;
  private isOpen = false;

  constructor(private readonly mall: ChaosMall) {}

  /** Imports `count` new cars that are on sale. `stock` is the number of units of each; one makes it a used car. */
  async putOnSale(count: number, stock: number): Promise<ImportCarDto[]> {
    const importing = await this.mall.operations(productImportApi);
    if (!this.isOpen) {
      await importing.importShops({ shops: [...specimenShops] });
      await importing.importBrands({ brands: [...BRANDS] });
      this.isOpen = true;
    }
    const cars = Array.from({ length: count }, () => aCar(String((this.last += 1)), stock));
    for (let from = 0; from < cars.length; from += 100)
      await importing.importCars({ cars: cars.slice(from, from + 100) });
    return cars;
  }
}

function aCar(spuId: string, stock: number): ImportCarDto {
  const traits = {
    shopId: specimenShops[Number(spuId) % specimenShops.length]!.shopId,
    brandId: BRANDS[0].brandId,
    seriesId: BRANDS[1].brandId,
    name: { ru: `Испытатель Первый ${spuId}`, zh: `试验一号 ${spuId}`, en: `Trial One ${spuId}` },
    priceFee: 8_500_000 + (Number(spuId) % 97) * 1_000,
    stock,
  };
  return stock === 1 ? usedCar(spuId, traits) : newCar(spuId, traits);
}
