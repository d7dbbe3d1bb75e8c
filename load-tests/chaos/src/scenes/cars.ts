import { productImportApi, type ImportCarDto } from '@mall/contracts/product';
import { newCar, specimenBrands, specimenShops, usedCar } from '@mall/demo/specimens';
import type { ChaosMall } from '../stack/chaos-mall.js';

/** Puts new cars on sale. */
export class Showroom {
  /** Above the numbers of any catalogue that the mall may have begun with. */
  private last = 70_000_000;
  private isOpen = false;

  constructor(private readonly mall: ChaosMall) {}

  /** @param stock units of each; one makes it a used car. */
  async putOnSale(count: number, stock: number): Promise<ImportCarDto[]> {
    const importing = await this.mall.operations(productImportApi);
    if (!this.isOpen) {
      await importing.importShops({ shops: [...specimenShops] });
      await importing.importBrands({ brands: [...specimenBrands] });
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
    name: { ru: `Хавейл Джолион ${spuId}`, zh: `哈弗初恋 ${spuId}`, en: `Haval Jolion ${spuId}` },
    priceFee: 8_500_000 + (Number(spuId) % 97) * 1_000,
    stock,
  };
  return stock === 1 ? usedCar(spuId, traits) : newCar(spuId, traits);
}
